"""The 115 Room tiles: name, kind, copies, sides.

Sides as seen by one who has just stepped over the arrow: entry, right, ahead, left; - open, # wall, d door, p portcullis.
"""

from __future__ import annotations

from ..tiles import SIGNS, TILES, RoomTile

for name, kind, copies, sides in (
    ("room-01", "room", 12, "----"),
    ("room-02", "room", 5, "---#"),
    ("room-03", "room", 5, "-#--"),
    ("room-04", "room", 8, "--#-"),
    ("room-05", "room", 9, "-#-#"),
    ("room-06", "room", 6, "--##"),
    ("room-07", "room", 8, "-##-"),
    ("room-08", "room", 4, "-###"),
    ("room-09", "room", 1, "-ddd"),
    ("room-10", "room", 3, "--d-"),
    ("room-11", "room", 2, "--d#"),
    ("room-12", "room", 2, "-#d-"),
    ("corridor-13", "corridor", 2, "---#"),
    ("corridor-14", "corridor", 2, "----"),
    ("corridor-15", "corridor", 2, "--##"),
    ("corridor-16", "corridor", 2, "--#-"),
    ("corridor-17", "corridor", 2, "-#-#"),
    ("corridor-18", "corridor", 2, "-#--"),
    ("corridor-19", "corridor", 2, "-##-"),
    ("cave_in-20", "cave_in", 2, "----"),
    ("cave_in-21", "cave_in", 2, "-#-#"),
    ("darkness-22", "darkness", 2, "--#-"),
    ("darkness-23", "darkness", 1, "--##"),
    ("darkness-24", "darkness", 1, "-##-"),
    ("chasm-25", "chasm", 2, "----"),
    ("bottomless_pit-26", "bottomless_pit", 2, "-#-#"),
    ("trap-27", "trap", 3, "----"),
    ("trap-28", "trap", 1, "---#"),
    ("trap-29", "trap", 1, "-#--"),
    ("portcullis-30", "portcullis", 1, "p-d-"),
    ("portcullis-31", "portcullis", 3, "p---"),
    ("portcullis-32", "portcullis", 2, "p--#"),
    ("portcullis-33", "portcullis", 2, "p-#-"),
    ("portcullis-34", "portcullis", 1, "p#d#"),
    ("portcullis-35", "portcullis", 2, "p#--"),
    ("portcullis-36", "portcullis", 2, "p#-#"),
    ("portcullis-37", "portcullis", 1, "p###"),
    ("rotating-38", "rotating", 5, "-###"),
):
    TILES[name] = RoomTile(name, kind, copies, tuple(SIGNS[sign] for sign in sides))
