/** Backgrounds: key, name, what you see. */
export const backgroundText = `\
beach|The Reviewed Beach|You build a castle, and the tide reviews it.
fairy_ring|Ring of Dancing Fairies|Step in, but ask first. They are dancing.
forest|The Forest That Stopped|You stop among the trees, and one of them seems to have stopped as well.
open_waters|Nothing but Water|There is nothing as far as you can see, and a great deal of it.
coral_reef|The Coral Town|You float through a town that built itself.
seafarer_ship|The Seafarer’s Ship|You have the watch, and the stars have you.
volcano|By the Warm Volcano|You warm your hands on a mountain.
clouds|On Top of the Clouds|You walk on them very lightly and do not look down.
dusty_canyons|Canyons That Answer|You call out a question, and get it back, several times.
thunderstorm|Between Flash and Thunder|You count the seconds between the flash and the dignity.
autumn_forest|Ankle-Deep in Autumn|You kick up the leaves, since nobody important is watching.
harvest_fields|Sheaves at Harvest|You stand between the sheaves and feel you have earned your bread.
graveyard|The Quiet Graveyard|You read the stones; they have finished their lists.
haunted_house|The House Up the Hill|You ring. Something comes down the stairs, and then the stairs come down.
pumpkin_patch|A Patch of Pumpkins|You pick the one that is looking at you.
harvest_feast|The Feast After the Harvest|You find a seat, a fork, and a place to loosen your belt.
sunset_meadow|The Honey-Coloured Meadow|You wade through grass the colour of honey.
starry_skies|A Skyful of Stars|You look up until your neck complains, and then a little longer.
iceberg|Tip of the Iceberg|You are standing on the smaller part of it.
twinkly_lights|A String of Winter Lights|You follow the string of lights to see where it is plugged in.
south_pole|The Bottom of the World|From here, every way is north.
ice_cave|The Cave of Ice|Your breath goes ahead to see if it is safe.
frigid_peak|The Cold Summit|You have reached the top, and so has the wind.
snowy_pines|Pines Under Snow|A branch lets go of its snow, always on you.
blacksmithy|The Smithy|You keep the bellows going, and your eyebrows at a distance.
crystal_cave|The Chiming Crystals|You whisper, and the walls chime in.
distant_castle|A Castle a Day Away|It is just a day’s walk, and has been since yesterday.
spring_rain|The First Rain of Spring|You get wet in the most hopeful way.
stained_glass|Light Through Coloured Glass|The light has come a long way to be this colour on your nose.
rolling_hills|Hill After Hill|You go up, you go down, and the sheep look on.
cherry_trees|Cherry Trees in Bloom|Petals come down on you as though you had married someone.
floral_meadow|A Meadow Full of Flowers|You tread carefully and still apologise to a daisy.
gumdrop_land|The Land of Gumdrops|Everything here is sticky, and you make the most of it.
marble_temple|The Marble Temple|Your footsteps sound as though somebody noble were coming.
mountain_lake|The Mountain’s Mirror|The mountain is in it upside down, and so are you.
pagodas|One More Pagoda|You count the roofs, and there is always one more.
drifting_raft|Adrift on a Raft|You lie on your back and leave the steering to the river.
shimmery_bubbles|Among the Bubbles|You hold still, so as not to be the one who pops them.
island_waterfalls|The Falls of the Flying Isle|The water falls off the edge of the island, and nobody minds.
dilatory_ruins|The Ruins of Dilatory|They had meant to keep it in repair.
giant_wave|Under the Great Wave|You have about a second to look brave.
sunken_ship|The Ship at the Bottom|The captain’s table is laid, for crabs.
pyramids|The Long-Term Pyramids|Somebody had an awful lot of blocks and a long-term plan.
sunset_savannah|Giraffes at Sunset|A giraffe walks through the sun, taking its time.
twinkly_party_lights|Lamps After the Party|The band has gone home, and the lamps dance on.
market|The Market Square|You only came for turnips.
stable|Inside the Stable|It smells of hay, and of being pleased to see you.
tavern|Your Table at the Tavern|Your usual table is free, as usual.
harvest_moon|The Great Harvest Moon|It is so big that you could lean a ladder on it.
slimy_swamp|The Boot-Eating Swamp|You have two boots, and the swamp has one of them.
swarming_darkness|A Darkness with Eyes|It has eyes, it has many, and they have not had lunch.
floating_islands|Islands in the Air|You look over the edge; the next one is quite a step away.
night_dunes|Dunes at Night|The sand is cold now, and sings under your feet.
sunset_oasis|Evening at the Oasis|You share the last of the light with some camels.
alpine_slopes|The Cowbell Slopes|You listen to the cowbells, and to a cow who cannot keep time.
snowy_sunrise|Sunrise on Fresh Snow|The first tracks of the day are yours.
winter_town|A Town in Winter|All the windows are lit, and one is yours.
frozen_lake|The Skating Lake|You skate in a figure of eight, or perhaps of three.
snowman_army|An Army of Snowmen|They were facing the other way a moment ago.
winter_night|A Very Quiet Night|It is so quiet that you hear the snow land.
bamboo_forest|Through the Bamboo|You stand very straight here, to fit in.
cozy_library|The Snug Library|There is a chair, there is a lamp, and nobody knows where you are.
grand_staircase|The Great Staircase|You come down it slowly, though there is no one to see.
deep_mine|Deep Down the Mine|You knock on the wall, and somebody knocks back.
rainforest|The Dripping Forest|It drips, it calls, and something blue goes by.
stone_circle|The Ring of Stones|They were put up to tell the time, and you are late.
archery_range|The Archery Butts|You aim for the middle and take what you get.
giant_florals|Giant Flowers|The bees here should wear bells.
rainbows_end|The Rainbow’s End|There is no pot, but the view was worth the walk.
beehive|Inside the Hive|You keep your voice down and your pockets shut.
gazebo|The Garden Gazebo|You sit in the shade and hear the rain decide.
tree_roots|Between the Roots|You live at the bottom now, between the acorns.
lighthouse_shore|Below the Lighthouse|It blinks at you, every nine seconds, kindly.
lilypad|On a Lily Pad|You hold your breath, as does the frog.
waterfall_rock|Behind the Waterfall|You sit behind the falls and nobody can reach you.
aquarium|The Unimpressed Aquarium|A fish looks you in the eye and is not impressed.
dilatory_castle|Castle Dilatory|The drawbridge will be let down shortly, or the day after.
deep_sea|Where the Deep Sea Smiles|Somebody carries a lamp down here, and smiles with a lot of teeth.
idyllic_cabin|The Cabin in the Clearing|There is smoke from the chimney and wood for the week.
mountain_pyramid|The Pyramid on the Mountain|They built it up here to be nearer to the answer.
stormy_ship|A Ship in the Storm|You have tied yourself to the mast, and the mast to something else.
cornfields|Lost in the Corn|It is above your head, and it rustles when you do not move.
farmhouse|The Farmhouse with the Pie|Somebody has left a pie on the sill, as bait.
orchard|In the Orchard|You shake the tree, and it knows where you are standing.
rainy_city|City in the Rain|You hop from awning to awning like a note.
spider_web|A Guest in the Web|You are only visiting, you say, and tread softly.
strange_sewers|The Well-Read Sewers|Something down here has been reading.
midnight_clouds|Clouds at Midnight|You drift over the sleeping town and look at all the chimneys.
stormy_rooftops|Over the Stormy Roofs|You run along the ridge with the weathercock screaming beside you.
windy_autumn|A Windy Day in Autumn|Your hat has gone on ahead.
shimmering_ice_prism|Inside the Ice Prism|You step into the light and come out in seven colours.
winter_fireworks|Fireworks in Winter|You say “ah” at the same time as everybody else.
winter_storefront|The Winter Shop Window|You leave a circle on the glass where your nose was.
blizzard|Somewhere in the Blizzard|You know the house must be here, because you have just walked into it.
sparkling_snowflake|Aboard a Snowflake|You sit in one of its arms; none other is quite the same.
stoikalm_volcanoes|The Volcanoes of Stoikalm|They smoke and say nothing, as is the custom here.
bell_tower|Up in the Bell Tower|You hold your ears, and then it is noon.
treasure_room|The Room of Treasure|You touch nothing, in a number of places.
wedding_arch|Under the Wedding Arch|You are here for the cake, but you cry all the same.
magic_beanstalk|Up the Beanstalk|You climb, since it would be rude not to.
meandering_cave|The Winding Cave|You have left a thread behind you; somebody is winding it up.
mistiflying_circus|The Circus of Mistiflying|The trapeze hangs from a cloud, and the clown checks the knots.
bug_covered_log|Bug-Covered Log|It is rush hour on the log, and all lanes are busy.
giant_birdhouse|The Outsize Birdhouse|You may stay until the owner is back.
mist_shrouded_mountain|Mist-Shrouded Mountain|You know that it is there, as it has not answered.
guardian_statues|Between the Guardians|They let you through, but remember your face.
habit_city_streets|Streets of Habit City|You greet the baker, the crossing sweeper, and the cat, in that order.
on_tree_branch|On a Branch|You let your legs dangle and are nobody’s business.
buried_treasure|Where X Marks the Treasure|X marks the place where you get blisters.
ocean_sunrise|Sunrise out of the Sea|It comes up out of the water, dripping with gold.
sandcastle|Lord of the Sandcastle|You are small today, and this is yours.
giant_seashell|A Seashell to Fall Into|If you put your ear to it, you fall in.
kelp_forest|The Swaying Kelp|You swim between the trunks, and everything sways agreement.
midnight_lake|The Lake at Midnight|You let a stone skip across the stars.
back_of_giant_beast|On the Back of a Giant Beast|You have not told it that you are there.
desert_dunes|One More Dune|You have gone up one and down one, and there is one more.
summer_fireworks|Fireworks over the Lake|They are in the lake as well, going the other way.
beside_well|Beside the Well|You throw in a penny and wait for the splash.
garden_shed|The Garden Shed|You came in for the shears, an hour ago.
pixelists_workshop|The Pixelist’s Workshop|You are told to keep still, square by square.
magical_candles|The Reading Candles|They float up to have a better look at what you read.
spooky_hotel|Hotel Room Thirteen|The bell rings itself, and room thirteen has been made up.
tar_pits|The Tar Pits|You walk around the edge, and look a mammoth in the eye.
fiber_arts_room|The Yarn Room|You sit among a thousand colours and have dropped a stitch.
midnight_castle|The Castle with One Window Lit|One window is lit; there is always somebody who has not finished.
tornado|Up with the Tornado|Your house has gone up to see the world.
crosscountry_ski_trail|The Cross-Country Trail|You find a rhythm, and it takes you home.
starry_winter_night|Stars over Snow|The snow below and the stars above are keeping each other company.
toymakers_workshop|The Toymaker’s Workshop|You hand over the tiny hammer when asked.
aurora|Under the Northern Lights|Somebody is shaking out a green curtain over the whole sky.
driving_a_sleigh|At the Reins of a Sleigh|You have the reins and the bells, and the horses have the say.
flying_over_icy_steppes|High over the Icy Steppes|The mammoths down there are dots, walking in a line.
chessboard_land|The Land of Chess|You may move one square, if nobody is looking.
magical_museum|The Museum After Hours|The pictures turn round when the guard does.
rose_garden|Time to Smell the Roses|You stop and do what one is always told to do.
driving_a_coach|On the Coach Box|The road is yours, as far as the next puddle.
elegant_balcony|The Waving Balcony|You wave, just in case.
gorgeous_greenhouse|The Misted Greenhouse|Your glasses mist up with pure luxuriance.
flying_over_an_ancient_forest|High over the Oldest Trees|You look down on treetops that were here before words.
flying_over_a_field_of_wildflowers|High over the Wildflowers|All that colour goes by beneath you like a shawl.
tulip_garden|Rows of Tulips|They stand in rows and still manage to be cheerful.
champions_colosseum|The Champions’ Colosseum|The crowd is shouting a name, and you think it may be yours.
fantastical_shoe_store|The Fantastical Shoe Shop|There is a pair that walks home by itself.
terraced_rice_field|A Staircase of Rice|You climb a staircase of small skies.
at_the_docks|Down at the Docks|You read the names on the ships and would like all of them.
rowboat|Out in a Rowing Boat|You have two oars and no appointments.
pirate_flag|Under a Pirate Flag|You have not robbed anybody, it only flaps so well.
dark_deep|The Dark Deep|You cannot see anything, and it can see you.
dilatory_city|The City of Dilatory|The clocks here swim, and nobody is ever late.
tide_pool|The Edge of a Rock Pool|You crouch down, and a small world crouches back.
training_grounds|The Training Yard|The dummy has beaten you twice, but only on points.
flying_over_rocky_canyon|Flying over a Rocky Canyon|You throw your shadow across the canyon and follow it.
bridge|Halfway Across the Bridge|You stand in the middle and belong to neither side.
apple_picking|Picking Apples|One for the basket, one for the road.
giant_book|Walking on the Page|You walk along the line and step over the commas.
cozy_barn|The Snug Barn|The hay is warm, and something woolly breathes next to you.
bayou|Punting the Bayou|You punt between the trees, and a log winks.
creepy_castle|The Obliging Castle|The door opens before you knock, to save you the trouble.
dungeon|A Familiar Dungeon|You know the walls by name.
back_alley|Cats’ Alley|The cats are having a meeting and you are not on the list.
glowing_mushroom_cave|The Mushroom-Lit Cave|You need no lamp, only a little nerve.
cozy_bedroom|The Snug Bedroom|Five more minutes, says the quilt.
flying_over_snowy_mountains|High over the Snowy Peaks|You glide over the peaks and hear nothing but your own hat.
frosty_forest|The White-Gloved Forest|Each twig has put on white gloves.
snowy_day_fireplace|A Fireplace on a Snowy Day|Your socks steam, and so does the cocoa.
avalanche|The Avalanche After the Sneeze|You ought not to have sneezed.
archaeological_dig|The Careful Dig|You brush, and brush, and it is a teaspoon.
scribes_workshop|The Scribe’s Workshop|You have blotted only the one saint.
medieval_kitchen|The Medieval Kitchen|You turn the spit and guard the pudding.
old_fashioned_bakery|The Old-Fashioned Bakery|You live on the smell until the first loaf comes out.
valentines_day_feasting_hall|A Valentine’s Day Feast|Someone has put a rose on your plate, and looks away.
duck_pond|Friends at the Duck Pond|You have bread, and so you have friends.
field_with_colored_eggs|A Field with Coloured Eggs|You have trodden on one. Act naturally.
flower_market|Arms Full of Flowers|You leave with both your arms full, every time.
halflings_house|The Halfling’s House|You bump your head and are asked to second breakfast.
blossoming_desert|The Desert After Rain|It rained once, and the desert has answered.
birch_forest|The Birches Look On|The trees look at you with a hundred dark eyes, kindly.
dojo|The Dojo at Dawn|You bow, you fall, you bow again.
park_with_statue|The Statue and the Pigeons|The pigeons treat him with no respect at all.
rainbow_meadow|A Meadow in Every Colour|The grass cannot decide, and you would not want it to.
school_of_fish|One of the Shoal|They all turn together, and for a moment so do you.
seaside_cliffs|The Edge of the Cliffs|You stand well back and lean well forward.
underwater_vents|The Boiling Sea Floor|The sea is on the boil, and somebody lives in it.
lake_with_floating_lanterns|The Lake of Lanterns|Each of them is carrying a wish; you lost sight of yours.
flying_over_tropical_islands|High over Warm Islands|They lie down there like crumbs on a blue cloth.
among_giant_anemones|In the Anemone Wood|You wave, since everyone here does.
amid_ancient_ruins|Lunch in the Ruins|You sit on a pillar and eat your sandwich, as people have always done.
giant_dandelions|Under the Dandelion Clocks|Do not sneeze, or it is autumn.
treehouse|The Treehouse with the Ladder Up|You pull up the ladder, and the world can wait.
autumn_flower_garden|The Last Flower Bed|The asters have not been told that it is over.
in_an_ancient_tomb|Inside the Old Tomb|You have found the light switch; it is a snake.
in_a_classroom|Back in Class|You know this one. You even put your hand up.
foggy_moor|Lost on the Moor|You follow the path, or what sounds like it.
monster_makers_workshop|The Monster Maker’s Workshop|There was a leg left over. He says it is fine.
pumpkin_carriage|The Carriage Until Midnight|It goes until midnight, and then it is soup.
farmers_market|The Farmers’ Market|You are allowed to try a slice, and you try a number of slices.
flying_in_a_thunderstorm|Up Among the Lightning|You and the lightning agree to keep left.
potion_shop|The Potion Seller’s|Do not touch the green one. Do not ask about the green one.
holiday_market|The Midwinter Market|There are lights, there is cinnamon, and your purse is getting lighter.
holiday_wreath|Inside the Wreath|You stand in the middle of it, like a ribbon.
winter_nocturne|A Piano Under Snow|Somebody is playing the piano under the snow.
birthday_party|A Surprise Party|You did not expect this, you say, hiding your paper hat.
desert_with_snow|Snow on the Camels|The camels have never seen such a thing, and neither has the snow.
snowglobe|The Snow Globe|Now and then somebody shakes it, and you hold on to the church.
elegant_ballroom|The Ballroom Floor|You remember the first step, and hope for the rest.
hall_of_heroes|The Hall with an Empty Frame|There is an empty frame here, about your size.
tea_party|Tea with the Wrong Crowd|Move up one. There is always jam tomorrow.
among_giant_flowers|Under One Petal|You sit under a petal until the rain has passed.
butterfly_garden|A Garden of Butterflies|You hold out a finger and are somebody’s branch.
succulent_garden|The Undemanding Garden|They ask for so little that you feel you should talk to them.
animal_clouds|A Zoo in the Sky|You see a whale, you see a rabbit, and that one is looking for its umbrella.
heather_field|Heather to the Horizon|Purple to the horizon, and all of it is humming.
rainy_barnyard|Good Weather for Ducks|The ducks think that it is going very well.
habit_city_rooftops|Roofs of Habit City|You see the washing lines of everyone who got up early.
hot_air_balloon|Up in a Balloon|You rise without any effort, for once.
strawberry_patch|The Strawberry Rows|You pick with both hands and eat with the third.
relaxation_river|The Lazy River|You sit in a rubber ring, and that is the plan.
salt_lake|The Lake That Floats You|You cannot sink, however hard you worry.
viking_ship|The Viking Ship|Everyone is rowing, and someone is singing, badly, of home.
beach_cabana|A Beach Hut Full of Shade|You own nothing this afternoon but shade.
swimming_among_jellyfish|Jellyfish in Nightgowns|They come by like lamps in nightgowns.
underwater_ruins|The Senate of Fish|Fish go in and out where the senators did.
camping_out|A Night Under Canvas|The tent was meant to look like this.
jungle_canopy|Level with the Toucans|Up here you are eye to eye with the toucans.
productivity_plaza|The Punctual Plaza|The fountain runs on time, and the pigeons have appointments.
flying_over_an_autumn_forest|High over the Burning Wood|Down there the world is on fire, quite harmlessly.
giant_autumn_leaf|Aboard a Falling Leaf|You sail down on it, in wide swings.
herding_sheep_in_autumn|Bringing the Sheep Down|You whistle, and the dog does the rest.
crescent_moon|Fishing from the Moon|You sit in the bend and dangle your line.
haunted_forest|The Wood with No Way Back|The path has been rolled up behind you.
spooky_scarecrow_field|Scarecrow on a Break|One of them is on its break.
mystical_observatory|The Observatory|You look through the wrong end and see yourself, far off.
resting_in_the_inn|Resting at the Inn|You are not here, if anybody should ask.
river_of_lava|The River of Fire|You look for the bridge with a certain interest.
gingerbread_house|The Nibbled House|You only nibble at the parts that are not holding anything up.
holiday_hearth|Stockings by the Fire|The stockings are up, and one of them wriggles.
inside_an_ornament|The Golden Bauble|You see the whole room bent around you, in gold.
hot_spring|The Hot Spring in the Snow|There is snow on your hat, and your toes are singing.
icicle_bridge|The Bridge of Icicles|You go across on tiptoe, and so does the echo.
wintry_castle|The Castle in the Cold|The guards stamp their feet, in time.
flying_over_glacier|Flying over a Glacier|You fly along a river that takes ten thousand years.
heart_shaped_bubbles|Heart-Shaped Bubbles|One of them lands on your nose and means it.
throne_room|Room with a Throne|The chair is free, just for a moment.
in_the_armory|In the Armoury|You try on nine helmets and look marvellous in two.
splash_in_a_puddle|Boots in a Puddle|You have the boots for it, so it would be a waste.
spring_thaw|The Great Thaw|Everything drips, runs, and giggles.
among_cattails|Down in the Bulrushes|You stand between the reeds, and something plops.
cottage_construction|A Cottage in Progress|The roof comes next week, and the view is here.
elegant_garden|The Gravel Garden|You walk on gravel that has been told to crunch softly.
afternoon_picnic|Picnic at Three|The ants have sent somebody ahead.
dragons_lair|The Dragon’s Lair|You tiptoe between the coins, and one of the hills is breathing.
windmills|The Giants with Sails|You nod at the giants, and they keep on turning.
clothesline|Washing Day|The sheets fill up with wind and want to go somewhere.
forested_lakeshore|The Wooded Shore|You throw in a line, and catch an afternoon.
water_mill|The Old Water Mill|It has been telling the same story for years, and you could listen for ever.
underwater_among_koi|A Carp Among Koi|They think that you are a rather large carp, and do not let on.
ghost_ship|A Ship Crewed by Spirits|The crew is in high spirits.
raging_river|The White-Water River|You paddle on the left, and on the right, and pray in the middle.
daytime_misty_forest|The Misty Forest by Day|The sun comes down in bars, and you walk between them.
rope_bridge|The Do-Not-Look-Down Bridge|You do not look down, you have been told what is there.
stone_tower|The Tower of Two Hundred Steps|There are two hundred steps and one window, and it is worth it.
autumn_lakeshore|Leaves on the Lake|The lake is full of leaves, and both are in no hurry.
autumn_poplars|The Poplar Road|They stand along the road like candles which somebody has lit.
vineyard|Between the Vines|You walk along the row and are of some use to the wasps.
cryptic_candles|The Last Word in Candles|They are in a pattern, and you are standing on the last word.
haunted_photo|The Haunted Photograph|You were five people when it was taken.
undead_hands|The Waving Hands|They are only waving, you tell yourself, up to the elbow.
fortune_tellers_shop|The Fortune-Teller’s Shop|She knew you would come, and put the kettle on.
inside_a_potion_bottle|Inside a Corked Bottle|You knock on the glass, and someone holds you up to the light.
spiral_staircase|The Stairs Round and Up|You have been going round for a while, and it must be up.
winter_canyon|The Listening Canyon|The river has stopped to listen.
ice_palace|The Palace of Ice|You may touch it, but not for long.
frozen_polar_waters|The Polite Ice Floes|The floes knock against each other and say excuse me.
meteor_shower|A Rain of Wishes|You have run out of wishes and are using other people’s.
palm_tree_with_fairy_lights|A Palm Dressed for Winter|It is the wrong tree, and exactly right.
snowy_farm|Steam from the Cowshed|There is a light in the cowshed, and steam.
winter_waterfall|The Waterfall on Hold|It stopped in mid-sentence, in December.
orange_grove|A Thousand Small Suns|You walk under a thousand small suns.
iridescent_clouds|Mother-of-Pearl Clouds|They are the colour of the inside of a shell, and have been all morning.
animals_den|The Animals’ Den|You are allowed in, if you curl up.
brick_wall_with_ivy|The Ivied Wall|You lean against it and look like somebody on an album.
flowering_prairie|Flowers up to the Sky|It goes on until it is sky.
blossoming_trees|Petals in Your Tea|You stand below them and get petals in your tea.
flower_shop|The Florist’s Three Sizes of Sorry|You ask for something that says sorry, and they have it in three sizes.
springtime_lake|The Lake in Spring|The ice has gone, and the ducks are home and telling everybody.
on_a_castle_wall|Watch on the Wall|You pace up and down, and nobody attacks.
enchanted_music_room|The Harp That Warms Up|The harp is warming up, by itself.
castle_gate|Shouting at the Gate|You shout up who you are, and then again, louder.
beach_with_dunes|Grass on the Dunes|The grass writes something in the sand, over and over.
mountain_waterfall|A Rainbow to Yourself|You stand in the spray and have a rainbow all to yourself.
sailboat_at_sunset|Sailing Home by Dark|There is just enough wind to be home by dark.
bioluminescent_waves|Glowing Waves|Wherever you step, the sea lights up.
underwater_cave|A Bubble of Air|There is a bubble of air here and you make it last.
underwater_statues|The Statues Down Below|They hold up their hands as if asking for the time.
rainbow_eucalyptus|The Painted Trees|Somebody has been trying out paint on the trees.
messy_room|The Room with Everything in It|You know where everything is; it is here.
by_a_campfire|Round the Campfire|Your front is hot, your back is cold, your marshmallow is gone.
theatre_stage|Curtain Up|The curtain is up, and the line will come to you.
autumn_picnic|Picnic in the Leaves|You eat quickly, before the leaves are in the salad.
old_photo|The Old Photograph|You had to hold your breath for a minute, and it shows.
spooky_ruins|Ruins in a Draught|There is a draught, although there is no wall for it to come through.
mask_makers_workshop|The Mask Maker’s Workshop|All of them look at you, and one is you.
cemetery_gate|The Squeaking Gate|It squeaks, out of habit.
among_giant_mushrooms|The Gnomes’ Umbrellas|You shelter from the rain with some gnomes, who charge.
misty_autumn_forest|Acorns in the Mist|You hear the acorns fall, and now and then a thought.
autumn_bridge|Leaf Race at the Bridge|You drop a leaf on this side and run to the other.
branches_of_a_holiday_tree|In the Tree Next to the Angel|You sit between an angel and a glass trumpet.
inside_a_crystal|Forty of You in a Crystal|There are forty of you, and all look good.
snowy_village|Smoke over the Village|Smoke goes straight up from every chimney, as in a drawing.
rime_ice|Fog Asleep on the Trees|The fog went to sleep on the trees.
snowy_temple|The Temple Lion in Snow|You brush off the lion’s nose, in passing.
winter_lake_with_swans|Swans in Winter|They glide, and do not say how cold it is.
in_front_of_fountain|In Front of the Fountain|You made a wish and got splashed, which may be it.
golden_birdcage|The Gilded Cage|The door is open. It is more of a throne.
fancy_bedroom|The Bedroom of Eleven Cushions|There are eleven cushions, and you have to put each of them somewhere.
jungle_watering_hole|Truce at the Water Hole|Everyone drinks, and nobody eats anybody, until six.
mangrove_forest|Mangroves with Rolled-Up Trousers|The trees have rolled up their trousers.
old_timey_basketball_court|The Old-Time Basketball Court|The basket is a basket, and the ladder is out for repair.
leafy_tree_tunnel|The Green Tunnel|You walk through green until you have forgotten the rest.
springtime_shower|A Shower in Spring|It rains and shines, so look for the other half of the bow.
under_wisteria|Beneath the Wisteria|You duck your head, and it smells like somebody’s wedding.
in_a_painting|Inside a Wet Painting|Do not lean on the sky, it is still wet.
flying_over_hedge_maze|Flying over a Hedge Maze|From here it is perfectly simple.
cretaceous_forest|Ferns and Something Behind Them|The ferns are huge, and there is something behind them which is more so.
in_an_aquarium|The Wrong Side of the Glass|Somebody taps on the glass. You puff yourself up.
inside_adventurers_hideout|The Adventurer’s Hideout|There is a map on the wall, and cheese.
crater_lake|What the Mountain Left|A mountain went off, and left you this.
on_a_paddlewheel_boat|On a Paddle Steamer|The wheel goes round, the banjo goes on, and nobody gets off.
colorful_coral|Coral in Full Colour|It is like a firework which has decided to stay.
boardwalk_into_sunset|A Boardwalk to the Sunset|The planks creak and the light lasts just long enough.
bonsai_collection|The Little Old Trees|You feel like a giant, and breathe out carefully.
dreamy_island|An Island You Dreamed|You will not remember how you got here, only that it was warm.
rock_garden|The Raked Garden|You rake a wave around a stone and are calm until Tuesday.
moving_day|The Kettle Is in the Last Box|It is all in boxes, and the kettle is in the last one.
covered_bridge_in_autumn|The Humming Bridge|You hum, because it hums back.
baobab_forest|Trees the Wrong Way Up|Somebody planted the trees the wrong way up, long ago.
spectral_candle_room|The Candles Go Out|They go out one by one, from the other end.
monstrous_cave|The Cave with Teeth|The stones at the entrance are in two rows, and rather pointed.
jack_o_lantern_stacks|Stacks of Jack-o’-Lanterns|Do not take out the one at the bottom, however it grins.
giant_cat|In the Way of a Giant Cat|You are in its way, and it is in love with you.
barrel_cellar|The Occupied Barrel|You knock on each, and one says “occupied”.
autumn_tree_tunnel|The Golden Tunnel|You walk through gold, and it crunches.
holiday_tree_forest|The Forest the Foxes Decorated|All of them have been decorated; the foxes will not say by whom.
ice_sculpture_festival|Next to the Ice Swan|You are standing next to the swan, so keep your hands to yourself.
winter_full_moon|Reading by the Moon|It is bright enough to read your own tracks.
winter_mountain_range|Mountains in White Coats|They have put on their white coats and look down on you like doctors.
frozen_blue_pond|The Flying Fish of the Pond|It is so clear that the fish seem to be flying.
ice_bubble_lake|A Lake of Frozen Bubbles|The lake was about to say something when it froze.
colorful_street|The Colourful Street|Every house has tried to outdo its neighbour, and all of them have won.
swan_boat|The Swan with Pedals|You pedal, the swan looks elegant.
heart_tree_tunnel|The Heart-Shaped Tunnel|The trees have left a gap for two.
flowering_forest|The Wood in Its Best|The wood has dressed up, and you came as you are.
dog_park|Every Dog by Name|You know all of their names and none of their owners’.
rainy_rainforest|The Rainforest That Means It|It always rains here, but today it is serious.
forest_sunset|Black Trunks at Sunset|The trunks go black, and everything between them catches fire.
wall_flowering_vines|A Wall of Flowering Vines|Somewhere behind it there must be a door.
container_garden|Garden in Buckets and Boots|Tomatoes in a bucket, beans in a boot: it counts.
dragons_back|On the Dragon’s Back|It is warm up here, and you hold on by the third spike.
maypole|Round the Maypole|You have the blue ribbon, and you must not let go until it is a plait.
potters_studio|The Potter’s Studio|It was to be a vase. It is now a bowl, with feelings.
shell_gate|The Gate of Shells|You knock, and hear the sea answer.
river_bottom|At the Bottom of the River|The current combs the weeds, and you, too.
savanna|Savannah|The grass is as tall as a lion, which you bear in mind.
magic_door_in_forest|A Magic Door in the Forest|It stands among the trees, ajar, and smells of somewhere else.
surrounded_by_ghosts|In a Ring of Ghosts|They only want to know how it ended.
castle_hall_with_hearth|The Castle Hall with a Hearth|The dogs have the best places, and you have the second best.
first_snow_forest|First Snow in the Forest|Nobody has walked here since it was new.
winter_landscape_with_cabin|A Cabin a Long Way Off|You see the light a long time before you are there.
old_fashioned_tea_shop|The Old-Fashioned Tea Shop|The cups do not match, the cakes do not last.
mountain_scene_with_blossoms|The Bench Below the Snow|Snow at the top, blossom below, and you on the bench between.
garden_with_flower_beds|King of the Flower Beds|You weed one square yard and are king of it.
trail_through_a_forest|The Next Bend in the Forest|You take the next bend, and then there is one more.
summer_seashore|The Shore That Gets into Books|Sand in the book, salt on the pages.
sirens_lair|The Siren’s Lair|She sings beautifully. Keep hold of the rail.
sunny_street_with_shops|A Stroll Past the Shops|You go out for a stamp and come back with a lamp.
autumn_swamp|A Swamp Stirred by Fog|The fog has a ladle in it, and stirs.
inside_forest_witchs_cottage|Inside the Forest Witch’s Cottage|The broom asks you to wipe your feet.
castle_keep_with_banners|Banners on the Keep|They snap in the wind, and you feel announced.
nighttime_street_with_shops|The Street of Shops at Night|The shops are shut, but their windows are talking.
winter_desert_with_saguaros|Cactuses in White Caps|The cactuses wear little white caps, and do not want to talk about it.
elegant_palace|The Palace with the Sliding Floor|You slide along the parquet when the footman turns his back.
waterfall_with_rainbow|The Come-and-Go Rainbow Falls|It comes and goes as you tilt your head.
riding_a_comet|Riding the Comet|You pass by once every eighty years, so wave now.
elven_citadel|The Patient Citadel|They have been expecting you for three hundred years, and are too polite to say so.
birthday_bash|A Bash with Cake in Your Hair|There is cake in your hair, so it must have been good.
on_a_strange_planet|The Planet That Ate the Flag|You have planted a flag, and it has begun to eat it.
airship|Aboard the Airship|You steer by the clouds and by the tea kettle.
clocktower|The Clock Tower|You stand behind the big hand and push a bit when it is late.
steamworks|The Hissing Works|It hisses, it thumps, and you have the oil can.
violet|Plain Violet|A quiet violet, for people who do not want to distract from themselves.
blue|Plain Blue|A plain blue, like a morning without plans.
green|Plain Green|A plain green, restful for eyes that have looked at lists.
purple|Plain Purple|A plain purple, royal without making a fuss.
red|Plain Red|A plain red, for standing out.
yellow|Plain Yellow|A plain yellow, like toast.
`;
