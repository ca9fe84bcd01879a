/**
 * Achievement medals: `key ring ground sign`. Ring and ground are hues; a sign is `g:glyph`, `p:Species-Potion` (a pet),
 * `b:boss`, `t:thing`, `c:potion` (a paw in that potion's colour) or `C:potion` (a horseshoe in it).
 */
export const ACHIEVEMENTS = `
dilatoryQuest Y B b:dilatory
stressbeastQuest Y C b:stressbeast
burnoutQuest Y K b:burnout
bewilderQuest Y I b:bewilder
dysheartenerQuest Y V b:dysheartener
snowball S B t:snowball
spookySparkles O V t:spookySparkles
shinySeed H F t:shinySeed
seafoam C T t:seafoam
beastMaster Y G p:Rat-Base
mountMaster Y P p:Wolf-Base
triadBingo Y R g:triad
partyUp S G g:party
partyOn Y B g:partyOn
streak O E g:thermometer
perfect Y C g:sunface
royallyLoyal Y P g:crown
joinedGuild S F g:guild
joinedChallenge S B g:challenge
invitedFriend I M g:friends
lostMasterclasser P Z t:forbiddenTome
bareNecessities A G p:BearCub-Base
bugBonanza H F p:Beetle-Golden
freshwaterFriends C T p:Axolotl-CottonCandyPink
justAddWater B C p:Octopus-RoyalPurple
mindOverMatter M V p:Slime-Veggie
seasonalSpecialist R F p:Egg-Holly
legendaryBestiary Y U p:Dragon-Red
birdsOfAFeather C B p:Falcon-Base
bonelessBoss I P p:Cuttlefish-Cupid
cats O K p:Cheetah-Golden
dinosaurDynasty H N p:TRex-Veggie
domesticated A L p:Ferret-Base
duneBuddy L A p:Armadillo-Desert
plantParent H G p:Treeling-Base
polarPro W B p:Penguin-Shade
reptacularRumble J F p:Turtle-Aquatic
rodentRuler E N p:GuineaPig-Desert
roughRider Y X p:Velociraptor-Red
woodlandWizard F G p:Deer-Base
zodiacZookeeper Y V p:Rooster-Red
backToBasics S L c:Base
dustDevil S A c:Desert
monsterMagus S H c:Zombie
primedForPainting S X c:White
tickledPink S I c:CottonCandyPink
goodAsGold S Y c:Golden
boneCollector S K c:Skeleton
seeingRed S R c:Red
violetsAreBlue S C c:CottonCandyBlue
shadyCustomer S V c:Shade
allYourBase Y L C:Base
aridAuthority Y A C:Desert
undeadUndertaker Y H C:Zombie
pearlyPro Y X C:White
rosyOutlook Y I C:CottonCandyPink
allThatGlitters Y O C:Golden
skeletonCrew Y K C:Skeleton
redLetterDay Y R C:Red
wildBlueYonder Y C C:CottonCandyBlue
shadeOfItAll Y V C:Shade
boneToPick S Z b:trex_undead
createdTask L B g:pencil
completedTask L G g:checkmark
hatchedPet L A g:egg
fedPet L M g:berry
purchasedEquipment L X g:sword
contributor R N g:boot
npc G L g:npc
kickstarter Y R g:heart
veteran S I g:cakeslice
originalUser A V g:alpha
habitSurveys H B g:tree
kickstarter2019 Y O p:Gryphatrice-Jubilant
groupsBeta2022 S J g:party
habiticaDays P Y g:calendar
habitBirthdays M W g:cakeslice
costumeContests Y P g:mask
healerUltimateGear Y W g:healer
rogueUltimateGear Y V g:rogue
warriorUltimateGear Y R g:shield
mageUltimateGear Y B g:wizard
greetingCards E B k:greeting
thankyouCards E G k:thankyou
nyeCards E V k:nye
valentineCards E R k:valentine
birthdayCards E O k:birthday
congratsCards E Y k:congrats
getwellCards E C k:getwell
goodluckCards E F k:goodluck
`;
export const MORE_GLYPHS: Readonly<Record<string, string>> = {
  berry:
    'Rs 8 15 4 11 3 7 5 5 8 5.6 11 5 13 7 12 11 !Yd 6 8 9 7 7 11 10 10 Gp 8 5.6 4 5.4 6 3.4 8 4 10 3.4 12 5.4',
  triad: 'Ro 5 5.4 2.6 2.4 Bo 11 5.4 2.6 2.4 Yo 8 11 2.8 2.6 !Wd 4 4 10 4 7 10',
  partyOn:
    'Ro 4 7 2.2 2.4 Rs 1 15 1.6 10.6 4 9.4 6.4 10.6 7 15 Go 12 7 2.2 2.4 Gs 9 15 9.6 10.6 12 9.4 14.4 10.6 15 15 Yo 8 5 2.6 2.8 Ys 4.6 15 5.4 10 8 8.4 10.6 10 11.4 15 Ys 8 0 9 1.6 8 3 7 1.6',
  friends:
    'Bo 4.6 6 2.4 2.6 Bs 1 15 1.6 10.4 4.6 9 7.6 10.4 8 15 Go 11.4 6 2.4 2.6 Gs 8 15 8.4 10.4 11.4 9 14.4 10.4 15 15 Rs 8 5 5.6 2.4 6.4 .8 8 1.6 9.6 .8 10.4 2.4',
  checkmark: '!Wl 2.6 3.4 8 7 11.6 13 4',
  horseshoe: 'bt 3.6 3.6 4 13 2.6 7 5 3 8 2 11 3 13.4 7 12 13 !dd 3 6 11 6 5 3 9 3 3 9 11 9',
  pawprint:
    'bs 8 8 11 9.6 12.6 12.4 11 14.4 8 13.6 5 14.4 3.4 12.4 5 9.6 bo 2.6 7.4 1.7 2 bo 13.4 7.4 1.7 2 bo 5.8 3.6 1.6 2.1 bo 10.2 3.6 1.6 2.1',
};
