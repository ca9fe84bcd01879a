/**
 * Gear with its own line: `key family colours...`, with the grammar of gear/spec.ts. `T:` opens a block for
 * one slot.
 */
export const NAMED_GEAR = `
T:weapon_special
0 flamesword:22 V M H K
1 crystalstaff:22 C Y W B
2 lance S B C X
3 mace:20 Y R A U
critical hammer:20 X R Y K ^
takeThis sword:21,3 C B Y V
tridentOfCrashingTides trident J C B T
taskwoodsLantern lantern G N Y D
bardInstrument lute L N R D
lunarScythe scythe C S Y V
mammothRiderSpear spear:24 E N R D
roguishRainbowMessage scroll M W Y P
pageBanner flag P Y Y N
skeletonKey key E S R K
nomadsScimitar scimitar:19 S Y T N
fencingFoil rapier:23 W S B K
tachi katana:24 S K R U
aetherCrystals crystalstaff:25 P M C V
yeti spear:20 W N C D
ski skipole C R Y K
candycane candycane W R G R
snowflake wand:15 W S C B
ks2019 glaive:24 Y G O D
T:armor_special
0 royalplate V M H K
1 royalplate C W Y B
2 robe T Y C B +crown
takeThis plate C B Y V +star
heroicTunic tunic G Y R D +star
finnedOceanicArmor scalesuit T J Y B
pyromancersRobes archrobe R O Y U /flame:8f3044,d53d48,f07f33
bardRobes tunic G R Y N +note
lunarWarriorArmor plate S V Y K +moon
mammothRiderArmor furs N E R D
roguishRainbowMessengerRobes robe W M Y P /rainbow:f2605c,f79a3c,f8d548,6cc465,4fa8e8,8a64cc
pageArmor tunic P Y W K +shield
sneakthiefRobes coat K R S Z
snowSovereignRobes archrobe W C B S /sparkle:93d6f2
dandySuit suit P I Y K W
nomadsCuirass mail L T Y N
samuraiArmor plate U K Y Z
turkeyArmorBase costume N R Y D E
yeti costume W C B S
ski wetsuit R B Y K
candycane robe W R G R /stripes:d53d48
snowflake dress C W B S +snow
birthday robe M Y C P /confetti
birthday2015 robe R Y W P /spots:f7c344
birthday2016 robe C M Y B /spots:e2609b
birthday2017 robe J Y P T /sparkle:f7c344,faf6ee
birthday2018 robe P W I V /stars:f7c344
birthday2019 robe Y M W A /hearts:e2609b
birthday2020 robe I J W M /flowers:54bf9c,faf6ee,f7c344
birthday2021 robe B O Y V /stripes:f07f33
birthday2022 robe G Y R F /waves:f7c344
birthday2023 robe V C M K /planets:faf6ee,f7c344,e2609b,93d6f2
birthday2024 robe O P Y U /chess:7d52b8
gaymerx robe W K M P /bands:f2605c,f79a3c,f8d548,6cc465,4fa8e8,8a64cc
turkeyArmorGilded costume Y R W A E
ks2019 costume Y G O A W
T:head_special
0 greathelm V M H K ^batwings
1 openhelm C W Y B ^crystals
2 crown T Y C B ^feather
takeThis helm C B Y V ^star
fireCoralCirclet circlet R O Y U ^coral
pyromancersTurban turban R O Y U ^flames
bardHat cap G R Y N ^feather
lunarWarriorHelm helm S V Y K ^moon
mammothRiderHelm openhelm N E E D ^horns
roguishRainbowMessengerHood hood W M Y P /rainbow:f2605c,f79a3c,f8d548,6cc465,4fa8e8,8a64cc
pageHelm openhelm P Y W K
clandestineCowl cowl U R Y K
snowSovereignCrown crown C W B S ^icicles
spikedHelm helm X K R K ^spikes
dandyHat tophat P I Y K
kabuto samurai U K Y Z
nye party P Y W
turkeyHelmBase turkey N R Y D
yeti beast W C B S
ski goggles R K Y B C
candycane nightcap W R G R /stripes:d53d48
snowflake tiara W S C B ^snow
nye2014 party R C Y
nye2015 party B O W
nye2016 party G M Y
nye2017 party Y P R
nye2018 party M J W /spots:faf6ee
nye2019 party C R Y /stripes:d53d48
nye2020 party V Y M /stars:f7c344
nye2021 party O B W /chess:4a86d8
nye2022 party J I Y /hearts:e2609b
nye2023 party K C M /sparkle:f7c344,e2609b,93d6f2
gaymerx helm W M Y P /rainbow:f2605c,f79a3c,f8d548,6cc465,4fa8e8,8a64cc
namingDay2017 helm P Y Y V ^feathers
turkeyHelmGilded turkey Y R W A
piDay pie A L N E
ks2019 helm Y G O A ^wings
T:shield_special
0 skullshield V K M
1 crystal C W Y
takeThis heater C B Y +star
goldenknight mace X Y Y
moonpearlShield shell W S Y
mammothRiderHorn horn E N R
roguishRainbowMessage scroll M W Y
diamondStave dia C W B
lootBag bag L N Y
wintryMirror mirror C S B
wakizashi katana:13 S K R U
yeti round N E C
ski skipole C R Y K
snowflake orb W S C
piDay pi A N E
ks2019 kite Y G O +feather
T:body_special
wondercon_red scarf R U Y
wondercon_gold collar Y A R
wondercon_black scarf K Z S
takeThis armour C B Y
summerHealer lei M C Y
summerMage necklace J Y C
summer2015Healer tie B W R
summer2015Mage shawl V C Y
summer2015Rogue necklace M Y T
summer2015Warrior armour Y O R
aetherAmulet amulet P M C
namingDay2018 shawl P Y R
anniversary sash V Y M
T:back_special
wondercon_red cape R U Y
wondercon_black cape K Z S
takeThis longcape C B Y
heroicAureole halo Y A W
snowdriftVeil cloak W C B
aetherCloak cloak P M Y
turkeyTailBase turkeytail N R Y
bearTail bobtail N D
cactusTail tail G H
foxTail foxtail O E E W
lionTail thintail A N
pandaTail bobtail K W
pigTail curltail I M
tigerTail thintail O K
wolfTail foxtail X S S W
turkeyTailGilded turkeytail Y R W
namingDay2020 wings P Y V
anniversary cape V Y M /stars:f7c344
T:headAccessory_special
heroicCirclet circlet Y A R
springRogue cat K I I I I
springWarrior bunny E I R I I
springMage mouse S I P I I
springHealer dog A W R W W
spring2015Rogue mouse X I A I I
spring2015Warrior dog D R Y N E
spring2015Mage bunny W P Y P P
spring2015Healer cat O W C W W
bearEars bear N L A Q Q
cactusEars branch G H M
foxEars fox O E A W W
lionEars bear A N Y Q Q
pandaEars bear K W X X X
pigEars mouse I M M M M
tigerEars bear O K E W W
wolfEars fox X S S I I
spring2016Rogue dog N W B W W
spring2016Warrior mouse L I R I I
spring2016Mage cat K Y P P P
spring2016Healer bunny I W G W W
spring2017Rogue bunny S I K I I
spring2017Warrior cat O K W K K
spring2017Mage dog L B Y B B
spring2017Healer mouse W G Y I I
blackHeadband headband K Z S
blueHeadband headband B V S
greenHeadband headband G F S
pinkHeadband headband I M S
redHeadband headband R U S
whiteHeadband headband W S S
yellowHeadband headband Y A S
T:eyewear_special
wondercon_red domino R U Y
wondercon_black domino K Z S
summerRogue patch U K Y
summerWarrior patch K Z R
blackTopFrame topframe K
blueTopFrame topframe B
greenTopFrame topframe G
pinkTopFrame topframe M
redTopFrame topframe R
whiteTopFrame topframe W
yellowTopFrame topframe Y
aetherMask fullmask P M C
blackHalfMoon halfmoon K
blueHalfMoon halfmoon B
greenHalfMoon halfmoon G
pinkHalfMoon halfmoon M
redHalfMoon halfmoon R
whiteHalfMoon halfmoon W
yellowHalfMoon halfmoon Y
fall2019Rogue mask W R Y
fall2019Healer fullmask E V H
ks2019 visor O Y Y A
anniversary stars V Y M
T:weapon_armoire
basicCrossbow crossbow N X S D
lunarSceptre scepter:17 S X Y V
rancherLasso whip L N R D
mythmakerSword greatsword W Y B A
ironCrook crook X K R K
goldWingStaff wingstaff:25 Y A W D
batWand bat:20 V K R Z
shepherdsCrook crook L N G D
crystalCrescentStaff moonstaff C B W V
blueLongbow bow:20 B C Y V
glowingSpear spear:25 H Y J F
barristerGavel hammer:13 N Y L D
jesterBaton puppet R Y Y P
miningPickax pick:20 X K Y N
basicLongbow bow:19 N L R D
habiticanDiploma diploma E R P
sandySpade shovel Y R B N
cannon cannon K Y R N
vermilionArcherBow bow:20 R Y O U
ogreClub club:22 N H L D
woodElfStaff branch G H Y D
wandOfHearts heartwand R I M W
forestFungusStaff mushroomstaff R L W D
festivalFirecracker firecracker R Y O N
merchantsDisplayTray tray Y C R N
battleAxe battleaxe:21 S X R N
hoofClippers scissors X K R N
weaversComb comb L N A D
lamplighter lantern Y K Y K
coachDriversWhip whip D K Y N
scepterOfDiamonds diascepter R Y W U
flutteryArmy butterflies M O Y P
cobblersHammer hammer:14 X N L D
glassblowersBlowpipe flute S X O N
poisonedGoblet goblet H Y P A
jeweledArcherBow bow:20 P Y C V
needleOfBookbinding needle S X R K
spearOfSpades spear:24 K W S Z
arcaneScroll scroll P Y M
chefsSpoon spoon L N W D
vernalTaper candle H G Y E
jugglingBalls juggle R Y B G
slingshot slingshot N L R D
nephriteBow bow:20 G H Y F
bambooCane cane:17 H G L F
astronomersTelescope telescope V Y C K
magnifyingGlass glass N Y C D
floridFan fan M Y W P
resplendentRapier rapier:25 Y R W A
shadowMastersMace mace:20 V K M Z
alchemistsDistiller potion J Y H N
happyBanner flag C M Y N
livelyMatch match L R Y D
baseballBat bat L R N D
paperCutter papersword E S R L
fiddlersBow fiddlebow N W L D
beachFlag flag R Y W N
handyHook hook X N Y D
guardiansCrook crook N G H D
enchantersStaff clawstaff:25 O Y R D
clubOfClubs clubclub F K G D
eveningTea teacup W P L
blueMoonSai sai:16 C B W V
jadeGlaive glaive J Y G F
medievalWashboard washboard S N C L
buoyantBubbles bubblewand C I W B
heraldsBuisine buisine Y R P A
skullLantern skullstaff E Y H D
potionBase potion N L L D
potionBlue potion B C W V
potionDesert potion L E A N
potionGolden potion Y W A A
potionPink potion I W M M
potionRed potion R I U U
potionShade potion K X Z Z
potionSkeleton potion E W S X
potionWhite potion W S C S
potionZombie potion G H P F
regalSceptre scepter:19 Y A P R
shootingStarSpell starstaff:22 C Y Y V
pinkLongbow bow:20 M I Y P
gardenersWateringCan watering J G B X
huntingHorn horn L Y R N
blueKite kite B C Y N
greenKite kite G H Y N
orangeKite kite O Y R N
pinkKite kite M I W N
yellowKite kite Y E O N
pushBroom pushbroom L R X N
featherDuster duster C M W N
magicSpatula spatula S P Y N
finelyCutGem cutgem C B W P
paintbrush brush R X B N
mop mop W B S N
cleaningCloth cloth C W B
ridingBroom broom A P L N
rollingPin rollingpin L R N D
scholarlyTextbooks books R B G Y
hattersShears scissors S P Y K
optimistsClover clover H G Y F
pottersWheel pottery Q N L X
shadyBeachUmbrella parasol Y R W N
corsairsBlade saber:20 S Y R U
dragonKnightsLance lance R Y O U
funnyFoolBaton puppet G P Y M
spookyCandyBucket candybag O K P Y
stormKnightAxe battleaxe:21 C B Y V
gildedKnightsSpear spear:26 Y A R U
beekeepersSmoker smoker X N S K
blacksmithsHammer hammer:19 X K O N
bambooFlute flute H R G F
prettyPinkParasol parasol I M W P
T:armor_armoire
lunarArmor plate S P C V +moon
gladiatorArmor leather N Y R U
rancherRobes coat N L R B E
goldenToga toga W Y A
hornedIronArmor plate X K R K +horn
plagueDoctorOvercoat coat Z K S K D
shepherdRobes robe E N L D
royalRobes archrobe R W Y U
crystalCrescentRobes archrobe C V W B +moon
dragonTamerArmor mail R Y G U /scales:e86868
barristerRobes robe Z W R K
jesterCostume tunic R Y P G /chess:f7c344
minerOveralls overalls N Y D K A
basicArcherArmor leather G L N D
graduateRobe robe P Y W K
stripedSwimsuit swimsuit W R R R /bands:faf6ee,d53d48
cannoneerRags tunic S R K D
falconerArmor leather L R Y N
vermilionArcherArmor leather R Y Y U
ogreArmor furs H N E D
ironBlueArcherArmor mail B S C X
redPartyDress dress R U Y
woodElfArmor tunic F H L D +leaf
ramFleeceRobes furs W N L D
gownOfHearts gown R W M U /hearts:fff0f0
mushroomDruidArmor robe R W L D /spots:faf6ee
greenFestivalYukata kimono G Y R F /flowers:f7c344,faf6ee
merchantTunic tunic A B Y N
vikingTunic furs U E Y D
swanDancerTutu tutu W Y S E
yellowPartyDress dress Y A R
antiProcrastinationArmor plate W R Y X +bolt
farrierOutfit apron N Y X D L
candlestickMakerOutfit apron E O N D P
wovenRobes robe T O Y D /bands:2c8b86,f07f33,f7c344,2c8b86
lamplightersGreatcoat coat K Y Y Z N
coachDriverLivery coat U Y Y K W
robeOfDiamonds archrobe R W Y W +diamond
flutteryFrock gown I M Y P /flowers:e2609b,f7c344
cobblersCoveralls overalls D L Y N E
glassblowersCoveralls overalls C O S X W
bluePartyDress dress B V Y
piraticalPrincessGown gown U K Y Y +skull
jeweledArcherArmor leather P Y C V +gem
coverallsOfBookbinding overalls U Y R D E
robeOfSpades archrobe K W S Z +spade
softBlueSuit suit C B B B W
softGreenSuit suit H G G G W
softRedSuit suit R U U U W
scribesRobe robe L P N D
chefsJacket suit W S R K W
vernalVestment archrobe H I Y G /flowers:f6adc3,faf6ee
nephriteArmor plate G H Y F
boatingJacket suit B W R W W /stripes:faf6ee
astronomersRobe robe V Y C K /stars:f7c344,faf6ee
invernessCape coat L N R D A
shadowMastersRobe archrobe K P M Z
alchemistsRobe robe J P Y T +gear
duffleCoat coat A N E B R
layerCakeArmor cake I W R N
matchMakersApron apron R Y O D W
baseballUniform jersey W B R W
boxArmor box L A S N
fiddlersCoat coat G Y R D W
pirateOutfit coat R Y S K W
heroicHerbalistRobe robe G L I F +leaf
guardiansGown gown N G H D +leaf
autumnEnchantersCloak archrobe O Y R U +leaf
doubletOfClubs tunic F W Y K +club
dressingGown kimono V Y P P /stars:f7c344
blueMoonShozoku gi V C Y K
softPinkSuit suit I M M M W
jadeArmor plate J Y G F +gem
clownsMotley suit Y R B M W /spots:d53d48,4a86d8,55a552
medievalLaundryOutfit apron C W B N L
medievalLaundryDress dress C W N
bathtub tub W Y C
bagpipersKilt kilt R G Y K E
heraldsTunic tunic R W Y U +crown
softBlackSuit suit K Z X Z W
shootingStarCostume star Y V B V
softVioletSuit suit P V V V W
gardenersOveralls overalls G R Y N I
strawRaincoat straw A L N D
fancyPirateSuit coat B Y R K W
sheetGhostCostume ghostsheet W S
jewelersApron apron V Y C K W
shawlCollarCoat coat U L Y D E
teaGown gown E P R L +flower
basketballUniform jersey O W K O
paintersApron apron W R B N C
stripedRainbowShirt shirt R W Y /bands:f2605c,f79a3c,f8d548,6cc465,4fa8e8,8a64cc
diagonalRainbowShirt shirt R W Y /rainbow:f2605c,f79a3c,f8d548,6cc465,4fa8e8,8a64cc
admiralsUniform coat B Y W W E
karateGi gi W S K S
greenFluffTrimmedCoat coat G W W D E
schoolUniformSkirt kilt B R Y W W
schoolUniformPants suit B R R X W
softWhiteSuit suit W S S S C
hattersSuit suit T O Y P W
smileyShirt shirt W Y Y +smile
pottersApron apron Q N L D E
yellowStripedSwimsuit swimsuit W Y Y Y /bands:faf6ee,f7c344
blueStripedSwimsuit swimsuit W B B B /bands:faf6ee,4a86d8
corsairsCoatAndCape coat Z R Y U W
dragonKnightsArmor royalplate R O Y U /scales:f07f33
funnyFoolCostume tunic G P Y M /chess:7d52b8
stormKnightArmor royalplate V C Y K +bolt
festiveHelperOveralls overalls R W Y G H
snowyFluffTrimmedCoat coat C W W B E
springPetalYukata kimono I G Y W /flowers:faf6ee,e2609b
sillyOrangeTuxedo suit O Y K O W
sillierBlueTuxedo suit C M K C W
gildedKnightsPlate royalplate Y A R W
beekeepersSuit overalls E Y A L W
flyFishingWaders waders N L Y G H
redWaistcoat coat R Y K K E
softOrangeSuit suit O A A A W
blackPartyDress dress K Z R
blacksmithsApron apron D Y X K S
loneCowpokeOutfit coat L N R B R
softYellowSuit suit Y A A A W
handstandOutfit handstand M Y Y B
T:head_armoire
lunarCrown crown S V Y ^moon
redHairbow bowhead R Y U
violetFloppyHat floppy P V Y
gladiatorHelm openhelm A Y R N ^crest
rancherHat cowboy N L R
royalCrown crown Y R W
blueHairbow bowhead B Y V
goldenLaurels laurel Y A W
hornedIronHelm helm X K R K ^bull
yellowHairbow bowhead Y R A
redFloppyHat floppy R U Y
plagueDoctorHat fedora K Z S
blackCat catnap K I Y
orangeCat catnap O E W
blueFloppyHat floppy B V Y
shepherdHeaddress scarfhead E N A
crystalCrescentHat wizard C V W ^moon
dragonTamerHelm helm R Y G U ^horns
barristerWig wig W S E
jesterCap jester R Y P
minerHelmet cap Y X W
basicArcherCap cap G L N ^feather
graduateCap mortar P K Y
greenFloppyHat floppy G F Y
cannoneerBandanna bandana R K W
falconerCap cap L R Y ^feathers
vermilionArcherHelm openhelm R Y O U
ogreMask beast H N E D
ironBlueArcherHelm openhelm B S C X
woodElfHelm circlet F H Y ^leaves
ramHeaddress headband N W E ^ram
crownOfHearts crown R W M ^gem
mushroomDruidCap mushroom R D Y W
merchantChaperon turban A B Y
vikingHelm cap X Y E K ^bull
swanFeatherCrown tiara W Y S ^feathers
antiProcrastinationHelm helm W R Y X ^bolt
candlestickMakerHat cap P O Y ^candles
lamplightersTopHat tophat K Y Y
coachDriversHat tophat U Y Y
crownOfDiamonds crown R W Y
flutteryWig wig I M Y ^butterfly
bigWig wig W I S ^bow
paperBag paper L N
birdsNest nest N D C
glassblowersHat boater C O W
piraticalPrincessHeaddress tricorn U Y W ^feathers
jeweledArcherHelm openhelm P Y C V ^gem
veilOfSpades veil K W S
toqueBlanche chef W S R
vernalHennin hennin H I Y W
tricornHat tricorn N Y R
nephriteHelm helm G H Y F
boaterHat boater E R B
astronomersHat wizard V Y C ^star
deerstalkerCap earflap L N A
shadowMastersHood cowl K P M Z
alchemistsHat wizard J P Y
earflapHat earflap A N E
frostedHelm pie I W R M ^candles
matchMakersBeret beret R Y O
baseballCap ballcap B W R
fiddlersCap cap G Y R ^feather
heroicHerbalistCrispinette crispinette G L I
guardiansBonnet bonnet N G H ^ram
hornsOfAutumn circlet O Y R N ^antlers
capOfClubs beret F W Y ^feather
nightcap nightcap V Y P
blueMoonHelm cowl V C Y K ^moon
pinkFloppyHat floppy I M Y
jadeHelm helm J Y G F ^gem
clownsWig wig R O Y
medievalLaundryCap crispinette C W B
medievalLaundryHat straw W C B
rubberDucky duck Y O W
glengarry beret K R G
heraldsCap beret R W Y ^feathers
blackFloppyHat floppy K Z Y
regalCrown crown Y P W ^halo
shootingStarCrown star Y V B
gardenersSunHat sunhat L G M
strawRainHat straw A N L
fancyPirateHat tricorn B Y W ^feather
teaHat sunhat E P R
beaniePropellerHat winterless R Y B G ^propeller
paintersBeret beret R B Y
admiralsBicorne bicorne B Y W
blackSpookySorceryHat witch K O Y
purpleSpookySorceryHat witch P H Y
greenTrapperHat trapper G W Y
whiteFloppyHat floppy W S Y
hattersTopHat tophat T O Y ^feather
pottersBandana bandana Q N W
corsairsBandana bandana Z R Y
dragonKnightsHelm helm R O Y U ^fins
funnyFoolCap jester G P M
stormKnightHelm helm V C Y K ^bolts
festiveHelperHat elf R W Y
snowyTrapperHat trapper C W Y
fancyFloralHat sunhat I W M ^flowers
sillyOrangeTophat tophat O K Y
sillierBlueTophat tophat C K M
gildedKnightsHelm greathelm Y R W A ^plume
beekeepersHat beekeeper E A S
flyFishingHat floppy N G Y ^feather
redNewsieHat beret R U K
floppyOrangeHat floppy O A Y
blackHairbow bowhead K R Z
blacksmithsGoggles goggles N K O A Y
loneCowpokeHat cowboy D L Y
floppyYellowHat floppy Y A R
verdantArmingCap crispinette G Y H
T:shield_armoire
gladiatorShield round A Y R +star
midnightShield heater V C Y +moon
royalCane cane Y A R
dragonTamerShield kite R Y G +flame
mysticLamp lamp Y P C
floralBouquet bouquet I C M
sandyBucket bucket R Y L
perchingFalcon falcon N D Y
ramHornShield shell L N W
redRose rose R G Y
mushroomDruidShield buckler R D W +mushroom
festivalParasol parasol R Y W
vikingShield round R Y W +cross
swanFeatherFan fan W Y S
goldenBaton baton Y A W
antiProcrastinationShield heater W R Y +bolt
horseshoe horseshoe X K S
handmadeCandlestick candle E Y N
weaversShuttle shuttle L O T
shieldOfDiamonds heater W R R +diamond
flutteryFan fan I M Y
fancyShoe shoe R Y W
fancyBlownGlassVase vase C B O
piraticalSkullShield skullshield U Y W
unfinishedTome tome U N R
softBluePillow pillow C B W
softGreenPillow pillow H G W
softRedPillow pillow R U W
mightyQuill quill W S P
mightyPizza pizza Y A R
trustyUmbrella umbrella L N D
polishedPocketwatch watch Y A W
masteredShadow flame K V M
alchemistsScale scale Y J X
birthdayBanner pennant C M Y N
perfectMatch match L R O
baseballGlove glove N D L
hobbyHorse horse N D R
fiddle fiddle A D N
lifeBuoy buoy W R R
piratesCompanion parrot G R Y
mortarAndPestle mortar S X H
darkAutumnFlame flame O Y R
blueMoonSai sai:16 C B W V
softPinkPillow pillow I M W
clownsBalloons balloons R B Y
strawberryFood food:Strawberry
rottenMeatFood food:RottenMeat
potatoFood food:Potatoe
pinkCottonCandyFood food:CottonCandyPink
meatFood food:Meat
honeyFood food:Honey
fishFood food:Fish
chocolateFood food:Chocolate
blueCottonCandyFood food:CottonCandyBlue
milkFood food:Milk
medievalLaundry basket L N W C
bouncyBubbles balloons C W I
bagpipes bagpipes R G Y
heraldsMessageScroll scroll E Y R
softBlackPillow pillow K Z S
softVioletPillow pillow P V W
gardenersSpade spade X N G N
spanishGuitar lute A N D N
snareDrum drum R W Y
treasureMap map E R B
dustpan dustpan R X N N
bubblingCauldron cauldron K Z H
jewelersPliers pliers R Y C
teaKettle kettle S X Y
basketball ball O K D
paintersPalette palette L N R
bucket bucket X S C
saucepan pan X K S N
trustyPencil pencil Y R I
softWhitePillow pillow W S C
hattersPocketWatch watch P Y W
happyThoughts thought W S M
thrownVessel vase Q N W
buoyantBeachBall beachball W R B
safetyFlashlight flashlight K X Y
fancyFloralFan fan W I M
springPetalUchiwa uchiwa I M W G
beekeepersHive hive Y A K
flyFishingRod rod N X R D
softOrangePillow pillow O A W
doubleBass bass N A D
prettyPinkGiftBox gift I M M
softYellowPillow pillow Y A W
verdantBanner pennant G Y H N
T:body_armoire
cozyScarf scarf R Y W
lifeguardWhistle whistle R W Y
clownsBowtie bowtie R Y Y
karateYellowBelt belt Y A A
karateWhiteBelt belt W S S
karateRedBelt belt R U U
karatePurpleBelt belt P V V
karateOrangeBelt belt O A A
karateGreenBelt belt G F F
karateBrownBelt belt N D D
karateBlueBelt belt B V V
karateBlackBelt belt K Z Z
T:back_armoire
harpsichord keyboard N Y A
T:headAccessory_armoire
comicalArrow arrow L X R
gogglesOfBookbinding goggles U Y C C
T:eyewear_armoire
plagueDoctorMask beak L Y N
goofyGlasses googly K
clownsNose nose R
tragedyMask tragedy B C V
comedyMask comedy Y O A
jewelersEyeLoupe loupe V C Y C
roseColoredGlasses hearts R I I I
`;
