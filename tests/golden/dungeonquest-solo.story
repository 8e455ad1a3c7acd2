   0 Anna is First Player
   1 Anna plays Sir Rohan
   2 Anna puts on the Ring of Opening
   3 Anna begins in the south-east Tower, M10
   3 round 1: the sun moves on; 25 rounds left
   4 Anna draws the tile "Room: ahead, left"
   4 Anna lays the tile at M9
   4 Anna enters M9
   4 Anna draws the Room card Orc
   4 Anna meets the Orc
   5 Anna attacks
   5 Anna draws Monster card 6
   5 Anna faces the Orc with 5 Life Points: combat
   6 Anna rolls 4 on the D6 for the monster
   6 Anna plays Slash against Slash: both lose 1 Life Point
   6 Anna loses 1 Life Point, 16 left
   7 Anna rolls 3 on the D6 for the monster
   7 Anna plays Mighty Blow against Slash: the monster loses 2 Life Points
   8 Anna rolls 3 on the D6 for the monster
   8 Anna plays Slash against Slash: both lose 1 Life Point
   8 Anna loses 1 Life Point, 15 left
   9 Anna rolls 5 on the D6 for the monster
   9 Anna plays Mighty Blow against Leap Aside: the monster wins the exchange
   9 Anna loses 1 Life Point, 14 left
  10 Anna rolls 4 on the D6 for the monster
  10 Anna plays Mighty Blow against Slash: the monster loses 2 Life Points
  10 Anna defeats the Orc
  10 round 2: the sun moves on; 24 rounds left
  11 Anna draws the tile "Room: right"
  11 Anna lays the tile at M8
  11 Anna enters M8
  11 Anna draws the Room card Empty
  11 round 3: the sun moves on; 23 rounds left
  12 Anna misses the turn
  12 round 4: the sun moves on; 22 rounds left
  13 Anna enters M9
  13 Anna draws the Room card Trapdoor
  13 Anna rolls 10 on the D12
  13 Anna tests Agility 4: 10, fails
  13 Anna falls into a pit
  13 Anna rolls 5 on the D6
  13 Anna loses 5 Life Points, 9 left
  13 round 5: the sun moves on; 21 rounds left
  14 Anna rolls 6 on the D12
  14 Anna tests Agility 4: 6, fails
  14 Anna gets no further
  14 round 6: the sun moves on; 20 rounds left
  15 Anna rolls 5 on the D12
  15 Anna tests Agility 4: 5, fails
  15 Anna gets no further
  15 round 7: the sun moves on; 19 rounds left
  16 Anna rolls 9 on the D12
  16 Anna tests Agility 4: 9, fails
  16 Anna gets no further
  16 round 8: the sun moves on; 18 rounds left
  17 Anna rolls 1 on the D12
  17 Anna tests Agility 4: 1, succeeds
  17 Anna climbs out of the pit
  18 Anna enters M8
  18 Anna draws the Room card Crypt
  19 Anna draws the Crypt card Necklace (250)
  19 Anna keeps the card Necklace (250)
  19 round 9: the sun moves on; 17 rounds left
  20 Anna enters M9
  20 Anna draws the Room card Troll
  20 Anna meets the Troll
  21 Anna attacks
  21 Anna draws Monster card 10
  21 Anna faces the Troll with 4 Life Points: combat
  22 Anna rolls 3 on the D6 for the monster
  22 Anna plays Leap Aside against Slash: the monster wins the exchange
  22 Anna loses 1 Life Point, 8 left
  23 Anna rolls 3 on the D6 for the monster
  23 Anna plays Mighty Blow against Slash: the monster loses 2 Life Points
  24 Anna rolls 5 on the D6 for the monster
  24 Anna plays Leap Aside against Leap Aside: both lose 1 Life Point
  24 Anna loses 1 Life Point, 7 left
  25 Anna rolls 4 on the D6 for the monster
  25 Anna plays Leap Aside against Slash: the monster wins the exchange
  25 Anna loses 1 Life Point, 6 left
  26 Anna rolls 1 on the D6 for the monster
  26 Anna plays Slash against Mighty Blow: the monster wins the exchange
  26 Anna loses 1 Life Point, 5 left
  27 Anna rolls 6 on the D6 for the monster
  27 Anna plays Leap Aside against Leap Aside: both lose 1 Life Point
  27 Anna loses 1 Life Point, 4 left
  27 Anna defeats the Troll
  27 round 10: the sun moves on; 16 rounds left
  28 Anna draws the tile "Room: left"
  28 Anna lays the tile at L9
  28 Anna enters L9
  28 Anna draws the Room card Crypt
  29 Anna draws the Crypt card Nothing
  29 round 11: the sun moves on; 15 rounds left
  30 Anna draws the tile "Room: right, left"
  30 Anna lays the tile at L10
  30 Anna enters L10
  30 Anna draws the Room card Crossfire
  30 Anna rolls 7 on the D12
  30 Anna comes to no harm
  30 round 12: the sun moves on; 14 rounds left
  31 Anna enters L9
  31 Anna draws the Room card Gold (40)
  31 Anna keeps the card Gold (40)
  31 round 13: the sun moves on; 13 rounds left
  32 Anna enters L10
  32 Anna draws the Room card Empty
  32 round 14: the sun moves on; 12 rounds left
  33 Anna enters L9
  33 Anna draws the Room card Empty
  33 round 15: the sun moves on; 11 rounds left
  34 Anna enters L10
  34 Anna draws the Room card Death Warrior
  34 Anna meets the Death Warrior
  35 Anna tries to escape
  35 Anna draws Monster card 4
  35 Anna faces the Death Warrior with 4 Life Points: the hero escapes
  35 Anna is rid of the Death Warrior
  35 Anna escapes to L9
  35 round 16: the sun moves on; 10 rounds left
  36 Anna enters M9
  36 Anna draws the Room card Empty
  36 round 17: the sun moves on; 9 rounds left
  37 Anna enters L9
  37 Anna draws the Room card Empty
  37 round 18: the sun moves on; 8 rounds left
  38 Anna enters M9
  38 Anna draws the Room card Dead Adventurer
  39 Anna draws the Corpse card Nothing
  39 round 19: the sun moves on; 7 rounds left
  40 Anna enters L9
  40 Anna draws the Room card Sneak Attack: Troll
  40 Anna is attacked by surprise: the Troll
  40 Anna rolls 1 on the D12
  40 Anna comes to no harm
  41 Anna attacks
  41 Anna draws Monster card 2
  41 Anna faces the Troll with 4 Life Points: combat
  42 Anna rolls 4 on the D6 for the monster
  42 Anna plays Mighty Blow against Slash: the monster loses 2 Life Points
  43 Anna rolls 2 on the D6 for the monster
  43 Anna plays Leap Aside against Mighty Blow: the monster loses 1 Life Point
  44 Anna rolls 6 on the D6 for the monster
  44 Anna plays Leap Aside against Leap Aside: both lose 1 Life Point
  44 Anna loses 1 Life Point, 3 left
  44 Anna defeats the Troll
  44 round 20: the sun moves on; 6 rounds left
  45 Anna enters L10
  45 Anna draws the Room card Orc
  45 Anna meets the Orc
  46 Anna attacks
  46 Anna draws Monster card 7
  46 Anna faces the Orc with 4 Life Points: combat
  47 Anna rolls 4 on the D6 for the monster
  47 Anna plays Slash against Slash: both lose 1 Life Point
  47 Anna loses 1 Life Point, 2 left
  48 Anna rolls 4 on the D6 for the monster
  48 Anna plays Leap Aside against Slash: the monster wins the exchange
  48 Anna loses 1 Life Point, 1 left
  49 Anna rolls 2 on the D6 for the monster
  49 Anna plays Mighty Blow against Mighty Blow: both lose 1 Life Point
  49 Anna loses 1 Life Point, 0 left
  49 Anna puts the card Necklace (250) back under the Crypt deck
  49 Anna puts the card Gold (40) back under the Room deck
  49 Anna loses treasure worth 290
  49 Anna dies of wounds
