/** Backgrounds: key, its name where the key does not make a good one, what you see. */
export const backgroundText = `\
beach|You build a castle, and the tide reviews it.
fairy_ring|Step in, but ask first. They are dancing.
forest|You stop among the trees, and one of them seems to have stopped as well.
open_waters|There is nothing as far as you can see, and a great deal of it.
coral_reef|You float through a town that built itself.
seafarer_ship|The Seafarer’s Ship|You have the watch, and the stars have you.
volcano|You warm your hands on a mountain.
clouds|You walk on them very lightly and do not look down.
dusty_canyons|You call out a question, and get it back, several times.
thunderstorm|You count the seconds between the flash and the dignity.
autumn_forest|You kick up the leaves, since nobody important is watching.
harvest_fields|You stand between the sheaves and feel you have earned your bread.
graveyard|You read the stones; they have finished their lists.
haunted_house|You ring. Something comes down the stairs, and then the stairs come down.
pumpkin_patch|You pick the one that is looking at you.
harvest_feast|You find a seat, a fork, and a place to loosen your belt.
sunset_meadow|You wade through grass the colour of honey.
starry_skies|You look up until your neck complains, and then a little longer.
iceberg|You are standing on the smaller part of it.
twinkly_lights|You follow the string of lights to see where it is plugged in.
south_pole|From here, every way is north.
ice_cave|Your breath goes ahead to see if it is safe.
frigid_peak|You have reached the top, and so has the wind.
snowy_pines|A branch lets go of its snow, always on you.
blacksmithy|The Smithy|You keep the bellows going, and your eyebrows at a distance.
crystal_cave|You whisper, and the walls chime in.
distant_castle|It is just a day’s walk, and has been since yesterday.
spring_rain|You get wet in the most hopeful way.
stained_glass|The light has come a long way to be this colour on your nose.
rolling_hills|You go up, you go down, and the sheep look on.
cherry_trees|Petals come down on you as though you had married someone.
floral_meadow|You tread carefully and still apologise to a daisy.
gumdrop_land|Everything here is sticky, and you make the most of it.
marble_temple|Your footsteps sound as though somebody noble were coming.
mountain_lake|The mountain is in it upside down, and so are you.
pagodas|You count the roofs, and there is always one more.
drifting_raft|You lie on your back and leave the steering to the river.
shimmery_bubbles|You hold still, so as not to be the one who pops them.
island_waterfalls|The water falls off the edge of the island, and nobody minds.
dilatory_ruins|The Ruins of Dilatory|They had meant to keep it in repair.
giant_wave|You have about a second to look brave.
sunken_ship|The captain’s table is laid, for crabs.
pyramids|Somebody had an awful lot of blocks and a long-term plan.
sunset_savannah|A giraffe walks through the sun, taking its time.
twinkly_party_lights|The band has gone home, and the lamps dance on.
market|You only came for turnips.
stable|It smells of hay, and of being pleased to see you.
tavern|Your usual table is free, as usual.
harvest_moon|It is so big that you could lean a ladder on it.
slimy_swamp|You have two boots, and the swamp has one of them.
swarming_darkness|It has eyes, it has many, and they have not had lunch.
floating_islands|You look over the edge; the next one is quite a step away.
night_dunes|The sand is cold now, and sings under your feet.
sunset_oasis|You share the last of the light with some camels.
alpine_slopes|You listen to the cowbells, and to a cow who cannot keep time.
snowy_sunrise|The first tracks of the day are yours.
winter_town|All the windows are lit, and one is yours.
frozen_lake|You skate in a figure of eight, or perhaps of three.
snowman_army|They were facing the other way a moment ago.
winter_night|It is so quiet that you hear the snow land.
bamboo_forest|You stand very straight here, to fit in.
cozy_library|The Snug Library|There is a chair, there is a lamp, and nobody knows where you are.
grand_staircase|You come down it slowly, though there is no one to see.
deep_mine|You knock on the wall, and somebody knocks back.
rainforest|It drips, it calls, and something blue goes by.
stone_circle|They were put up to tell the time, and you are late.
archery_range|You aim for the middle and take what you get.
giant_florals|Giant Flowers|The bees here should wear bells.
rainbows_end|The Rainbow’s End|There is no pot, but the view was worth the walk.
beehive|You keep your voice down and your pockets shut.
gazebo|You sit in the shade and hear the rain decide.
tree_roots|You live at the bottom now, between the acorns.
lighthouse_shore|It blinks at you, every nine seconds, kindly.
lilypad|You hold your breath, as does the frog.
waterfall_rock|You sit behind the falls and nobody can reach you.
aquarium|A fish looks you in the eye and is not impressed.
dilatory_castle|Castle Dilatory|The drawbridge will be let down shortly, or the day after.
deep_sea|Somebody carries a lamp down here, and smiles with a lot of teeth.
idyllic_cabin|There is smoke from the chimney and wood for the week.
mountain_pyramid|They built it up here to be nearer to the answer.
stormy_ship|You have tied yourself to the mast, and the mast to something else.
cornfields|It is above your head, and it rustles when you do not move.
farmhouse|Somebody has left a pie on the sill, as bait.
orchard|You shake the tree, and it knows where you are standing.
rainy_city|You hop from awning to awning like a note.
spider_web|You are only visiting, you say, and tread softly.
strange_sewers|Something down here has been reading.
midnight_clouds|You drift over the sleeping town and look at all the chimneys.
stormy_rooftops|You run along the ridge with the weathercock screaming beside you.
windy_autumn|Your hat has gone on ahead.
shimmering_ice_prism|You step into the light and come out in seven colours.
winter_fireworks|You say “ah” at the same time as everybody else.
winter_storefront|The Winter Shop Window|You leave a circle on the glass where your nose was.
blizzard|You know the house must be here, because you have just walked into it.
sparkling_snowflake|You sit in one of its arms; none other is quite the same.
stoikalm_volcanoes|The Volcanoes of Stoikalm|They smoke and say nothing, as is the custom here.
bell_tower|You hold your ears, and then it is noon.
treasure_room|You touch nothing, in a number of places.
wedding_arch|You are here for the cake, but you cry all the same.
magic_beanstalk|You climb, since it would be rude not to.
meandering_cave|You have left a thread behind you; somebody is winding it up.
mistiflying_circus|The Circus of Mistiflying|The trapeze hangs from a cloud, and the clown checks the knots.
bug_covered_log|Bug-Covered Log|It is rush hour on the log, and all lanes are busy.
giant_birdhouse|You may stay until the owner is back.
mist_shrouded_mountain|Mist-Shrouded Mountain|You know that it is there, as it has not answered.
guardian_statues|They let you through, but remember your face.
habit_city_streets|Streets of Habit City|You greet the baker, the crossing sweeper, and the cat, in that order.
on_tree_branch|On a Branch|You let your legs dangle and are nobody’s business.
buried_treasure|X marks the place where you get blisters.
ocean_sunrise|It comes up out of the water, dripping with gold.
sandcastle|You are small today, and this is yours.
giant_seashell|If you put your ear to it, you fall in.
kelp_forest|You swim between the trunks, and everything sways agreement.
midnight_lake|You let a stone skip across the stars.
back_of_giant_beast|On the Back of a Giant Beast|You have not told it that you are there.
desert_dunes|You have gone up one and down one, and there is one more.
summer_fireworks|They are in the lake as well, going the other way.
beside_well|Beside the Well|You throw in a penny and wait for the splash.
garden_shed|You came in for the shears, an hour ago.
pixelists_workshop|The Pixelist’s Workshop|You are told to keep still, square by square.
magical_candles|They float up to have a better look at what you read.
spooky_hotel|The bell rings itself, and room thirteen has been made up.
tar_pits|You walk around the edge, and look a mammoth in the eye.
fiber_arts_room|The Yarn Room|You sit among a thousand colours and have dropped a stitch.
midnight_castle|One window is lit; there is always somebody who has not finished.
tornado|Your house has gone up to see the world.
crosscountry_ski_trail|The Cross-Country Trail|You find a rhythm, and it takes you home.
starry_winter_night|The snow below and the stars above are keeping each other company.
toymakers_workshop|The Toymaker’s Workshop|You hand over the tiny hammer when asked.
aurora|Somebody is shaking out a green curtain over the whole sky.
driving_a_sleigh|You have the reins and the bells, and the horses have the say.
flying_over_icy_steppes|The mammoths down there are dots, walking in a line.
chessboard_land|You may move one square, if nobody is looking.
magical_museum|The pictures turn round when the guard does.
rose_garden|You stop and do what one is always told to do.
driving_a_coach|The road is yours, as far as the next puddle.
elegant_balcony|You wave, just in case.
gorgeous_greenhouse|Your glasses mist up with pure luxuriance.
flying_over_an_ancient_forest|You look down on treetops that were here before words.
flying_over_a_field_of_wildflowers|All that colour goes by beneath you like a shawl.
tulip_garden|They stand in rows and still manage to be cheerful.
champions_colosseum|The Champions’ Colosseum|The crowd is shouting a name, and you think it may be yours.
fantastical_shoe_store|The Fantastical Shoe Shop|There is a pair that walks home by itself.
terraced_rice_field|You climb a staircase of small skies.
at_the_docks|You read the names on the ships and would like all of them.
rowboat|You have two oars and no appointments.
pirate_flag|You have not robbed anybody, it only flaps so well.
dark_deep|The Dark Deep|You cannot see anything, and it can see you.
dilatory_city|The City of Dilatory|The clocks here swim, and nobody is ever late.
tide_pool|You crouch down, and a small world crouches back.
training_grounds|The dummy has beaten you twice, but only on points.
flying_over_rocky_canyon|Flying over a Rocky Canyon|You throw your shadow across the canyon and follow it.
bridge|You stand in the middle and belong to neither side.
apple_picking|One for the basket, one for the road.
giant_book|You walk along the line and step over the commas.
cozy_barn|The Snug Barn|The hay is warm, and something woolly breathes next to you.
bayou|You punt between the trees, and a log winks.
creepy_castle|The door opens before you knock, to save you the trouble.
dungeon|You know the walls by name.
back_alley|The cats are having a meeting and you are not on the list.
glowing_mushroom_cave|You need no lamp, only a little nerve.
cozy_bedroom|The Snug Bedroom|Five more minutes, says the quilt.
flying_over_snowy_mountains|You glide over the peaks and hear nothing but your own hat.
frosty_forest|Each twig has put on white gloves.
snowy_day_fireplace|A Fireplace on a Snowy Day|Your socks steam, and so does the cocoa.
avalanche|You ought not to have sneezed.
archaeological_dig|You brush, and brush, and it is a teaspoon.
scribes_workshop|The Scribe’s Workshop|You have blotted only the one saint.
medieval_kitchen|The Medieval Kitchen|You turn the spit and guard the pudding.
old_fashioned_bakery|The Old-Fashioned Bakery|You live on the smell until the first loaf comes out.
valentines_day_feasting_hall|A Valentine’s Day Feast|Someone has put a rose on your plate, and looks away.
duck_pond|You have bread, and so you have friends.
field_with_colored_eggs|A Field with Coloured Eggs|You have trodden on one. Act naturally.
flower_market|You leave with both your arms full, every time.
halflings_house|The Halfling’s House|You bump your head and are asked to second breakfast.
blossoming_desert|It rained once, and the desert has answered.
birch_forest|The trees look at you with a hundred dark eyes, kindly.
dojo|You bow, you fall, you bow again.
park_with_statue|The pigeons treat him with no respect at all.
rainbow_meadow|The grass cannot decide, and you would not want it to.
school_of_fish|They all turn together, and for a moment so do you.
seaside_cliffs|You stand well back and lean well forward.
underwater_vents|The sea is on the boil, and somebody lives in it.
lake_with_floating_lanterns|Each of them is carrying a wish; you lost sight of yours.
flying_over_tropical_islands|They lie down there like crumbs on a blue cloth.
among_giant_anemones|You wave, since everyone here does.
amid_ancient_ruins|You sit on a pillar and eat your sandwich, as people have always done.
giant_dandelions|Do not sneeze, or it is autumn.
treehouse|You pull up the ladder, and the world can wait.
autumn_flower_garden|The asters have not been told that it is over.
in_an_ancient_tomb|You have found the light switch; it is a snake.
in_a_classroom|You know this one. You even put your hand up.
foggy_moor|You follow the path, or what sounds like it.
monster_makers_workshop|The Monster Maker’s Workshop|There was a leg left over. He says it is fine.
pumpkin_carriage|It goes until midnight, and then it is soup.
farmers_market|The Farmers’ Market|You are allowed to try a slice, and you try a number of slices.
flying_in_a_thunderstorm|You and the lightning agree to keep left.
potion_shop|Do not touch the green one. Do not ask about the green one.
holiday_market|There are lights, there is cinnamon, and your purse is getting lighter.
holiday_wreath|You stand in the middle of it, like a ribbon.
winter_nocturne|Somebody is playing the piano under the snow.
birthday_party|You did not expect this, you say, hiding your paper hat.
desert_with_snow|The camels have never seen such a thing, and neither has the snow.
snowglobe|The Snow Globe|Now and then somebody shakes it, and you hold on to the church.
elegant_ballroom|You remember the first step, and hope for the rest.
hall_of_heroes|There is an empty frame here, about your size.
tea_party|Move up one. There is always jam tomorrow.
among_giant_flowers|You sit under a petal until the rain has passed.
butterfly_garden|You hold out a finger and are somebody’s branch.
succulent_garden|They ask for so little that you feel you should talk to them.
animal_clouds|You see a whale, you see a rabbit, and that one is looking for its umbrella.
heather_field|Purple to the horizon, and all of it is humming.
rainy_barnyard|The ducks think that it is going very well.
habit_city_rooftops|Roofs of Habit City|You see the washing lines of everyone who got up early.
hot_air_balloon|You rise without any effort, for once.
strawberry_patch|You pick with both hands and eat with the third.
relaxation_river|You sit in a rubber ring, and that is the plan.
salt_lake|You cannot sink, however hard you worry.
viking_ship|The Viking Ship|Everyone is rowing, and someone is singing, badly, of home.
beach_cabana|You own nothing this afternoon but shade.
swimming_among_jellyfish|They come by like lamps in nightgowns.
underwater_ruins|Fish go in and out where the senators did.
camping_out|The tent was meant to look like this.
jungle_canopy|Up here you are eye to eye with the toucans.
productivity_plaza|The fountain runs on time, and the pigeons have appointments.
flying_over_an_autumn_forest|Down there the world is on fire, quite harmlessly.
giant_autumn_leaf|You sail down on it, in wide swings.
herding_sheep_in_autumn|You whistle, and the dog does the rest.
crescent_moon|You sit in the bend and dangle your line.
haunted_forest|The path has been rolled up behind you.
spooky_scarecrow_field|One of them is on its break.
mystical_observatory|You look through the wrong end and see yourself, far off.
resting_in_the_inn|Resting at the Inn|You are not here, if anybody should ask.
river_of_lava|You look for the bridge with a certain interest.
gingerbread_house|You only nibble at the parts that are not holding anything up.
holiday_hearth|The stockings are up, and one of them wriggles.
inside_an_ornament|You see the whole room bent around you, in gold.
hot_spring|There is snow on your hat, and your toes are singing.
icicle_bridge|You go across on tiptoe, and so does the echo.
wintry_castle|The guards stamp their feet, in time.
flying_over_glacier|Flying over a Glacier|You fly along a river that takes ten thousand years.
heart_shaped_bubbles|Heart-Shaped Bubbles|One of them lands on your nose and means it.
throne_room|The chair is free, just for a moment.
in_the_armory|In the Armoury|You try on nine helmets and look marvellous in two.
splash_in_a_puddle|You have the boots for it, so it would be a waste.
spring_thaw|Everything drips, runs, and giggles.
among_cattails|You stand between the reeds, and something plops.
cottage_construction|The roof comes next week, and the view is here.
elegant_garden|You walk on gravel that has been told to crunch softly.
afternoon_picnic|The ants have sent somebody ahead.
dragons_lair|The Dragon’s Lair|You tiptoe between the coins, and one of the hills is breathing.
windmills|You nod at the giants, and they keep on turning.
clothesline|The sheets fill up with wind and want to go somewhere.
forested_lakeshore|You throw in a line, and catch an afternoon.
water_mill|It has been telling the same story for years, and you could listen for ever.
underwater_among_koi|They think that you are a rather large carp, and do not let on.
ghost_ship|The crew is in high spirits.
raging_river|You paddle on the left, and on the right, and pray in the middle.
daytime_misty_forest|The Misty Forest by Day|The sun comes down in bars, and you walk between them.
rope_bridge|You do not look down, you have been told what is there.
stone_tower|There are two hundred steps and one window, and it is worth it.
autumn_lakeshore|The lake is full of leaves, and both are in no hurry.
autumn_poplars|They stand along the road like candles which somebody has lit.
vineyard|You walk along the row and are of some use to the wasps.
cryptic_candles|They are in a pattern, and you are standing on the last word.
haunted_photo|The Haunted Photograph|You were five people when it was taken.
undead_hands|They are only waving, you tell yourself, up to the elbow.
fortune_tellers_shop|The Fortune-Teller’s Shop|She knew you would come, and put the kettle on.
inside_a_potion_bottle|You knock on the glass, and someone holds you up to the light.
spiral_staircase|You have been going round for a while, and it must be up.
winter_canyon|The river has stopped to listen.
ice_palace|You may touch it, but not for long.
frozen_polar_waters|The floes knock against each other and say excuse me.
meteor_shower|You have run out of wishes and are using other people’s.
palm_tree_with_fairy_lights|It is the wrong tree, and exactly right.
snowy_farm|There is a light in the cowshed, and steam.
winter_waterfall|It stopped in mid-sentence, in December.
orange_grove|You walk under a thousand small suns.
iridescent_clouds|They are the colour of the inside of a shell, and have been all morning.
animals_den|The Animals’ Den|You are allowed in, if you curl up.
brick_wall_with_ivy|You lean against it and look like somebody on an album.
flowering_prairie|It goes on until it is sky.
blossoming_trees|You stand below them and get petals in your tea.
flower_shop|You ask for something that says sorry, and they have it in three sizes.
springtime_lake|The Lake in Spring|The ice has gone, and the ducks are home and telling everybody.
on_a_castle_wall|You pace up and down, and nobody attacks.
enchanted_music_room|The harp is warming up, by itself.
castle_gate|You shout up who you are, and then again, louder.
beach_with_dunes|The grass writes something in the sand, over and over.
mountain_waterfall|You stand in the spray and have a rainbow all to yourself.
sailboat_at_sunset|There is just enough wind to be home by dark.
bioluminescent_waves|Glowing Waves|Wherever you step, the sea lights up.
underwater_cave|There is a bubble of air here and you make it last.
underwater_statues|They hold up their hands as if asking for the time.
rainbow_eucalyptus|Somebody has been trying out paint on the trees.
messy_room|You know where everything is; it is here.
by_a_campfire|Your front is hot, your back is cold, your marshmallow is gone.
theatre_stage|The curtain is up, and the line will come to you.
autumn_picnic|You eat quickly, before the leaves are in the salad.
old_photo|The Old Photograph|You had to hold your breath for a minute, and it shows.
spooky_ruins|There is a draught, although there is no wall for it to come through.
mask_makers_workshop|The Mask Maker’s Workshop|All of them look at you, and one is you.
cemetery_gate|It squeaks, out of habit.
among_giant_mushrooms|You shelter from the rain with some gnomes, who charge.
misty_autumn_forest|You hear the acorns fall, and now and then a thought.
autumn_bridge|You drop a leaf on this side and run to the other.
branches_of_a_holiday_tree|You sit between an angel and a glass trumpet.
inside_a_crystal|There are forty of you, and all look good.
snowy_village|Smoke goes straight up from every chimney, as in a drawing.
rime_ice|The fog went to sleep on the trees.
snowy_temple|You brush off the lion’s nose, in passing.
winter_lake_with_swans|They glide, and do not say how cold it is.
in_front_of_fountain|In Front of the Fountain|You made a wish and got splashed, which may be it.
golden_birdcage|The door is open. It is more of a throne.
fancy_bedroom|There are eleven cushions, and you have to put each of them somewhere.
jungle_watering_hole|Everyone drinks, and nobody eats anybody, until six.
mangrove_forest|The trees have rolled up their trousers.
old_timey_basketball_court|The Old-Time Basketball Court|The basket is a basket, and the ladder is out for repair.
leafy_tree_tunnel|You walk through green until you have forgotten the rest.
springtime_shower|A Shower in Spring|It rains and shines, so look for the other half of the bow.
under_wisteria|You duck your head, and it smells like somebody’s wedding.
in_a_painting|Do not lean on the sky, it is still wet.
flying_over_hedge_maze|Flying over a Hedge Maze|From here it is perfectly simple.
cretaceous_forest|The ferns are huge, and there is something behind them which is more so.
in_an_aquarium|Somebody taps on the glass. You puff yourself up.
inside_adventurers_hideout|The Adventurer’s Hideout|There is a map on the wall, and cheese.
crater_lake|A mountain went off, and left you this.
on_a_paddlewheel_boat|On a Paddle Steamer|The wheel goes round, the banjo goes on, and nobody gets off.
colorful_coral|Coral in Full Colour|It is like a firework which has decided to stay.
boardwalk_into_sunset|The planks creak and the light lasts just long enough.
bonsai_collection|You feel like a giant, and breathe out carefully.
dreamy_island|You will not remember how you got here, only that it was warm.
rock_garden|You rake a wave around a stone and are calm until Tuesday.
moving_day|It is all in boxes, and the kettle is in the last one.
covered_bridge_in_autumn|You hum, because it hums back.
baobab_forest|Somebody planted the trees the wrong way up, long ago.
spectral_candle_room|They go out one by one, from the other end.
monstrous_cave|The stones at the entrance are in two rows, and rather pointed.
jack_o_lantern_stacks|Stacks of Jack-o’-Lanterns|Do not take out the one at the bottom, however it grins.
giant_cat|You are in its way, and it is in love with you.
barrel_cellar|You knock on each, and one says “occupied”.
autumn_tree_tunnel|You walk through gold, and it crunches.
holiday_tree_forest|All of them have been decorated; the foxes will not say by whom.
ice_sculpture_festival|You are standing next to the swan, so keep your hands to yourself.
winter_full_moon|It is bright enough to read your own tracks.
winter_mountain_range|They have put on their white coats and look down on you like doctors.
frozen_blue_pond|It is so clear that the fish seem to be flying.
ice_bubble_lake|The lake was about to say something when it froze.
colorful_street|The Colourful Street|Every house has tried to outdo its neighbour, and all of them have won.
swan_boat|You pedal, the swan looks elegant.
heart_tree_tunnel|The Heart-Shaped Tunnel|The trees have left a gap for two.
flowering_forest|The wood has dressed up, and you came as you are.
dog_park|You know all of their names and none of their owners’.
rainy_rainforest|It always rains here, but today it is serious.
forest_sunset|The trunks go black, and everything between them catches fire.
wall_flowering_vines|A Wall of Flowering Vines|Somewhere behind it there must be a door.
container_garden|Tomatoes in a bucket, beans in a boot: it counts.
dragons_back|On the Dragon’s Back|It is warm up here, and you hold on by the third spike.
maypole|You have the blue ribbon, and you must not let go until it is a plait.
potters_studio|The Potter’s Studio|It was to be a vase. It is now a bowl, with feelings.
shell_gate|You knock, and hear the sea answer.
river_bottom|At the Bottom of the River|The current combs the weeds, and you, too.
savanna|Savannah|The grass is as tall as a lion, which you bear in mind.
magic_door_in_forest|A Magic Door in the Forest|It stands among the trees, ajar, and smells of somewhere else.
surrounded_by_ghosts|They only want to know how it ended.
castle_hall_with_hearth|The Castle Hall with a Hearth|The dogs have the best places, and you have the second best.
first_snow_forest|First Snow in the Forest|Nobody has walked here since it was new.
winter_landscape_with_cabin|You see the light a long time before you are there.
old_fashioned_tea_shop|The Old-Fashioned Tea Shop|The cups do not match, the cakes do not last.
mountain_scene_with_blossoms|Snow at the top, blossom below, and you on the bench between.
garden_with_flower_beds|You weed one square yard and are king of it.
trail_through_a_forest|You take the next bend, and then there is one more.
summer_seashore|Sand in the book, salt on the pages.
sirens_lair|The Siren’s Lair|She sings beautifully. Keep hold of the rail.
sunny_street_with_shops|You go out for a stamp and come back with a lamp.
autumn_swamp|The fog has a ladle in it, and stirs.
inside_forest_witchs_cottage|Inside the Forest Witch’s Cottage|The broom asks you to wipe your feet.
castle_keep_with_banners|They snap in the wind, and you feel announced.
nighttime_street_with_shops|The Street of Shops at Night|The shops are shut, but their windows are talking.
winter_desert_with_saguaros|The cactuses wear little white caps, and do not want to talk about it.
elegant_palace|You slide along the parquet when the footman turns his back.
waterfall_with_rainbow|It comes and goes as you tilt your head.
riding_a_comet|You pass by once every eighty years, so wave now.
elven_citadel|They have been expecting you for three hundred years, and are too polite to say so.
birthday_bash|There is cake in your hair, so it must have been good.
on_a_strange_planet|You have planted a flag, and it has begun to eat it.
airship|You steer by the clouds and by the tea kettle.
clocktower|The Clock Tower|You stand behind the big hand and push a bit when it is late.
steamworks|It hisses, it thumps, and you have the oil can.
violet|Plain Violet|A quiet violet, for people who do not want to distract from themselves.
blue|Plain Blue|A plain blue, like a morning without plans.
green|Plain Green|A plain green, restful for eyes that have looked at lists.
purple|Plain Purple|A plain purple, royal without making a fuss.
red|Plain Red|A plain red, for standing out.
yellow|Plain Yellow|A plain yellow, like toast.
`;
