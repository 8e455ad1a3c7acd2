   0 Anna rolls dice of the Source: red, green and black
   0 at 2,-2 there are: Cursed Hags
   2 Anna takes the tactic Planning
   2 Anna takes the tactic Mana Steal
   2 Round 1 begins: Day
   2 the dummy player turns up 3 cards: Rage, Threaten and Swiftness
   2 Anna begins a turn
   2 Anna comes through the portal to 0,0
   3 Anna plays Stamina: Move 2
   4 Anna moves to 0,-1
   5 Anna plays Determination sideways
   7 Anna discards Rage
   7 Anna draws 4 cards: Concentration, Battle Versatility, Swiftness and Stamina
   7 the dummy player turns up 3 cards: Tranquility, Stamina and Improvisation
   7 Anna begins a turn
   8 Anna plays Stamina: Move 2
   9 Anna moves to 0,-2
  11 Anna discards Threaten
  11 Anna draws 2 cards: March and Tranquility
  11 the dummy player turns up 3 cards: Will Focus, March and Mana Draw
  12 Anna begins a turn
  14 Anna plays Promise: Influence 2
  16 Anna plays Tranquility, strong: Heal 2 or draw 2 cards
  16 Anna uses the green die
  18 Anna plays Concentration: gain a blue, white or red mana token
  19 Anna gains a white mana token
  20 Anna rolls dice of the Source: green
  21 Anna discards Battle Versatility
  21 Anna discards Swiftness
  21 Anna draws 4 cards: March, Crystallize, Improvisation and Mana Draw
  21 the dummy player turns up 3 cards: Crystallize, Swiftness and Rage
  22 Anna begins a turn
  24 Anna plays Improvisation, strong
  24 Anna uses the red die
  25 Anna discards March
  26 Anna recruits Peasants
  28 Anna plays Mana Draw
  29 Anna plays Crystallize
  29 Anna uses the green die
  29 Anna gains a green crystal
  30 Anna gains a green mana token
  31 Anna rolls dice of the Source: red and white
  32 Anna discards March
  32 Anna draws Swiftness
  32 the dummy player turns up 4 cards: Promise, Stamina, March and Determination
  33 Anna begins a turn
  35 Anna plays Swiftness: Move 2
  36 Anna moves to 0,-1
  37 Anna announces the End of the Round
  37 Anna begins a turn
  37 Anna has no turn this time
  37 the tactic Planning leaves the game
  37 the tactic Mana Steal leaves the game
  37 Anna rolls dice of the Source: red, blue and red
  37 new in the Unit offer: Guardian Golems
  37 new in the Unit offer: Illusionists
  37 new in the Unit offer: Utem Guardsmen
  37 new in the Advanced Action offer: Blood Rage
  37 Anna gains a green crystal
  37 new in the Spell offer: Chill
  37 Anna shuffles the Deed deck
  37 Anna shuffles the Deed deck
  37 Anna draws 5 cards: Rage, Crystallize, Stamina, Tranquility and Mana Draw
  38 Anna takes the tactic Sparing Power
  38 Anna takes the tactic From the Dusk
  38 Round 2 begins: Night
  38 the dummy player turns up 6 cards: Mana Draw, Swiftness, Refreshing Walk, Threaten, March and Determination
  39 Anna puts under the tactic: Swiftness
  39 Anna begins a turn
  40 Anna plays Stamina, strong: Move 4
  40 Anna uses the blue die
  41 Anna moves to 0,-2
  42 Anna moves to 0,-3
  43 Anna plays Mana Draw
  44 Anna plays Tranquility: Heal 1 or draw 1 card
  46 Anna plays Crystallize
  46 Anna uses the red die
  46 Anna gains a red crystal
  47 Anna gains a red mana token
  48 Anna rolls dice of the Source: blue and gold
  49 Anna discards Rage
  49 Anna draws 5 cards: Stamina, Swiftness, Improvisation, March and Battle Versatility
  49 the dummy player turns up 6 cards: Promise, Tranquility, Will Focus, March, Stamina and Stamina
  50 Anna puts under the tactic: Threaten
  50 Anna begins a turn
  51 Anna plays Improvisation, strong
  51 Anna uses the red die
  52 Anna discards Battle Versatility
  53 Anna plays March: Move 2
  54 Anna moves to 0,-2
  55 Anna moves to 0,-1
  56 Anna moves to 1,-2
  57 Anna plays Stamina: Move 2
  58 Anna plays Swiftness: Move 2
  59 Anna rolls dice of the Source: green
  59 Anna gains a white crystal
  59 Anna draws 4 cards: March, Determination, Concentration and Promise
  59 the dummy player turns up 3 cards: Rage, Crystallize and Swiftness
  60 Anna uses the tactic Sparing Power
  60 Anna takes from under the tactic: 2 cards: Swiftness and Threaten
  60 Anna begins a turn
  62 Anna challenges Cursed Hags
  62 Anna fights: Cursed Hags
  65 Anna plays Determination: Attack 2 or Block 2
  66 Anna plays Concentration: gain a blue, white or red mana token
  67 Anna gains a white mana token
  68 Anna uses Peasants
  69 Anna blocks Cursed Hags
  71 Anna plays Swiftness, strong: ranged Attack 3
  72 Anna uses a white crystal
  73 Anna plays Threaten sideways
  74 Anna plays Promise sideways
  75 Anna defeats Cursed Hags
  75 Anna gains 3 Fame
  75 Anna changes Reputation by +1
  75 Anna ends the fight
  76 Anna gains a white crystal
  76 Anna reaches level 2
  76 Anna turns up Burning Power and Dark Paths
  77 Anna leaves Burning Power to the common offer
  77 Anna gains the Skill Dark Paths
  78 new in the Advanced Action offer: Crushing Bolt
  78 Anna gains Decompose, for the Deed deck
  78 new in the Skill offer: Motivation
  79 Anna discards March
  79 Anna draws Decompose
  79 the dummy player turns up 2 cards: Improvisation and Rage
  79 Anna begins a turn
  81 Anna plays Decompose sideways
  82 Anna gains a white mana token
  83 Anna gains a white crystal
  83 Anna announces the End of the Round
  83 Anna begins a turn
  83 Anna has no turn this time
  83 the tactic Sparing Power leaves the game
  83 the tactic From the Dusk leaves the game
  83 Anna rolls dice of the Source: gold, white and blue
  83 new in the Unit offer: Guardian Golems
  83 new in the Unit offer: Peasants
  83 new in the Unit offer: Utem Swordsmen
  83 new in the Advanced Action offer: Ice Bolt
  83 Anna gains a blue crystal
  83 new in the Spell offer: Whirlwind
  83 Anna shuffles the Deed deck
  83 Anna shuffles the Deed deck
  83 Anna draws 5 cards: Promise, Battle Versatility, March, Swiftness and Improvisation
  84 Anna takes the tactic Rethink
  85 Anna takes the tactic Early Bird
  85 Round 3 begins: Day
  85 the dummy player turns up 6 cards: Rage, Promise, Refreshing Walk, Stamina, Rage and Crystallize
  85 Anna begins a turn
  86 Anna plays Improvisation, strong
  86 Anna uses the gold die as red
  87 Anna discards Promise
  88 Anna moves to 1,-1
  89 Anna moves to 2,-1
  89 at 3,-2 there are: Monks
  90 Anna plays Swiftness: Move 2
  91 Anna moves to 1,0
  92 Anna uses Peasants
  93 Anna moves to 0,0
  94 Anna plays March: Move 2
  95 Anna moves to 0,-1
  96 Anna gains a white mana token
  97 Anna rolls dice of the Source: white
  98 Anna draws 4 cards: Threaten, Crystallize, Concentration and Decompose
  98 the dummy player turns up 3 cards: Tranquility, Threaten and Mana Storm
  98 Anna begins a turn
  99 Anna plays Decompose
 100 Anna throws Concentration away
 100 Anna gains a green crystal
 100 Anna gains a green crystal
 101 Anna plays Battle Versatility sideways
 102 Anna plays Crystallize sideways
 103 Anna moves to 0,-2
 104 Anna gains a green mana token
 105 Anna gains a green mana token
 107 Anna discards Threaten
 107 Anna draws 5 cards: Swiftness, Determination, Mana Draw, March and Rage
 107 the dummy player turns up 5 cards: Improvisation, Swiftness, Determination, Swiftness and March
 108 Anna begins a turn
 111 Anna plays Mana Draw
 113 Anna discards March
 113 Anna draws 2 cards: Tranquility and Stamina
 113 the dummy player turns up 3 cards: Stamina, Will Focus and Mana Draw
 114 Anna begins a turn
 117 Anna plays Tranquility: Heal 1 or draw 1 card
 120 Anna discards Rage
 120 Anna draws Stamina
 120 the dummy player turns up March
 121 Anna begins a turn
 126 Anna discards Determination
 126 Anna discards Stamina
 126 Anna discards Stamina
 126 Anna announces the End of the Round
 127 Anna begins a turn
 128 Anna plays Swiftness: Move 2
 129 Anna moves to 0,-1
 130 the tactic Rethink leaves the game
 130 the tactic Early Bird leaves the game
 130 Anna rolls dice of the Source: green, gold and green
 130 new in the Unit offer: Foresters (1)
 130 new in the Unit offer: Utem Swordsmen
 130 new in the Unit offer: Foresters (2)
 130 new in the Advanced Action offer: Fire Bolt
 130 Anna gains a green crystal
 130 new in the Spell offer: Underground Travel
 130 Anna shuffles the Deed deck
 130 Anna shuffles the Deed deck
 130 Anna draws 5 cards: Decompose, Swiftness, Crystallize, Swiftness and Battle Versatility
 131 Anna takes the tactic Midnight Meditation
 131 Anna takes the tactic Mana Search
 131 Round 4 begins: Night
 131 the dummy player turns up 5 cards: Stamina, Rage, Determination, Tranquility and Blood Rage
 133 Anna uses the tactic Midnight Meditation
 133 Anna shuffles into the Deed deck: 2 cards: Decompose and Battle Versatility
 133 Anna draws 2 cards: Threaten and Stamina
 133 Anna begins a turn
 134 Anna plays Stamina: Move 2
 135 Anna moves to 0,-2
 137 Anna plays Threaten sideways
 139 Anna plays Crystallize
 139 Anna uses the green die
 139 Anna gains a green crystal
 140 Anna gains a green mana token
 141 Anna rolls dice of the Source: white
 142 Anna discards Swiftness
 142 Anna draws 4 cards: Mana Draw, March, Battle Versatility and Decompose
 142 the dummy player turns up 3 cards: Stamina, Swiftness and Promise
 143 Anna begins a turn
 146 Anna plays Decompose
 147 Anna throws Battle Versatility away
 147 Anna gains a red crystal
 147 Anna gains a red crystal
 148 Anna gains a red mana token
 149 Anna gains a red mana token
 150 Anna plays Mana Draw
 152 Anna discards Swiftness
 152 Anna draws 4 cards: Improvisation, Promise, Rage and Tranquility
 152 the dummy player turns up 5 cards: Mana Storm, Swiftness, Crystallize, Will Focus and March
 153 Anna begins a turn
 155 Anna plays Promise, strong: Influence 4
 155 Anna uses the white die
 156 Anna plays Improvisation
 157 Anna discards Tranquility
 158 Anna uses Peasants
 159 Anna loses Peasants
 159 Anna recruits Foresters
 161 Anna rolls dice of the Source: red
 162 Anna draws 3 cards: March, Determination and Stamina
 162 the dummy player turns up 3 cards: Improvisation, March and Rage
 163 Anna begins a turn
 166 Anna plays Rage sideways
 169 the dummy player turns up 3 cards: Refreshing Walk, Threaten and Mana Draw
 170 Anna begins a turn
 175 Anna discards Determination
 175 Anna discards March
 175 Anna announces the End of the Round
 176 Anna begins a turn
 177 Anna plays March, strong: Move 4
 177 Anna uses the green die
 178 Anna moves to 0,-3
 179 Anna moves to 1,-4
 180 Anna plays Stamina: Move 2
 181 Anna reveals the tile Countryside 2
 181 at 2,-7 there are: Wolf Riders
 182 Anna uses Foresters
 183 Anna moves to 2,-5
 184 Anna rolls dice of the Source: black
 184 the tactic Midnight Meditation leaves the game
 184 the tactic Mana Search leaves the game
 184 Anna rolls dice of the Source: white, blue and green
 184 new in the Unit offer: Northern Monks
 184 new in the Unit offer: Herbalists
 184 new in the Unit offer: Utem Crossbowmen
 184 new in the Advanced Action offer: Diplomacy
 184 Anna gains a blue crystal
 184 new in the Spell offer: Fireball
 184 Anna shuffles the Deed deck
 184 at 2,-4 there are: Guardsmen
 184 Anna shuffles the Deed deck
 184 Anna draws 5 cards: Promise, Determination, March, Decompose and Stamina
 185 Anna takes the tactic The Right Moment
 185 Anna takes the tactic Great Start
 185 Round 5 begins: Day
 185 the dummy player turns up 3 cards: Stamina, Tranquility and Rage
 185 Anna begins a turn
 186 Anna plays Stamina, strong: Move 4
 186 Anna uses the blue die
 187 Anna reveals the tile Countryside 7
 187 at 5,-6 there are: Diggers
 187 new in the Unit offer: Steady Tempo
 188 Anna moves to 3,-6
 190 Anna plays Promise: Influence 2
 192 Anna uses the tactic The Right Moment
 193 Anna plays Decompose
 194 Anna throws Determination away
 194 Anna gains a blue crystal
 194 Anna gains a blue crystal
 195 Anna gains a blue mana token
 196 Anna gains a blue mana token
 197 Anna rolls dice of the Source: blue
 198 Anna discards March
 198 Anna draws 5 cards: Threaten, Stamina, Swiftness, Rage and Crystallize
 199 Anna begins a turn
 201 Anna plays Threaten: Influence 2
 203 Anna plays Crystallize, strong: gain a crystal of any basic colour
 203 Anna uses the blue die
 204 Anna gains a green crystal
 205 Anna gains a green mana token
 206 Anna rolls dice of the Source: white
 207 Anna discards Swiftness
 207 Anna draws 3 cards: Swiftness, Improvisation and Tranquility
 207 the dummy player turns up 3 cards: Improvisation, Crystallize and Mana Storm
 208 Anna begins a turn
 210 Anna plays Improvisation
 211 Anna discards Stamina
 212 Anna loses Foresters
 212 Anna recruits Herbalists
 214 Anna plays Tranquility, strong: Heal 2 or draw 2 cards
 214 Anna uses the green die
 216 Anna rolls dice of the Source: black
 217 Anna discards Rage
 217 Anna draws 2 cards: March and Mana Draw
 217 the dummy player turns up 3 cards: Will Focus, Swiftness and Threaten
 218 Anna begins a turn
 222 Anna plays Mana Draw
 224 Anna discards March
 224 the dummy player turns up 3 cards: Rage, Stamina and Mana Draw
 225 Anna begins a turn
 227 Anna plays Swiftness: Move 2
 228 the dummy player turns up 7 cards: Determination, March, Crushing Bolt, Swiftness, March, Refreshing Walk and Blood Rage
 229 Anna begins a turn
 229 Anna announces the End of the Round
 229 the tactic The Right Moment leaves the game
 229 the tactic Great Start leaves the game
 229 Anna rolls dice of the Source: blue, white and gold
 229 new in the Unit offer: Savage Monks
 229 new in the Unit offer: Red Cape Monks
 229 new in the Unit offer: Herbalists
 229 new in the Unit offer: Ambush
 229 new in the Advanced Action offer: Agility
 229 Anna gains a white crystal
 229 new in the Spell offer: Space Bending
 229 Anna shuffles the Deed deck
 229 Anna shuffles the Deed deck
 229 Anna draws 5 cards: March, Decompose, Promise, Mana Draw and Swiftness
 230 Anna takes the tactic Preparation
 231 Anna takes from the Deed deck: Tranquility
 231 Anna takes the tactic Long Night
 231 Round 6 begins: Night
 231 the dummy player turns up 7 cards: March, Crystallize, Will Focus, Stamina, Swiftness, Mana Storm and March
 232 Anna begins a turn
 234 Anna plays Promise, strong: Influence 4
 234 Anna uses the white die
 235 Anna loses Herbalists
 235 Anna recruits Herbalists
 237 Anna plays Tranquility: Heal 1 or draw 1 card
 239 Anna plays Mana Draw
 240 Anna plays Decompose
 241 Anna throws March away
 241 Anna gains a green crystal
 241 Anna gains a green crystal
 242 Anna gains a green mana token
 243 Anna gains a green mana token
 244 Anna rolls dice of the Source: green
 245 Anna discards Swiftness
 245 Anna draws 5 cards: Threaten, Stamina, Stamina, March and Improvisation
 245 the dummy player turns up 3 cards: Mana Draw, Stamina and Threaten
 246 Anna begins a turn
 248 Anna plays Improvisation
 249 Anna discards Stamina
 250 Anna plays Threaten: Influence 2
 253 Anna discards March
 253 Anna draws 3 cards: Swiftness, Crystallize and Rage
 253 the dummy player turns up 7 cards: Blood Rage, Tranquility, Refreshing Walk, Ice Bolt, Determination, Improvisation and Swiftness
 254 Anna begins a turn
 258 Anna plays Crystallize
 259 Anna uses the blue die
 259 Anna gains a blue crystal
 260 Anna gains a blue mana token
 261 Anna rolls dice of the Source: gold
 262 Anna discards Rage
 262 Anna discards Swiftness
 262 the dummy player turns up 4 cards: Rage, Promise, Crushing Bolt and Rage
 263 Anna begins a turn
 265 Anna plays Stamina: Move 2
 266 Anna reveals the tile Countryside 5
 266 new in the Unit offer: In Need
 266 at 6,-8 there are: Orc Summoners
 267 Anna announces the End of the Round
 268 Anna begins a turn
 268 Anna has no turn this time
 268 the tactic Preparation leaves the game
 268 the tactic Long Night leaves the game
