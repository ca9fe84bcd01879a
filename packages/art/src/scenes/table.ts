/**
 * One line per background: `key world words`. Words are a time (times.ts), a ridge, a ground, extras
 * (weather, sky), a wall, `x=H` for the colour of a role, and motifs with their place: `^` on the horizon,
 * `%` there and large, `{` `}` far left and right, `<` `>` near left and right, `=` in front on the ground,
 * `+` in the air, `.` scattered low, `*` scattered high.
 */
export const BACKGROUNDS = `
beach sea clouds sun <palm >umbrella .seashell f=I
fairy_ring land dusk woods moss fireflies <mushroom >mushroom .mushroom f=R
forest land woods <pine >tree {tree }pine
open_waters sea hills none clouds birds }boat f=R
coral_reef under <coral >fancoral {coral }kelp *fish f=M
seafarer_ship sea none clouds ^ship f=R
volcano land lava peaks ash %volcano <rock >rock sparks
clouds air none clouds sun birds <bigcloud >bigcloud
dusty_canyons land gold mesa dirt <cactus >boulder
thunderstorm land storm hills grass clouds rain lightning <deadtree
autumn_forest land gold woods leaves fall <autumn >autumn {autumn }autumn
harvest_fields land gold hills field clouds <wheat >scarecrow .wheat
graveyard land spook hills moss moon <gravestone >gravestone {crypt }deadtree .gravestone
haunted_house land spook peaks moss crescent %haunted <deadtree >gravestone
pumpkin_patch land gold hills dirt <jack >pumpkin .pumpkin {scarecrow
harvest_feast room wood wall-wood =feast ^fireplace <pumpkin >pumpkin f=O
sunset_meadow land sunset meadow sun clouds <flower >bush
starry_skies air night none stars crescent meteors
iceberg sea winter peaks none ^mountain s=C snowfall
twinkly_lights land night hills snow lights <snowpine >snowpine
south_pole land winter peaks snow ^igloo >signpost snowfall
ice_cave cave ice <icicle >crystal ^crystal +icicle f=C
frigid_peak land winter peaks snow ^mountain <rock snowfall
snowy_pines land winter woods snow <snowpine >snowpine {snowpine }snowpine
blacksmithy room stone wall-brick ^furnace <anvil >barrel
crystal_cave cave violet <crystal >crystal {crystal ^crystal f=P sparkle
distant_castle land hills clouds ^castle <tree >bush
spring_rain land spring hills rain clouds <cherry >tulip .tulip
stained_glass room stone wall-slate ^stainedwindow <column >column {stainedwindow
rolling_hills land hills clouds sun {tree }house >bush
cherry_trees land spring hills meadow petals <cherry >cherry {cherry
floral_meadow land meadow clouds <flower >tulip .flower f=M
gumdrop_land land candy hills candy <gumdrop >candycane .gumdrop f=J
marble_temple land hills grass clouds %temple <column
mountain_lake land peaks water <pine >pine ^mountain
pagodas land dawn peaks meadow ^pagoda {pagoda <bamboo >cherry
drifting_raft sea none clouds sun ^raft
shimmery_bubbles air candy none bubbles *bubble sparkle
island_waterfalls air day none clouds ^island {waterfall }island
dilatory_ruins under ^ruin <column >kelp {ruin s=J
giant_wave sea storm none ^wave
sunken_ship under night ^wreck <kelp >coral
pyramids land gold dunes sand sun ^pyramid {pyramid <palm
sunset_savannah land sunset hills dry sun ^baobab >grass .grass
twinkly_party_lights land night woods grass lights <bench >lamp
market land hills cobble <stall >stall {townhouse }shop
stable room dirt wall-wood <barrel >crate ^window .grass
tavern room wood wall-log ^fireplace <barrel >table
harvest_moon land night hills field moon <wheat >corn .wheat
slimy_swamp land toxic woods swamp <willow >cattail .reeds fireflies
swarming_darkness land spook peaks ash *bat <deadtree >deadtree
floating_islands air none clouds ^island {island }island birds
night_dunes land night dunes sand crescent <cactus }tent
sunset_oasis land sunset dunes sand sun <palm >palm ^bush
alpine_slopes land winter peaks snow ^cabin <pine >signpost
snowy_sunrise land dawn peaks snow sun <snowpine }snowcabin
winter_town land dusk hills snow {townhouse }townhouse ^shop snowfall lights
frozen_lake land winter peaks ice <snowpine >reeds ^snowpine
snowman_army land winter hills snow <snowman >snowman {snowman }snowman
winter_night land night peaks snow moon <snowpine snowfall
bamboo_forest land jungle woods grass <bamboo >bamboo {bamboo }bamboo
cozy_library room wood wall-wood <bookshelf >bookshelf ^window =rug
grand_staircase room carpet wall-gold ^stairs <column >column
deep_mine cave rock warm <barrel >crate ^lamp .crystal f=Y
rainforest land jungle woods moss rain <vines >giantflower {palm f=M
stone_circle land fog hills grass <menhir >dolmen {menhir }menhir mist
archery_range land hills grass <target >target {fence }fence
giant_florals land spring meadow <giantflower >giantflower {giantflower f=M
rainbows_end land hills meadow rainbow clouds >goldpile
beehive land gold hills meadow <beehive >sunflower *bee f=Y
gazebo land spring hills meadow ^temple <rosebush >rosebush
tree_roots land jungle woods moss <bigtree >mushroom f=R
lighthouse_shore sea clouds birds >lighthouse <rock
lilypad land jungle water <cattail >flower .bush f=I
waterfall_rock land peaks water %waterfall <fern >rock
aquarium room tiles wall-blue ^window *fish f=O <kelp >coral
dilatory_castle under ^seacastle <coral >kelp {coral f=M
deep_sea under night *jelly <vent f=P
idyllic_cabin land hills meadow clouds ^cabin <tree >well
mountain_pyramid land dawn peaks rock %pyramid <bush
stormy_ship sea storm none rain lightning ^ship
cornfields land gold hills field <corn >corn {corn }corn
farmhouse land hills grass ^house {barn <fence >sheep
orchard land hills grass <apples >apples {apples f=R
rainy_city land storm town cobble rain <lamp >townhouse
spider_web land spook woods moss =web {deadtree }deadtree
strange_sewers cave stone green <barrel >gate .reeds
midnight_clouds air night none moon bank {bigcloud }bigcloud
stormy_rooftops land storm town tiles rain lightning <tower
windy_autumn land gold hills leaves fall clouds <autumn >scarecrow
shimmering_ice_prism land winter peaks ice ^prism sparkle
winter_fireworks land night peaks snow fireworks <snowpine
winter_storefront land dusk town snow ^shop <lamp >gift snowfall
blizzard land winter peaks snow snowfall fogged mist snowfall <snowpine
sparkling_snowflake land night hills snow ^snowflake sparkle
stoikalm_volcanoes land winter peaks snow ^volcano {volcano <snowpine
bell_tower land dawn hills cobble ^clock <tree >bench
treasure_room room stone wall-dark <goldpile >chest {goldpile f=R
wedding_arch land spring hills meadow petals ^arch <rosebush >rosebush s=W f=I
magic_beanstalk land hills grass clouds =beanstalk
meandering_cave cave rock +stalactite <stalagmite >stalagmite
mistiflying_circus land sunset hills dry ^tent {tent <balloons pennants
bug_covered_log land jungle woods moss =log *butterfly f=Y
giant_birdhouse land spring hills grass ^birdhouse <bird f=T
mist_shrouded_mountain land fog peaks rock ^mountain mist <pine
guardian_statues land dawn hills stone <statue >statue ^temple
habit_city_streets land hills cobble {townhouse }townhouse ^shop <lamp
on_tree_branch air jungle none <bigtree >bird ^nest f=B
buried_treasure sea sun >palm <chest
ocean_sunrise sea dawn none sun clouds birds
sandcastle sea clouds >castleSand <umbrella f=R
giant_seashell sea clouds ^seashell .seashell f=I
kelp_forest under <kelp >kelp {kelp }kelp *fish f=Y
midnight_lake land night woods water moon <pine >reeds
back_of_giant_beast air day hills none clouds =beast <tent
desert_dunes land gold dunes sand sun >cactus .grass
summer_fireworks sea night none fireworks <palm
beside_well land hills meadow >well <tulip
garden_shed room wood wall-earth <shelf >pots ^window f=I
pixelists_workshop room wood wall-teal <easel >easel ^window f=M
magical_candles room stone wall-dark <candles >candles *candle sparkle
spooky_hotel room carpet wall-violet ^door <mirror >candles
tar_pits land storm hills ash <bones >geyser .rock
fiber_arts_room room wood wall-rose <loom >yarn ^shelf f=P
midnight_castle land night peaks moss crescent ^castle <deadtree s=X
tornado land storm hills dry ^tornado <fence
crosscountry_ski_trail land winter hills snow <pine >signpost {snowpine
starry_winter_night land night hills snow stars <snowpine ^snowcabin
toymakers_workshop room wood wall-green <shelf >gift ^window =train
aurora land night peaks snow aurora <snowpine >snowpine
driving_a_sleigh land night hills snow >sled <snowpine snowfall f=G
flying_over_icy_steppes air winter peaks snow clouds {mountain }steed s=C
chessboard_land land candy hills tiles <chesspiece >chesspiece {chesspiece
magical_museum room tiles wall-violet <statue >globe ^painting sparkle
rose_garden land spring hills meadow <rosebush >rosebush {rosebush }arch f=R
driving_a_coach land hills dirt >coach <tree
elegant_balcony room tiles wall-gold ^window =balustrade <curtain
gorgeous_greenhouse room tiles wall-glassy <pots >palm .flower f=M
flying_over_an_ancient_forest air jungle woods grass clouds {baobab }ruin birds
flying_over_a_field_of_wildflowers air spring hills meadow clouds .flower .tulip birds f=M
tulip_garden land spring meadow <tulip >tulip .tulip {windmill f=R
champions_colosseum land gold hills sand {column }column ^arch <banner >banner f=R
fantastical_shoe_store room carpet wall-rose <shelf >shoe ^mirror
terraced_rice_field land jungle peaks field }pagoda <reeds .reeds
at_the_docks sea hills wood clouds ^boat <barrel >crate
rowboat sea none clouds ^rowboat <reeds
pirate_flag sea storm none ^ship >flagpole f=K
dark_deep under night *fish <anemone >vent f=J
dilatory_city under {seacastle }seacastle ^seacastle <coral f=T
tide_pool sea rock sun <starfish >crab .seashell f=M
training_grounds land hills dirt <target >rack {fence
flying_over_rocky_canyon air gold mesa dirt clouds birds {boulder }menhir
bridge land hills water =stonebridge <tree
apple_picking land gold hills grass <apples >crate {apples }apples f=R
giant_book land dawn hills meadow ^book sparkle
cozy_barn room dirt wall-log ^door <sheep >barrel .wheat
bayou land jungle woods water <willow >willow fireflies
creepy_castle land spook peaks ash crescent ^castle <deadtree *bat s=K r=V
dungeon room stone wall-dark <gate >barrel ^torch .bones
back_alley room cobble wall-brick <crate >barrel ^lamp
glowing_mushroom_cave cave violet moss <giantmushroom >mushroom {mushroom }mushroom spores f=J
cozy_bedroom room wood wall-blue ^window >bed <rug f=P
flying_over_snowy_mountains air winter peaks snow clouds bank ^mountain
frosty_forest land winter woods snow <pine >birch {pine g=C
snowy_day_fireplace room wood wall-wood ^fireplace <sofa >xmas f=R
avalanche land winter peaks snow ^mountain mist <boulder >boulder s=W
archaeological_dig land gold mesa dirt <bones >crate {tent }obelisk
scribes_workshop room wood wall-cream >desk <bookshelf ^window f=W
medieval_kitchen room stone wall-stone ^fireplace <cauldron >shelf
old_fashioned_bakery room tiles wall-rose ^furnace <shelf >cake
valentines_day_feasting_hall room carpet wall-rose =feast hearts <banner >banner f=M
duck_pond land spring hills water <duck >reeds }duck
field_with_colored_eggs land spring meadow <eggs >eggs .eggs f=I
flower_market land spring town cobble <stall >pots f=M
halflings_house land hills meadow ^burrow <flower >tulip f=Y
blossoming_desert land spring dunes sand <saguaro >cactus .flower f=M
birch_forest land spring woods grass <birch >birch {birch }birch
dojo room wood wall-cream <bamboo >banner ^window f=R
park_with_statue land hills grass ^statue <bench >tree
rainbow_meadow land meadow rainbow clouds .flower f=B
school_of_fish under *fish <coral >kelp f=Y
seaside_cliffs sea clouds birds mesa rock >boulder
underwater_vents under night <vent >vent *jelly f=O
lake_with_floating_lanterns land night hills water +lanterns <reeds
flying_over_tropical_islands air day hills water clouds ^island birds
among_giant_anemones under <anemone >anemone {anemone }fancoral f=M
amid_ancient_ruins land jungle hills moss <ruin >vines ^column f=O
giant_dandelions land spring hills meadow <dandelion >dandelion {dandelion
treehouse land woods grass =treehouse
autumn_flower_garden land gold woods leaves <flower >sunflower .flower f=O
in_an_ancient_tomb room stone wall-sandy <sphinx >obelisk ^door
in_a_classroom room wood wall-green ^painting <desk >globe
foggy_moor land fog hills moss mist <deadtree >reeds
monster_makers_workshop room stone wall-dark <shelf >cauldron ^furnace
pumpkin_carriage land night hills grass >pumpkincoach stars <tree
farmers_market land hills cobble <stall >pumpkin {stall }barn f=O
flying_in_a_thunderstorm air storm none lightning rain bank
potion_shop room wood wall-violet <cauldronshelf >cauldronshelf ^shelf
holiday_market land dusk town snow <stall >xmas lights f=R
holiday_wreath room wood wall-red ^wreath <candles >gift
winter_nocturne land night peaks snow crescent <deadtree >snowpine s=C
birthday_party room wood wall-blue <cake >gift pennants confetti =balloons
desert_with_snow land winter dunes sand <saguaro >cactus snowfall
snowglobe land winter hills snow ^jar >snowpine snowfall <house
elegant_ballroom room tiles wall-gold <column >column ^window +lights
hall_of_heroes room stone wall-slate <statue >statue ^banner f=B
tea_party land spring hills meadow >teatable <rosebush f=M
among_giant_flowers land jungle meadow <giantflower >giantflower {giantflower f=O
butterfly_garden land spring meadow *butterfly <flower >rosebush f=O
succulent_garden land gold hills sand <cactus >pots .cactus f=H
animal_clouds air candy none clouds ^sheep
heather_field land dawn hills purple <boulder .flower f=P
rainy_barnyard land storm hills dirt rain {barn <fence >duck
habit_city_rooftops land sunset town tiles <tower >house
hot_air_balloon air hills grass clouds ^balloon
strawberry_patch land hills dirt <bush >rosebush .rosebush f=R
relaxation_river land jungle hills water <willow >flower f=I
salt_lake land dawn mesa snow sun >rock .rock <reeds
viking_ship sea storm peaks none ^vikingship
beach_cabana sea clouds >cabana <palm
swimming_among_jellyfish under *jelly <kelp f=I
underwater_ruins under <column >ruin ^temple
camping_out land night woods grass stars <tent >campfire
jungle_canopy air jungle woods none <vines >bird {palm }palm f=R
productivity_plaza land hills tiles ^fountain <topiary >bench
flying_over_an_autumn_forest air gold woods leaves clouds {autumn ^autumn }autumn birds
giant_autumn_leaf land gold hills leaves =leaf fall f=O
herding_sheep_in_autumn land gold hills leaves <sheep >sheep {autumn }sheep
crescent_moon air night none crescent stars bank meteors
haunted_forest land spook woods moss <deadtree >deadtree *ghost
spooky_scarecrow_field land spook hills field moon >scarecrow <corn .jack
mystical_observatory room stone wall-night >telescope ^window <globe sparkle
resting_in_the_inn room wood wall-log >bed <table ^fireplace f=G
river_of_lava land lava peaks lava <rock >boulder sparks
gingerbread_house land candy hills snow ^gingerhouse <candycane >gumdrop f=H
holiday_hearth room wood wall-green ^fireplace <xmas >gift
inside_an_ornament air candy none ^ornament lights snowfall
hot_spring land winter hills water <rock >boulder mist ^pine
icicle_bridge land winter peaks ice =stonebridge +icicle s=C
wintry_castle land winter peaks snow ^castle <snowpine s=C r=B
flying_over_glacier air winter peaks ice clouds {crystal }crystal f=C
heart_shaped_bubbles air candy none hearts *bubble
throne_room room carpet wall-red ^throne <banner >banner f=P
in_the_armory room stone wall-stone <rack >rack ^banner f=R
splash_in_a_puddle land storm hills cobble rain >umbrella <lamp
spring_thaw land spring peaks snow <tulip >cherry .grass f=P
among_cattails land hills water <cattail >cattail {cattail .reeds
cottage_construction land hills dirt ^house <crate >fence
elegant_garden land spring hills tiles ^fountain <topiary >topiary {hedge
afternoon_picnic land gold hills meadow >basketrug <tree
dragons_lair cave rock warm ^dragon <goldpile >bones sparks r=R
windmills land hills meadow clouds ^windmill {windmill <tulip
clothesline land spring hills meadow clouds ^clothesline <bush f=B
forested_lakeshore land woods water <pine >tree ^pine
water_mill land hills water ^watermill <tree >reeds
underwater_among_koi under *koi <kelp >rock
ghost_ship sea spook none moon ^ghostship mist
raging_river land jungle peaks water <boulder >pine
daytime_misty_forest land fog woods moss mist <pine >birch
rope_bridge land jungle peaks none =ropebridge
stone_tower land dawn hills grass ^tower <bush >rock
autumn_lakeshore land gold woods water <autumn >autumn ^autumn
autumn_poplars land gold hills leaves <birch >birch {birch }birch g=Y
vineyard land gold hills field <rosebush >rosebush {hedge }house f=P
cryptic_candles cave stone violet <candles >candles ^candles
haunted_photo room wood wall-violet ^painting <ghost >candles
undead_hands land spook hills moss moon <hands >hands .gravestone {gravestone
fortune_tellers_shop room carpet wall-violet <curtain >crystalball ^lamp f=P
inside_a_potion_bottle air candy none ^jar bubbles
spiral_staircase room stone wall-stone =spiral
winter_canyon land winter mesa snow <snowpine >boulder {boulder
ice_palace room ice wall-ice <crystal >crystal ^throne f=C
frozen_polar_waters sea winter peaks ice <rock >igloo s=C
meteor_shower land night peaks moss meteors stars <pine
palm_tree_with_fairy_lights sea night hills sand lights >palm
snowy_farm land winter hills snow {barn <fence >sheep snowfall
winter_waterfall land winter peaks ice %waterfall <snowpine s=C
orange_grove land gold hills grass <apples >apples {apples f=O
iridescent_clouds air candy none clouds rainbow >bigcloud
animals_den cave warm dirt <log >nest ^stump
brick_wall_with_ivy room cobble wall-brick <vines >vines {vines f=G
flowering_prairie land gold hills meadow .flower <sunflower >flower f=Y
blossoming_trees land dawn hills meadow <cherry >cherry petals
flower_shop room tiles wall-green <pots >bouquetshelf ^shelf f=I
springtime_lake land spring woods water <cherry >tulip f=R
on_a_castle_wall land dawn peaks stone =wall }tower
enchanted_music_room room carpet wall-violet >piano <harp sparkle
castle_gate land hills cobble ^gate <tree >banner f=B
beach_with_dunes sea dunes clouds <grass >grass .grass
mountain_waterfall land peaks grass %waterfall <pine >pine
sailboat_at_sunset sea sunset none sun ^boat f=R
bioluminescent_waves sea night hills sand stars sparkle spores <palm .seashell f=J
underwater_cave cave open ice <kelp >coral *jelly f=P
underwater_statues under <statue >statue *fish f=Y
rainbow_eucalyptus land jungle woods grass <birch >birch {birch }birch rainbow
messy_room room wood wall-blue >bed <crate =yarn ^window f=R
by_a_campfire land night woods dirt stars >campfire <tent sparks
theatre_stage room wood wall-dark <curtain >curtain ^mask
autumn_picnic land gold woods leaves >basketrug <autumn fall
old_photo land gold hills dry ^house <fence
spooky_ruins land spook hills moss moon <ruin >gravestone *bat
mask_makers_workshop room wood wall-earth ^mask <easel >shelf f=P
cemetery_gate land spook hills cobble crescent ^gate <gravestone >deadtree f=K
among_giant_mushrooms land jungle woods moss <giantmushroom >giantmushroom {giantmushroom f=R spores
misty_autumn_forest land fog woods leaves mist <autumn >autumn
autumn_bridge land gold woods water =bridge <autumn fall
branches_of_a_holiday_tree air night none ^xmas <ornament lights
inside_a_crystal cave violet ice <crystal >crystal {crystal }crystal ^crystal f=M sparkle
snowy_village land dusk hills snow {snowcabin }snowcabin <snowpine snowfall
rime_ice land winter woods ice <deadtree >birch g=W t=C
snowy_temple land winter peaks snow ^temple <snowpine snowfall
winter_lake_with_swans land winter woods ice <swan }swan >reeds
in_front_of_fountain land spring hills tiles ^fountain <rosebush f=R
golden_birdcage room carpet wall-green =cage >bird <curtain f=B
fancy_bedroom room carpet wall-rose >bed <curtain ^mirror f=M
jungle_watering_hole land jungle woods water {palm >rock <vines f=R
mangrove_forest land jungle woods water <baobab >baobab
old_timey_basketball_court room wood wall-brick ^hoop <bench
leafy_tree_tunnel land jungle woods dirt <bigtree >bigtree
springtime_shower land spring hills meadow rain rainbow >umbrella .tulip f=Y
under_wisteria land spring hills grass <wisteria >wisteria petals
in_a_painting room wood wall-cream ^painting >easel <mirror f=B
flying_over_hedge_maze air spring hills grass clouds ^hedge {hedge }hedge f=R
cretaceous_forest land jungle peaks moss ^dino <palm >grass
in_an_aquarium under <seacastle >kelp *fish f=O
inside_adventurers_hideout room wood wall-log <chest >desk ^painting f=R
crater_lake land dawn peaks water >pine ^volcano
on_a_paddlewheel_boat sea sunset none ^steamboat wood =fence
colorful_coral under <coral >fancoral {anemone }coral .coral f=O
boardwalk_into_sunset sea sunset none wood sun <lamp >fence
bonsai_collection room tiles wall-cream <bonsai >bonsai ^shelf
dreamy_island air candy none ^island <cherry stars
rock_garden land dawn hills sand <rock >boulder {torii }menhir
moving_day land hills grass ^house <crate >crate =sofa f=B
covered_bridge_in_autumn land gold woods leaves ^coveredbridge <autumn fall
baobab_forest land sunset hills dry <baobab {baobab }baobab
spectral_candle_room room stone wall-night <candles >candles *ghost
monstrous_cave cave rock green +stalactite <stalagmite >bones *bat
jack_o_lantern_stacks land spook hills leaves <jack >jack {jack }jack .jack
giant_cat land spring hills meadow %giantcat <flower f=B
barrel_cellar room stone wall-stone <barrel >barrel {barrel }barrel ^lamp
autumn_tree_tunnel land gold woods leaves <bigtree >bigtree fall g=O
holiday_tree_forest land night woods snow <xmas >xmas {snowpine }snowpine
ice_sculpture_festival land dusk hills snow <statue >prism lights
winter_full_moon land night peaks snow moon <deadtree >snowpine
winter_mountain_range land winter peaks snow ^mountain {mountain
frozen_blue_pond land winter woods ice >bench <snowpine
ice_bubble_lake land winter peaks ice *bubble >rock
colorful_street land hills cobble {townhouse }townhouse ^townhouse <lamp f=M w=I r=B
swan_boat land spring woods water ^swanboat <willow
heart_tree_tunnel land candy woods candy <bigtree >bigtree hearts g=M
flowering_forest land spring woods meadow <tree >rosebush .flower f=P
dog_park land hills grass <dog >fence {tree }bench
rainy_rainforest land jungle woods moss rain {palm <vines >fernleaf f=O
forest_sunset land sunset woods moss sun <pine >tree
wall_flowering_vines room cobble wall-stone <vines >vines ^vines .rosebush f=M
container_garden room tiles wall-sandy <pots >pots {pots f=O
dragons_back air gold none clouds =dragon r=J
maypole land spring hills meadow ^maypole <tulip f=M
potters_studio room wood wall-earth >wheelpot <shelf ^window
shell_gate under ^arch <seashell >seashell s=I f=I
river_bottom under *fish <rock >reeds .rock f=J
savanna land gold hills dry sun ^baobab <grass >grass
magic_door_in_forest land dusk woods moss ^door <bigtree fireflies sparkle
surrounded_by_ghosts land spook hills moss *ghost <ghost >ghost
castle_hall_with_hearth room stone wall-stone ^fireplace <banner >banner f=R
first_snow_forest land winter woods leaves <autumn >pine snowfall
winter_landscape_with_cabin land winter peaks snow ^snowcabin <snowpine >snowpine
old_fashioned_tea_shop room wood wall-teal >teatable <shelf ^window f=I
mountain_scene_with_blossoms land spring peaks meadow ^mountain <cherry petals
garden_with_flower_beds land spring hills dirt <rosebush >tulip .flower {hedge f=Y
trail_through_a_forest land woods dirt <tree >pine {pine }tree
summer_seashore sea sun clouds birds <umbrella >starfish .seashell f=Q
sirens_lair sea dusk peaks rock <boulder >rock ^harp sparkle
sunny_street_with_shops land hills cobble sun {shop }shop <lamp r=T
autumn_swamp land gold woods swamp <willow >cattail g=O fall
inside_forest_witchs_cottage room wood wall-log <cauldron >bookshelf ^window }candles f=P
castle_keep_with_banners room stone wall-slate <banner >banner {banner }banner ^arch f=R
nighttime_street_with_shops land night hills cobble {shop }shop <lamp stars
winter_desert_with_saguaros land winter mesa sand <saguaro >saguaro snowfall
elegant_palace room tiles wall-white <column >column ^stairs +lights
waterfall_with_rainbow land peaks water rainbow %waterfall <fernleaf
riding_a_comet air night none stars ^comet meteors
elven_citadel land dawn woods moss ^castle <bigtree s=W r=J
birthday_bash room wood wall-violet >cake <balloons pennants confetti
on_a_strange_planet land alien peaks purple +planet <alienplant >alienplant stars f=O
airship air gold none clouds ^airship birds
clocktower land dusk town cobble ^clock >gear moon
steamworks room stone wall-brick <gear >gear ^furnace sparks
violet plain f=P
blue plain f=B
green plain f=G
purple plain f=V
red plain f=R
yellow plain f=Y
`;
