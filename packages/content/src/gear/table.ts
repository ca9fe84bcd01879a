/** All gear except the base items, in catalogue order; parse.ts documents the grammar. */
export const gearTable = `\
:weapon/healer
0
1 $20 i2
2 $30 i3
3 $45 i5
4 $65 i7
5 $90 i9
6 $120 i11
:weapon/wizard
0 2
1 $30 i3p1 2
2 $50 i6p2 2
3 $80 i9p3 2
4 $120 i12p5 2
5 $160 i15p7 2
6 $200 i18p10 2
:weapon/rogue
0
1 $20 s2
2 $35 s3
3 $50 s4
4 $70 s6
5 $90 s8
6 $120 s10
:weapon/warrior
0 $1
1 $20 s3
2 $30 s6
3 $45 s9
4 $65 s12
5 $90 s15
6 $120 s18
:weapon/special
0 $150 s20 @backer:70 ~backer:70
1 $170 s6i6p6c6 @contributor:4 ~contributor:4
2 $200 s25p25 @quest:vice3;backer:300 ~backer:300
3 $200 s17i17c17 @backer:300 ~backer:300
critical $200 s40p40 @critical ~critical
takeThis s5i5p5c5 @challenge:takeThis >2016-07
tridentOfCrashingTides $130 i15 @quest:dilatoryDistress3
taskwoodsLantern $130 i15p15 2 @quest:taskwoodsTerror3
bardInstrument i4p4 2 @checkin:18
lunarScythe $130 s7p7 2 @quest:moon3
mammothRiderSpear $130 i15 @quest:stoikalmCalamity3
roguishRainbowMessage $130 p15 @quest:mayhemMistiflying3
pageBanner s16 @checkin:80
skeletonKey c16 @checkin:140
nomadsScimitar i16 @checkin:240
fencingFoil s16 @checkin:340
tachi s17 @checkin:450
aetherCrystals $175 s10i10p10c10 2 @quest:lostMasterclasser4
yeti
ski $90 s8
candycane
snowflake
springRogue
springWarrior
springMage
springHealer
summerRogue
summerWarrior
summerMage
summerHealer
fallRogue
fallWarrior
fallMage
fallHealer
winter2015Rogue
winter2015Warrior
winter2015Mage
winter2015Healer
spring2015Rogue
spring2015Warrior
spring2015Mage
spring2015Healer
summer2015Rogue
summer2015Warrior
summer2015Mage
summer2015Healer
fall2015Rogue
fall2015Warrior
fall2015Mage
fall2015Healer
winter2016Rogue
winter2016Warrior
winter2016Mage
winter2016Healer
spring2016Rogue
spring2016Warrior
spring2016Mage
spring2016Healer
summer2016Rogue
summer2016Warrior
summer2016Mage
summer2016Healer
fall2016Rogue
fall2016Warrior
fall2016Mage
fall2016Healer
winter2017Rogue
winter2017Warrior
winter2017Mage
winter2017Healer
spring2017Rogue
spring2017Warrior
spring2017Mage
spring2017Healer
summer2017Rogue
summer2017Warrior
summer2017Mage
summer2017Healer
fall2017Rogue
fall2017Warrior
fall2017Mage
fall2017Healer
winter2018Rogue
winter2018Warrior
winter2018Mage
winter2018Healer
spring2018Rogue
spring2018Warrior
spring2018Mage
spring2018Healer
summer2018Rogue
summer2018Warrior
summer2018Mage
summer2018Healer
fall2018Rogue
fall2018Warrior
fall2018Mage
fall2018Healer
winter2019Rogue
winter2019Warrior
winter2019Mage
winter2019Healer
spring2019Rogue
spring2019Warrior
spring2019Mage
spring2019Healer
summer2019Rogue
summer2019Warrior
summer2019Mage $90 i15
summer2019Healer
fall2019Rogue
fall2019Warrior
fall2019Mage
fall2019Healer
ks2019 s20 @backer:kickstarter2019 >2019-09
winter2020Rogue
winter2020Warrior
winter2020Mage
winter2020Healer
spring2020Rogue
spring2020Warrior
spring2020Mage
spring2020Healer
summer2020Rogue
summer2020Warrior
summer2020Mage
summer2020Healer
fall2020Rogue
fall2020Warrior
fall2020Mage
fall2020Healer
winter2021Rogue
winter2021Warrior
winter2021Mage
winter2021Healer
spring2021Rogue
spring2021Warrior
spring2021Mage
spring2021Healer
summer2021Rogue
summer2021Warrior
summer2021Mage
summer2021Healer
fall2021Rogue
fall2021Warrior
fall2021Mage
fall2021Healer
winter2022Rogue
winter2022Warrior
winter2022Mage
winter2022Healer
spring2022Rogue
spring2022Warrior
spring2022Mage
spring2022Healer
summer2022Rogue
summer2022Warrior
summer2022Mage
summer2022Healer
fall2022Rogue
fall2022Warrior
fall2022Mage
fall2022Healer
winter2023Rogue
winter2023Warrior
winter2023Mage
winter2023Healer
spring2023Rogue
spring2023Warrior
spring2023Mage
spring2023Healer
summer2023Rogue
summer2023Warrior
summer2023Mage
summer2023Healer
fall2023Rogue
fall2023Healer
fall2023Warrior
fall2023Mage
winter2024Rogue
winter2024Healer
winter2024Warrior
winter2024Mage
spring2024Warrior
spring2024Mage
spring2024Healer
spring2024Rogue
summer2024Warrior
summer2024Mage
summer2024Healer
summer2024Rogue
fall2024Warrior
fall2024Mage
fall2024Healer
fall2024Rogue
winter2025Warrior
winter2025Mage
winter2025Healer
winter2025Rogue
spring2025Warrior
spring2025Rogue
spring2025Healer
spring2025Mage
summer2025Warrior
summer2025Rogue
summer2025Healer
summer2025Mage
fall2025Warrior
fall2025Mage
fall2025Healer
fall2025Rogue
winter2026Warrior
winter2026Mage
winter2026Healer
winter2026Rogue
spring2026Warrior
spring2026Rogue
spring2026Healer
spring2026Mage
:weapon/mystery
201411
201502
201505
201611
201708
201811
201911
202002
202102
202104 2
202111 2
202201
202209
202211 2
202212
202306
202311
202403
202404 2
202408
202508
202511
202512
202601
202603
301404
:weapon/armoire
basicCrossbow - s5p5c5
lunarSceptre soothing i7c7
rancherLasso rancher s5i5p5 2
mythmakerSword goldenToga s6p6
ironCrook hornedIron s7p7
goldWingStaff - s4i4p4c4
batWand - i10p2
shepherdsCrook shepherd c9
crystalCrescentStaff crystalCrescent s7i7
blueLongbow blueArcher s7p9c8 2
glowingSpear - s15
barristerGavel barrister s5c5
jesterBaton jester i8p8
miningPickax miner p15
basicLongbow basicArcher s6 2
habiticanDiploma graduate i11
sandySpade seaside s10
cannon cannoneer s15
vermilionArcherBow vermilionArcher s15 2
ogreClub ogre s15
woodElfStaff woodElf i12
wandOfHearts queenOfHearts i13
forestFungusStaff - i8p9
festivalFirecracker festivalAttire p8
merchantsDisplayTray merchant i10
battleAxe - i6c8
hoofClippers farrier s6i6c6
weaversComb weaver s9p8
lamplighter lamplighter p6c8
coachDriversWhip coachDriver s6i8
scepterOfDiamonds kingOfDiamonds s13
flutteryArmy fluttery s5i5c5
cobblersHammer cobbler s7c7
glassblowersBlowpipe glassblower s6
poisonedGoblet piraticalPrincess i7
jeweledArcherBow jeweledArcher i15 2
needleOfBookbinding bookbinder s8
spearOfSpades aceOfSpades c13
arcaneScroll scribe i9
chefsSpoon chef i8
vernalTaper vernalVestments c8
jugglingBalls - i10
slingshot - s10
nephriteBow nephrite s6i7 2
bambooCane boating i6p6c6
astronomersTelescope astronomer p10
magnifyingGlass detective p7
floridFan - c9
resplendentRapier - p9
shadowMastersMace shadowMaster p12
alchemistsDistiller alchemist s8i5
happyBanner birthday p7
livelyMatch matchMaker s15
baseballBat baseball c9
paperCutter paperKnight s9
fiddlersBow fiddler s6
beachFlag lifeguard p12
handyHook pirate s8
guardiansCrook grazerGuardian s10
enchantersStaff autumnEnchanter p12
clubOfClubs jackOfClubs s10
eveningTea dressingGown i12
blueMoonSai blueMoon s8
jadeGlaive jadeWarrior s10
medievalWashboard medievalLaunderers s6
buoyantBubbles bath p5
heraldsBuisine herald s6
skullLantern - i10
potionBase hatchingPotions s3i3p3c3
potionBlue hatchingPotions i4c8
potionDesert hatchingPotions s4c8
potionGolden hatchingPotions s6i6
potionPink hatchingPotions i4c8
potionRed hatchingPotions s6c6
potionShade hatchingPotions i9p3
potionSkeleton hatchingPotions s9i3
potionWhite hatchingPotions p7c5
potionZombie hatchingPotions p8c4
regalSceptre regal p7
shootingStarSpell shootingStar s5i5 2
pinkLongbow - s5p6 2
gardenersWateringCan gardenerSet i8
huntingHorn musicalInstrumentOne s5i6
blueKite kite s3i3p3c3
greenKite kite s3i3p3c3
orangeKite kite s3i3p3c3
pinkKite kite s3i3p3c3
yellowKite kite s3i3p3c3
pushBroom cleaningSupplies s4i4
featherDuster cleaningSupplies p4c4
magicSpatula cookingImplements p8
finelyCutGem jewelers c10
paintbrush painters i8
mop cleaningSuppliesTwo p4c4
cleaningCloth cleaningSuppliesTwo s4c4
ridingBroom somethingSpooky s5i3
rollingPin cookingImplementsTwo s10
scholarlyTextbooks schoolUniform i10
hattersShears hatterSet s10
optimistsClover optimistSet s4c4
pottersWheel pottersSet p8
shadyBeachUmbrella beachsideSet p12
corsairsBlade corsairSet s7
dragonKnightsLance dragonKnightSet c8
funnyFoolBaton funnyFoolSet s15c15
spookyCandyBucket frightNightSet i10
stormKnightAxe stormKnightSet s11
gildedKnightsSpear gildedKnightSet s11
beekeepersSmoker beekeepersSet i12
blacksmithsHammer blacksmith s11
bambooFlute musicalInstrumentTwo i6c6
prettyPinkParasol prettyInPink s2i2p2c2
:armor/healer
1 $30 c6
2 $45 c9
3 $65 c12
4 $90 c15
5 $120 c18
:armor/wizard
1 $30 i2
2 $45 i4
3 $65 i6
4 $90 i9
5 $120 i12
:armor/rogue
1 $30 p6
2 $45 p9
3 $65 p12
4 $90 p15
5 $120 p18
:armor/warrior
1 $30 c3
2 $45 c5
3 $65 c7
4 $90 c9
5 $120 c11
:armor/special
0 $150 c20 @backer:45 ~backer:45
1 $170 s6i6p6c6 @contributor:2 ~contributor:2
2 $200 i25c25 @quest:moonstone3;backer:300 ~backer:300
takeThis s5i5p5c5 @challenge:takeThis >2016-08
heroicTunic $175 s7i7p7c7 @award:contributor >2023-08
finnedOceanicArmor $130 s15 @quest:dilatoryDistress1
pyromancersRobes $130 c15 @quest:taskwoodsTerror2
bardRobes p3 @checkin:1
lunarWarriorArmor $130 s7c7 @quest:moon2
mammothRiderArmor $130 c15 @quest:stoikalmCalamity1
roguishRainbowMessengerRobes $130 s15 @quest:mayhemMistiflying1
pageArmor c16 @checkin:60
sneakthiefRobes i16 @checkin:150
snowSovereignRobes p17 @checkin:170
dandySuit p17 @checkin:340
nomadsCuirass c17 @checkin:240
samuraiArmor p17 @checkin:450
turkeyArmorBase @event:harvestFeast >2017-11
yeti
ski
candycane
snowflake
birthday @event:birthday >2014-01 ~ ebirthday
springRogue
springWarrior
springMage
springHealer
summerRogue
summerWarrior
summerMage
summerHealer
fallRogue
fallWarrior
fallMage
fallHealer
winter2015Rogue
winter2015Warrior
winter2015Mage
winter2015Healer
birthday2015 @event:birthday >2015-01
spring2015Rogue
spring2015Warrior
spring2015Mage
spring2015Healer
summer2015Rogue
summer2015Warrior
summer2015Mage
summer2015Healer
fall2015Rogue
fall2015Warrior
fall2015Mage
fall2015Healer
gaymerx @event:gaymerx >2016-09 ~ egaymerx
winter2016Rogue
winter2016Warrior
winter2016Mage
winter2016Healer
birthday2016 @event:birthday >2016-01
spring2016Rogue
spring2016Warrior
spring2016Mage
spring2016Healer
summer2016Rogue
summer2016Warrior
summer2016Mage
summer2016Healer
fall2016Rogue
fall2016Warrior
fall2016Mage
fall2016Healer
winter2017Rogue
winter2017Warrior
winter2017Mage
winter2017Healer
birthday2017 @event:birthday >2017-01
spring2017Rogue
spring2017Warrior
spring2017Mage
spring2017Healer
summer2017Rogue
summer2017Warrior
summer2017Mage
summer2017Healer
fall2017Rogue
fall2017Warrior
fall2017Mage
fall2017Healer
winter2018Rogue
winter2018Warrior
winter2018Mage
winter2018Healer
birthday2018 @event:birthday >2018-01
spring2018Rogue
spring2018Warrior
spring2018Mage
spring2018Healer
summer2018Rogue
summer2018Warrior
summer2018Mage
summer2018Healer
fall2018Rogue
fall2018Warrior
fall2018Mage
fall2018Healer
turkeyArmorGilded @event:harvestFeast >2018-11
winter2019Rogue
winter2019Warrior
winter2019Mage
winter2019Healer
birthday2019 @event:birthday >2019-01
spring2019Rogue
spring2019Warrior
spring2019Mage
spring2019Healer
summer2019Rogue
summer2019Warrior
summer2019Mage
summer2019Healer
fall2019Rogue
fall2019Warrior
fall2019Mage
fall2019Healer
ks2019 c20 @backer:kickstarter2019 >2019-09
winter2020Rogue
winter2020Warrior
winter2020Mage
winter2020Healer
birthday2020 @event:birthday >2020-01
spring2020Rogue
spring2020Warrior
spring2020Mage
spring2020Healer
summer2020Rogue
summer2020Warrior
summer2020Mage
summer2020Healer
fall2020Rogue
fall2020Warrior
fall2020Mage
fall2020Healer
winter2021Rogue
winter2021Warrior
winter2021Mage
winter2021Healer
birthday2021 @event:birthday >2021-01
spring2021Rogue
spring2021Warrior
spring2021Mage
spring2021Healer
summer2021Rogue
summer2021Warrior
summer2021Mage
summer2021Healer
fall2021Rogue
fall2021Warrior
fall2021Mage
fall2021Healer
winter2022Rogue
winter2022Warrior
winter2022Mage
winter2022Healer
spring2022Rogue
spring2022Warrior
spring2022Mage
spring2022Healer
birthday2022 @event:birthday >2022-01
summer2022Rogue
summer2022Warrior
summer2022Mage
summer2022Healer
fall2022Rogue
fall2022Warrior
fall2022Mage
fall2022Healer
winter2023Rogue
winter2023Warrior
winter2023Mage
winter2023Healer
birthday2023 @event:birthday >2023-01
spring2023Rogue
spring2023Warrior
spring2023Mage
spring2023Healer
summer2023Rogue
summer2023Warrior
summer2023Mage
summer2023Healer
fall2023Warrior
fall2023Healer
fall2023Mage
fall2023Rogue
winter2024Warrior
winter2024Mage
winter2024Healer
winter2024Rogue
birthday2024 @event:birthday >2024-01
spring2024Warrior
spring2024Mage
spring2024Healer
spring2024Rogue
summer2024Warrior
summer2024Mage
summer2024Healer
summer2024Rogue
fall2024Warrior
fall2024Mage
fall2024Healer
fall2024Rogue
winter2025Warrior
winter2025Mage
winter2025Healer
winter2025Rogue
spring2025Warrior
spring2025Rogue
spring2025Healer
spring2025Mage
summer2025Warrior
summer2025Rogue
summer2025Healer
summer2025Mage
fall2025Warrior
fall2025Mage
fall2025Healer
fall2025Rogue
winter2026Warrior
winter2026Mage
winter2026Healer
winter2026Rogue
spring2026Warrior
spring2026Rogue
spring2026Healer
spring2026Mage
:armor/mystery
201402
201403
201405
201406
201407
201408
201409
201410
201412
201501
201503
201504
201506
201508
201509
201511
201512
201603
201604
201605
201606
201607
201609
201610
201612
201703
201704
201707
201710
201711
201712
201802
201806
201807
201808
201809
201810
201903
201904
201906
201907
201908
201909
201910
202006
202007
202101
202102
202103
202104
202106
202110
202112
202204
202207
202210
202212
202304
202306
202307
202310
202401
202406
202407
202412
202502
202504
202509
202512
202604
301404
301703
301704
:armor/armoire
lunarArmor soothing s7i7
gladiatorArmor gladiator s7p7
rancherRobes rancher s5i5p5
goldenToga goldenToga s8c8
hornedIronArmor hornedIron p7c9
plagueDoctorOvercoat plagueDoctor s5i6c6
shepherdRobes shepherd s9p9
royalRobes royal i5p5c5
crystalCrescentRobes crystalCrescent p7c7
dragonTamerArmor dragonTamer c15
barristerRobes barrister c10
jesterCostume jester i15
minerOveralls miner c10
basicArcherArmor basicArcher p12
graduateRobe graduate i10
stripedSwimsuit seaside c13
cannoneerRags cannoneer c15
falconerArmor falconer c10
vermilionArcherArmor vermilionArcher p15
ogreArmor ogre c15
ironBlueArcherArmor blueArcher s12
redPartyDress redHairbow s7i7c7
woodElfArmor woodElf p12
ramFleeceRobes ramBarbarian s7c9
gownOfHearts queenOfHearts c13
mushroomDruidArmor mushroomDruid p8c7
greenFestivalYukata festivalAttire p8c8
merchantTunic merchant p10
vikingTunic viking s8c6
swanDancerTutu swanDancer s8i8
yellowPartyDress yellowHairbow s7i7p7
antiProcrastinationArmor antiProcrastination s15
farrierOutfit farrier i6p6c6
candlestickMakerOutfit candlestickMaker c12
wovenRobes weaver i9c8
lamplightersGreatcoat lamplighter p14
coachDriverLivery coachDriver s12
robeOfDiamonds kingOfDiamonds p13
flutteryFrock fluttery s5p5c5
cobblersCoveralls cobbler s7p7
glassblowersCoveralls glassblower c8
bluePartyDress blueHairbow s7p7c7
piraticalPrincessGown piraticalPrincess p7
jeweledArcherArmor jeweledArcher c15
coverallsOfBookbinding bookbinder p5c10
robeOfSpades aceOfSpades s13
softBlueSuit blueLoungewear i10p5
softGreenSuit greenLoungewear i7c7
softRedSuit redLoungewear s5i8
scribesRobe scribe i7p7
chefsJacket chef i10
vernalVestment vernalVestments s6i6
nephriteArmor nephrite s7p6
boatingJacket boating s6i6p6
astronomersRobe astronomer p8c8
invernessCape detective i7p7
shadowMastersRobe shadowMaster c12
alchemistsRobe alchemist p5c8
duffleCoat duffle p7c7
layerCakeArmor birthday c13
matchMakersApron matchMaker s7i7c7
baseballUniform baseball s10c10
boxArmor paperKnight p5c5
fiddlersCoat fiddler c6
pirateOutfit pirate i4c4
heroicHerbalistRobe herbalist i7c7
guardiansGown grazerGuardian i7
autumnEnchantersCloak autumnEnchanter i12
doubletOfClubs jackOfClubs c10
dressingGown dressingGown c12
blueMoonShozoku blueMoon c8
softPinkSuit pinkLoungewear p12
jadeArmor jadeWarrior p8
clownsMotley clown s7
medievalLaundryOutfit medievalLaunderers c6
medievalLaundryDress medievalLaunderers c6
bathtub bath c8
bagpipersKilt bonnieBagpiper c6
heraldsTunic herald c6
softBlackSuit blackLoungewear p7c7
shootingStarCostume shootingStar c10
softVioletSuit violetLoungewear s7c7
gardenersOveralls gardenerSet c7
strawRaincoat strawRaincoat c9
fancyPirateSuit fancyPirate i4c4
sheetGhostCostume - c10
jewelersApron jewelers i10
shawlCollarCoat - c8
teaGown teaParty s5i5
basketballUniform oldTimeyBasketball p10
paintersApron painters c10
stripedRainbowShirt rainbow s7i7
diagonalRainbowShirt rainbow p7c7
admiralsUniform admiralsSet s7c7
karateGi karateSet s10
greenFluffTrimmedCoat greenTrapper s8i8
schoolUniformSkirt schoolUniform i5
schoolUniformPants schoolUniform i5
softWhiteSuit whiteLoungeWear p10c7
hattersSuit hatterSet c9
smileyShirt optimistSet i4p4
pottersApron pottersSet s8
yellowStripedSwimsuit beachsideSet c13
blueStripedSwimsuit beachsideSet c13
corsairsCoatAndCape corsairSet c14
dragonKnightsArmor dragonKnightSet s8
funnyFoolCostume funnyFoolSet s15
stormKnightArmor stormKnightSet p11
festiveHelperOveralls festiveHelperSet c12
snowyFluffTrimmedCoat snowyTrapperSet s6i6
springPetalYukata springPetalSet s8c8
sillyOrangeTuxedo sillyTuxedoSet c12
sillierBlueTuxedo sillierTuxedoSet s12
gildedKnightsPlate gildedKnightSet p11
beekeepersSuit beekeepersSet c12
flyFishingWaders flyFishingSet s7c7
redWaistcoat redWaistcoatSet s8c8
softOrangeSuit orangeLoungewear s8c8
blackPartyDress blackHairbow s7i7c7
blacksmithsApron blacksmith c11
loneCowpokeOutfit loneCowpoke c10
softYellowSuit yellowLoungewear s9c9
handstandOutfit handstand p10
:head/healer
1 $15 i2
2 $25 i3
3 $40 i5
4 $60 i7
5 $80 i9
:head/wizard
1 $15 p2
2 $25 p3
3 $40 p5
4 $60 p7
5 $80 p10
:head/rogue
1 $15 p2
2 $25 p4
3 $40 p6
4 $60 p9
5 $80 p12
:head/warrior
1 $15 s2
2 $25 s4
3 $40 s6
4 $60 s9
5 $80 s12
:head/special
0 $150 i20 @backer:45 ~backer:45
1 $170 s6i6p6c6 @contributor:3 ~contributor:3
2 $200 s25i25 @quest:atom3;backer:300 ~backer:300
takeThis s5i5p5c5 @challenge:takeThis >2016-10
fireCoralCirclet $130 p15 @quest:dilatoryDistress2
pyromancersTurban $130 s15 @quest:taskwoodsTerror1
bardHat i3 @checkin:3
lunarWarriorHelm $130 s7i7 @quest:moon1
mammothRiderHelm $130 p15 @quest:stoikalmCalamity2
roguishRainbowMessengerHood $130 c15 @quest:mayhemMistiflying2
pageHelm p16 @checkin:70
clandestineCowl p16 @checkin:150
snowSovereignCrown c16 @checkin:170
spikedHelm s16 @checkin:260
dandyHat c17 @checkin:320
kabuto i17 @checkin:475
nye @event:nye >2013-12
turkeyHelmBase @event:harvestFeast >2017-11
yeti
ski
candycane
snowflake
springRogue
springWarrior
springMage
springHealer
summerRogue
summerWarrior
summerMage
summerHealer
fallRogue
fallWarrior
fallMage
fallHealer
winter2015Rogue
winter2015Warrior
winter2015Mage
winter2015Healer
nye2014 @event:nye >2014-12
spring2015Rogue
spring2015Warrior
spring2015Mage
spring2015Healer
summer2015Rogue
summer2015Warrior
summer2015Mage
summer2015Healer
fall2015Rogue
fall2015Warrior
fall2015Mage
fall2015Healer
gaymerx @event:gaymerx >2016-09 ~ egaymerx
winter2016Rogue
winter2016Warrior
winter2016Mage
winter2016Healer
nye2015 @event:nye >2015-12
spring2016Rogue
spring2016Warrior
spring2016Mage
spring2016Healer
summer2016Rogue
summer2016Warrior
summer2016Mage
summer2016Healer
fall2016Rogue
fall2016Warrior
fall2016Mage
fall2016Healer
winter2017Rogue
winter2017Warrior
winter2017Mage
winter2017Healer
nye2016 @event:nye >2016-12
spring2017Rogue
spring2017Warrior
spring2017Mage
spring2017Healer
summer2017Rogue
summer2017Warrior
summer2017Mage
summer2017Healer
namingDay2017 @event:namingDay >2017-07
fall2017Rogue
fall2017Warrior
fall2017Mage
fall2017Healer
nye2017 @event:nye >2017-12
winter2018Rogue
winter2018Warrior
winter2018Mage
winter2018Healer
spring2018Rogue
spring2018Warrior
spring2018Mage
spring2018Healer
summer2018Rogue
summer2018Warrior
summer2018Mage
summer2018Healer
fall2018Rogue
fall2018Warrior
fall2018Mage
fall2018Healer
turkeyHelmGilded @event:harvestFeast >2018-11
winter2019Rogue
winter2019Warrior
winter2019Mage
winter2019Healer
nye2018 @event:nye >2018-12
piDay @event:piDay >2023-03
spring2019Rogue
spring2019Warrior
spring2019Mage
spring2019Healer
summer2019Rogue
summer2019Warrior
summer2019Mage
summer2019Healer
fall2019Rogue
fall2019Warrior
fall2019Mage
fall2019Healer
ks2019 i20 @backer:kickstarter2019 >2019-09
winter2020Rogue
winter2020Warrior
winter2020Mage
winter2020Healer
nye2019 @event:nye >2019-12
spring2020Rogue
spring2020Warrior
spring2020Mage
spring2020Healer
summer2020Rogue
summer2020Warrior
summer2020Mage
summer2020Healer
fall2020Rogue
fall2020Warrior
fall2020Mage
fall2020Healer
winter2021Rogue
winter2021Warrior
winter2021Mage
winter2021Healer
nye2020 @event:nye >2020-12
spring2021Rogue
spring2021Warrior
spring2021Mage
spring2021Healer
summer2021Rogue
summer2021Warrior
summer2021Mage
summer2021Healer
fall2021Rogue
fall2021Warrior
fall2021Mage
fall2021Healer
winter2022Rogue
winter2022Warrior
winter2022Mage
winter2022Healer
nye2021 @event:nye >2021-12
spring2022Rogue
spring2022Warrior
spring2022Mage
spring2022Healer
summer2022Rogue
summer2022Warrior
summer2022Mage
summer2022Healer
fall2022Rogue
fall2022Warrior
fall2022Mage
fall2022Healer
winter2023Rogue
winter2023Warrior
winter2023Mage
winter2023Healer
nye2022 @event:nye >2022-12
spring2023Rogue
spring2023Warrior
spring2023Mage
spring2023Healer
summer2023Rogue
summer2023Warrior
summer2023Mage
summer2023Healer
fall2023Healer
fall2023Mage
fall2023Rogue
fall2023Warrior
winter2024Healer
winter2024Rogue
winter2024Warrior
winter2024Mage
nye2023 @event:nye >2023-12
spring2024Warrior
spring2024Mage
spring2024Healer
spring2024Rogue
summer2024Warrior
summer2024Mage
summer2024Healer
summer2024Rogue
fall2024Warrior
fall2024Mage
fall2024Healer
fall2024Rogue
winter2025Warrior
winter2025Mage
winter2025Healer
winter2025Rogue
spring2025Warrior
spring2025Rogue
spring2025Healer
spring2025Mage
summer2025Warrior
summer2025Rogue
summer2025Healer
summer2025Mage
fall2025Warrior
fall2025Mage
fall2025Healer
fall2025Rogue
winter2026Warrior
winter2026Mage
winter2026Healer
winter2026Rogue
spring2026Warrior
spring2026Rogue
spring2026Healer
spring2026Mage
:head/mystery
201402
201405
201406
201407
201408
201411
201412
201501
201505
201508
201509
201511
201512
201601
201602
201603
201604
201605
201606
201607
201608
201609
201610
201611
201612
201702
201703
201705
201707
201710
201712
201802
201803
201805
201806
201807
201808
201809
201810
201811
201901
201903
201904
201907
201909
201910
201911
201912
202001
202003
202006
202007
202008
202010
202011
202012
202101
202103
202106
202107
202108
202110
202111
202112
202202
202206
202207
202208
202210
202211
202301
202303
202304
202308
202310
202311
202312
202402
202403
202404
202406
202407
202409
202411
202412
202501
202502
202503
202504
202507
202512
202602
202603
202604
301404
301405
301703
301704
:head/armoire
lunarCrown soothing p7c7
redHairbow redHairbow s5i5c5
violetFloppyHat violetLoungewear i5p5c5
gladiatorHelm gladiator i7p7
rancherHat rancher s5i5p5
royalCrown royal s10
blueHairbow blueHairbow i5p5c5
goldenLaurels goldenToga p8c8
hornedIronHelm hornedIron s7c9
yellowHairbow yellowHairbow s5i5p5
redFloppyHat redLoungewear i6p6c6
plagueDoctorHat plagueDoctor s6i5c5
blackCat - i9p9
orangeCat - s9c9
blueFloppyHat blueLoungewear i7p7c7
shepherdHeaddress shepherd i9
crystalCrescentHat crystalCrescent i7p7
dragonTamerHelm dragonTamer i15
barristerWig barrister s10
jesterCap jester p15
minerHelmet miner i5
basicArcherCap basicArcher p6
graduateCap graduate i9
greenFloppyHat greenLoungewear i8p8c8
cannoneerBandanna cannoneer i15p15
falconerCap falconer i10
vermilionArcherHelm vermilionArcher p12
ogreMask ogre s7c7
ironBlueArcherHelm blueArcher c9
woodElfHelm woodElf c12
ramHeaddress ramBarbarian p7c9
crownOfHearts queenOfHearts s13
mushroomDruidCap mushroomDruid s7i6
merchantChaperon merchant i7p7
vikingHelm viking s6p8
swanFeatherCrown swanDancer i8
antiProcrastinationHelm antiProcrastination p15
candlestickMakerHat candlestickMaker i6p6
lamplightersTopHat lamplighter c14
coachDriversHat coachDriver i12
crownOfDiamonds kingOfDiamonds i13
flutteryWig fluttery s5i5p5
bigWig - s10
paperBag - c10
birdsNest - i10
glassblowersHat glassblower p8
piraticalPrincessHeaddress piraticalPrincess i8p8
jeweledArcherHelm jeweledArcher i15
veilOfSpades aceOfSpades p13
toqueBlanche chef p10
vernalHennin vernalVestments p12
tricornHat - p10
nephriteHelm nephrite i6p7
boaterHat boating s6p6c6
astronomersHat astronomer c10
deerstalkerCap detective i14
shadowMastersHood shadowMaster p5c5
alchemistsHat alchemist p7
earflapHat duffle s7i7
frostedHelm birthday i13
matchMakersBeret matchMaker c15
baseballCap baseball s8c8
fiddlersCap fiddler p6
heroicHerbalistCrispinette herbalist i9
guardiansBonnet grazerGuardian c8
hornsOfAutumn autumnEnchanter s12
capOfClubs jackOfClubs i10
nightcap dressingGown p12
blueMoonHelm blueMoon i8
pinkFloppyHat pinkLoungewear i12
jadeHelm jadeWarrior c8
clownsWig clown c5
medievalLaundryCap medievalLaunderers i6
medievalLaundryHat medievalLaunderers i6
rubberDucky bath i10
glengarry bonnieBagpiper i6
heraldsCap herald i6
blackFloppyHat blackLoungewear s7p7c7
regalCrown regal i7
shootingStarCrown shootingStar p10
gardenersSunHat gardenerSet p7
strawRainHat strawRaincoat p9
fancyPirateHat fancyPirate p8
teaHat teaParty p10
beaniePropellerHat - s3i3p3c3
paintersBeret painters p9
admiralsBicorne admiralsSet i7p7
blackSpookySorceryHat somethingSpooky i5c3
purpleSpookySorceryHat somethingSpooky p5c3
greenTrapperHat greenTrapper p6c6
whiteFloppyHat whiteLoungeWear s5i5c5
hattersTopHat hatterSet p10
pottersBandana pottersSet i8
corsairsBandana corsairSet i7
dragonKnightsHelm dragonKnightSet i8
funnyFoolCap funnyFoolSet c15
stormKnightHelm stormKnightSet c11
festiveHelperHat festiveHelperSet i12
snowyTrapperHat snowyTrapperSet p6c6
fancyFloralHat fancyFloralSet i14
sillyOrangeTophat sillyTuxedoSet s6c6
sillierBlueTophat sillierTuxedoSet s6c6
gildedKnightsHelm gildedKnightSet c11
beekeepersHat beekeepersSet p12
flyFishingHat flyFishingSet s7p7
redNewsieHat redWaistcoatSet i8p8
floppyOrangeHat orangeLoungewear s4i4p4c4
blackHairbow blackHairbow s5i5c5
blacksmithsGoggles blacksmith p11
loneCowpokeHat loneCowpoke p10
floppyYellowHat yellowLoungewear s3i3p3c3
verdantArmingCap verdantPage p5c5
:shield/healer
1 $20 c2
2 $35 c4
3 $50 c6
4 $70 c9
5 $90 c12
:shield/rogue
0
1 $20 s2
2 $35 s3
3 $50 s4
4 $70 s6
5 $90 s8
6 $120 s10
:shield/warrior
1 $20 c2
2 $35 c3
3 $50 c5
4 $70 c7
5 $90 c9
:shield/special
0 $150 p20 @backer:45 ~backer:45
1 $170 s6i6p6c6 @contributor:5 ~contributor:5
takeThis s5i5p5c5 @challenge:takeThis >2016-07
goldenknight $200 p25c25 @quest:goldenknight3
moonpearlShield $130 c15 @quest:dilatoryDistress3
mammothRiderHorn $130 s15 @quest:stoikalmCalamity3
roguishRainbowMessage $130 i15 @quest:mayhemMistiflying3
diamondStave i16 @checkin:90
lootBag s16 @checkin:140
wintryMirror i16 @checkin:190
wakizashi c17 @checkin:475
yeti
ski $90 s8
snowflake
springRogue
springWarrior
springHealer
summerRogue
summerWarrior
summerHealer
fallRogue
fallWarrior
fallHealer
winter2015Rogue
winter2015Warrior
winter2015Healer
spring2015Rogue
spring2015Warrior
spring2015Healer
summer2015Rogue
summer2015Warrior
summer2015Healer
fall2015Rogue
fall2015Warrior
fall2015Healer
winter2016Rogue
winter2016Warrior
winter2016Healer
spring2016Rogue
spring2016Warrior
spring2016Healer
summer2016Rogue
summer2016Warrior
summer2016Healer
fall2016Rogue
fall2016Warrior
fall2016Healer
winter2017Rogue
winter2017Warrior
winter2017Healer
spring2017Rogue
spring2017Warrior
spring2017Healer
summer2017Rogue
summer2017Warrior
summer2017Healer
fall2017Rogue
fall2017Warrior
fall2017Healer
winter2018Rogue
winter2018Warrior
winter2018Healer
spring2018Rogue
spring2018Warrior
spring2018Healer
summer2018Rogue
summer2018Warrior
summer2018Healer
fall2018Rogue
fall2018Warrior
fall2018Healer
winter2019Rogue
winter2019Warrior
winter2019Healer
piDay @event:piDay >2023-03
spring2019Rogue
spring2019Warrior
spring2019Healer
summer2019Rogue
summer2019Warrior
summer2019Healer
summer2019Mage $70 p7
fall2019Rogue
fall2019Warrior
fall2019Healer
ks2019 p20 @backer:kickstarter2019 >2019-09
winter2020Rogue
winter2020Warrior
winter2020Healer
spring2020Rogue
spring2020Warrior
spring2020Healer
summer2020Warrior
summer2020Healer
summer2020Rogue
fall2020Rogue
fall2020Warrior
fall2020Healer
winter2021Rogue
winter2021Warrior
winter2021Healer
spring2021Rogue
spring2021Warrior
spring2021Healer
summer2021Rogue
summer2021Warrior
summer2021Healer
fall2021Rogue
fall2021Warrior
fall2021Healer
winter2022Rogue
winter2022Warrior
winter2022Healer
spring2022Rogue
spring2022Warrior
spring2022Healer
summer2022Rogue
summer2022Warrior
summer2022Healer
fall2022Rogue
fall2022Warrior
fall2022Healer
winter2023Rogue
winter2023Warrior
winter2023Healer
spring2023Rogue
spring2023Warrior
spring2023Healer
summer2023Rogue
summer2023Warrior
summer2023Healer
fall2023Rogue
fall2023Warrior
fall2023Healer
winter2024Warrior
winter2024Rogue
winter2024Healer
spring2024Warrior
spring2024Healer
spring2024Rogue
summer2024Warrior
summer2024Healer
summer2024Rogue
fall2024Warrior
fall2024Healer
fall2024Rogue
winter2025Warrior
winter2025Healer
winter2025Rogue
spring2025Warrior
spring2025Rogue
spring2025Healer
summer2025Warrior
summer2025Rogue
summer2025Healer
fall2025Warrior
fall2025Healer
fall2025Rogue
winter2026Warrior
winter2026Healer
winter2026Rogue
spring2026Warrior
spring2026Rogue
spring2026Healer
:shield/mystery
201601
201701
201708
201709
201802
201902
202011
202209
202408
202409
202501
202502
202506
202508
202511
202605
301405
301704
:shield/armoire
gladiatorShield gladiator s5c5
midnightShield - s2c10
royalCane royal i5p5c5
dragonTamerShield dragonTamer p15
mysticLamp - p15
floralBouquet - c3
sandyBucket seaside p10
perchingFalcon falconer s16
ramHornShield ramBarbarian s7c7
redRose - p10
mushroomDruidShield mushroomDruid s8c9
festivalParasol festivalAttire c8
vikingShield viking i8p6
swanFeatherFan swanDancer s8
goldenBaton - s4i4
antiProcrastinationShield antiProcrastination c15
horseshoe farrier s6p6c6
handmadeCandlestick candlestickMaker s12
weaversShuttle weaver i8p9
shieldOfDiamonds kingOfDiamonds c10
flutteryFan fluttery i5p5c5
fancyShoe cobbler i7p7
fancyBlownGlassVase glassblower i6
piraticalSkullShield piraticalPrincess i4p4
unfinishedTome bookbinder i10
softBluePillow blueLoungewear c10
softGreenPillow greenLoungewear i6c8
softRedPillow redLoungewear s5c5
mightyQuill scribe p9
mightyPizza chef p8
trustyUmbrella detective i7
polishedPocketwatch - i9
masteredShadow shadowMaster p5c5
alchemistsScale alchemist i7
birthdayBanner birthday s7
perfectMatch matchMaker p15
baseballGlove baseball s9
hobbyHorse paperKnight p4c4
fiddle fiddler i6
lifeBuoy lifeguard c12
piratesCompanion pirate p8
mortarAndPestle herbalist c9
darkAutumnFlame autumnEnchanter c12
blueMoonSai blueMoon p8
softPinkPillow pinkLoungewear s6c6
clownsBalloons clown p5
strawberryFood petFood s5
rottenMeatFood petFood c5
potatoFood petFood p5
pinkCottonCandyFood petFood i5
meatFood petFood s5
honeyFood petFood i3p3
fishFood petFood p5
chocolateFood petFood i5
blueCottonCandyFood petFood c5
milkFood petFood s3c3
medievalLaundry medievalLaunderers p6
bouncyBubbles bath s5
bagpipes bonnieBagpiper s6
heraldsMessageScroll herald p6
softBlackPillow blackLoungewear i5p5
softVioletPillow violetLoungewear i10
gardenersSpade gardenerSet s8
spanishGuitar musicalInstrumentOne i6p5
snareDrum musicalInstrumentOne i6c5
treasureMap fancyPirate s4i4
dustpan cleaningSupplies i4c4
bubblingCauldron cookingImplements c8
jewelersPliers jewelers s10
teaKettle teaParty c10
basketball oldTimeyBasketball s5c5
paintersPalette painters s7
bucket cleaningSuppliesTwo s4i4
saucepan cookingImplementsTwo p10
trustyPencil schoolUniform i10
softWhitePillow whiteLoungeWear i6p6
hattersPocketWatch hatterSet i9
happyThoughts optimistSet s4i4p4c4
thrownVessel pottersSet c8
buoyantBeachBall beachsideSet s12
safetyFlashlight frightNightSet c10
fancyFloralFan fancyFloralSet p14
springPetalUchiwa springPetalSet i8p8
beekeepersHive beekeepersSet s12
flyFishingRod flyFishingSet s7i7
softOrangePillow orangeLoungewear i8p8
doubleBass musicalInstrumentTwo s6c6
prettyPinkGiftBox prettyInPink s2i2p2c2
softYellowPillow yellowLoungewear i9p9
verdantBanner verdantPage i10
:body/special
wondercon_red mwondercon
wondercon_gold mwondercon
wondercon_black mwondercon
takeThis s1i1p1c1 @challenge:takeThis >2016-11
summerHealer
summerMage
summer2015Healer
summer2015Mage
summer2015Rogue
summer2015Warrior
aetherAmulet $175 s10c10 @quest:lostMasterclasser3
namingDay2018 @event:namingDay >2018-07
anniversary @event:birthday10 >2023-01
:body/mystery
201705
201706
201711
201901
202002
202003
202008
202107
202411
202509
:body/armoire
cozyScarf lamplighter p5c5
lifeguardWhistle lifeguard i12
clownsBowtie clown s2i2p2c2
karateYellowBelt karateSet p3
karateWhiteBelt karateSet i3
karateRedBelt karateSet p3
karatePurpleBelt karateSet c3
karateOrangeBelt karateSet c3
karateGreenBelt karateSet s3
karateBrownBelt karateSet s3
karateBlueBelt karateSet c3
karateBlackBelt karateSet i3
:back/special
wondercon_red mwondercon
wondercon_black mwondercon
takeThis s1i1p1c1 @challenge:takeThis >unrecorded
heroicAureole $175 s7i7p7c7 @award:contributor >2023-08
snowdriftVeil @checkin:190 ~
aetherCloak $175 p10 @quest:lostMasterclasser4
turkeyTailBase @event:harvestFeast >2017-11
bearTail #animal
cactusTail #animal
foxTail #animal
lionTail #animal
pandaTail #animal
pigTail #animal
tigerTail #animal
wolfTail #animal
turkeyTailGilded @event:harvestFeast >2018-11
namingDay2020 @event:namingDay >2020-07
anniversary @event:birthday10 >2023-01
:back/mystery
201402
201404
201410
201504
201507
201510
201602
201608
201702
201704
201706
201709
201801
201803
201804
201805
201812
201905
201912
202001
202004
202005
202009
202010
202012
202105
202109
202203
202205
202206
202301
202302
202305
202309
202401
202402
202405
202410
202505
202506
202507
202510
202601
202602
202605
:back/armoire
harpsichord musicalInstrumentTwo i6p6
:headAccessory/special
heroicCirclet $175 s7i7p7c7 @award:contributor >2023-08
springRogue
springWarrior
springMage
springHealer
spring2015Rogue
spring2015Warrior
spring2015Mage
spring2015Healer
bearEars #animal
cactusEars #animal
foxEars #animal
lionEars #animal
pandaEars #animal
pigEars #animal
tigerEars #animal
wolfEars #animal
spring2016Rogue
spring2016Warrior
spring2016Mage
spring2016Healer
spring2017Rogue
spring2017Warrior
spring2017Mage
spring2017Healer
blackHeadband #headband
blueHeadband #headband
greenHeadband #headband
pinkHeadband #headband
redHeadband #headband
whiteHeadband #headband
yellowHeadband #headband
:headAccessory/mystery
201403
201404
201409
201502
201510
201801
201804
201812
201905
201906
201908
202004
202005
202009
202102
202105
202109
202203
202205
202212
202302
202305
202307
202309
202310
202405
202410
202505
301405
:headAccessory/armoire
comicalArrow - s10
gogglesOfBookbinding bookbinder p8
:eyewear/special
wondercon_red mwondercon
wondercon_black mwondercon
summerRogue
summerWarrior
blackTopFrame #glasses
blueTopFrame #glasses
greenTopFrame #glasses
pinkTopFrame #glasses
redTopFrame #glasses
whiteTopFrame #glasses
yellowTopFrame #glasses
aetherMask $175 i10 @quest:lostMasterclasser2
blackHalfMoon #glasses
blueHalfMoon #glasses
greenHalfMoon #glasses
pinkHalfMoon #glasses
redHalfMoon #glasses
whiteHalfMoon #glasses
yellowHalfMoon #glasses
fall2019Rogue
fall2019Healer
ks2019 @backer:kickstarter2019 >2019-09
anniversary @event:birthday10 >2023-01
:eyewear/mystery
201503
201506
201507
201701
201902
201907
202108
202201
202202
202208
202303
202308
202312
202406
202503
202510
301404
301405
301703
202204A m202204
202204B m202204
:eyewear/armoire
plagueDoctorMask plagueDoctor i5c5
goofyGlasses - p10
clownsNose - i5
tragedyMask - i10
comedyMask - c10
jewelersEyeLoupe jewelers p10
roseColoredGlasses optimistSet p8`;
