/** Gear of the armoire: slot and index, its name unless the key makes a good one, its description. */
export const armoireText = `\
weapon basicCrossbow|It points itself at whatever you are putting off.
weapon lunarSceptre|It waxes, it wanes, and it goes with everything.
weapon rancherLasso|Rancher’s Lasso|You have caught a runaway to-do with it, and one sleeve of your own.
weapon mythmakerSword|Mythmaker’s Sword|Wave it about, and people will tell the rest.
weapon ironCrook|For very heavy sheep.
weapon goldWingStaff|It flutters when you are on the right track.
weapon batWand|It squeaks so high that only good intentions can hear it.
weapon shepherdsCrook|Shepherd’s Crook|For bringing tasks back to the flock, by the neck, gently.
weapon crystalCrescentStaff|The moon was left out overnight and crystallised.
weapon blueLongbow|It sends an arrow to the horizon, and the horizon flinches.
weapon glowingSpear|You can read by it, between two dragons.
weapon barristerGavel|Barrister’s Gavel|Order, you say, and the pencils line up.
weapon jesterBaton|Jester’s Baton|The small head on it disagrees with everything you say.
weapon miningPickax|Mining Pickaxe|It has found gold, coal, and the neighbour’s cellar.
weapon basicLongbow|Yew, string, and a bit of wind allowance.
weapon habiticanDiploma|Adventurer’s Diploma|It certifies that you have learned something, in very curly writing.
weapon sandySpade|It digs moats that really do hold, until four.
weapon cannon|It says what everybody has been thinking.
weapon vermilionArcherBow|Vermilion Archer’s Bow|Red as a deadline and twice as punctual.
weapon ogreClub|You do not swing it, you let it fall where it likes.
weapon woodElfStaff|Wood Elf’s Staff|It has taken root in nine places and left of its own accord.
weapon wandOfHearts|Tap something with it, and you are fond of it.
weapon forestFungusStaff|It has come up overnight, and so will your ideas.
weapon festivalFirecracker|Hold it away from you, and say “ah”.
weapon merchantsDisplayTray|Merchant’s Display Tray|Everything on it is a bargain, including the tray.
weapon battleAxe|It parts hair, armour, and company.
weapon hoofClippers|A pedicure for those who weigh a ton.
weapon weaversComb|Weaver’s Comb|It puts threads in order, and fringes.
weapon lamplighter|Lamplighter’s Pole|You reach up, and the street has an evening.
weapon coachDriversWhip|Coach Driver’s Whip|You only ever crack it above their heads; they think that it is applause.
weapon scepterOfDiamonds|Sceptre of Diamonds|The king counts with it.
weapon flutteryArmy|A hundred moths, and they all take your side.
weapon cobblersHammer|Cobbler’s Hammer|One tap, and the shoe fits.
weapon glassblowersBlowpipe|Glassblower’s Blowpipe|Blow gently and think of something round.
weapon poisonedGoblet|After you.
weapon jeweledArcherBow|Jewelled Archer’s Bow|Too pretty to shoot, and so they let you come quite close.
weapon needleOfBookbinding|It has sewn up nine novels, and one plot hole.
weapon spearOfSpades|It digs in and does not discuss.
weapon arcaneScroll|Whatever it says, it says it loudly and in flames.
weapon chefsSpoon|Chef’s Spoon|A general has a baton, and you have soup.
weapon vernalTaper|It is lit in March, so that the flowers find the way up.
weapon jugglingBalls|Three of them are in the air, and one of them is your Tuesday.
weapon slingshot|It was enough for a giant.
weapon nephriteBow|Cool green stone that bends for no one but you.
weapon bambooCane|You lean on it, you point with it, and a panda eyes it.
weapon astronomersTelescope|Astronomer’s Telescope|Up there nothing is overdue.
weapon magnifyingGlass|It makes small mistakes larger and large ones interesting.
weapon floridFan|You hide behind it whatever your face is doing.
weapon resplendentRapier|You sign your name with it, on curtains.
weapon shadowMastersMace|Shadow Master’s Mace|It casts its shadow first, as a warning.
weapon alchemistsDistiller|Alchemist’s Distiller|In at the top goes lead, and out at the bottom comes a smell.
weapon happyBanner|It says “hooray”, and it is right.
weapon livelyMatch|It burns on both ends with enthusiasm.
weapon baseballBat|You swing at whatever comes, and sometimes over the fence.
weapon paperCutter|It is sharper than the remark it opened.
weapon fiddlersBow|Fiddler’s Bow|You draw it, and feet begin to twitch.
weapon beachFlag|It is green today: everybody in.
weapon handyHook|It opens bottles, hammocks, and negotiations.
weapon guardiansCrook|Guardian’s Crook|It has counted every sheep and knows them by their bleat.
weapon enchantersStaff|Enchanter’s Staff|There is one leaf left on it, and it never falls.
weapon clubOfClubs|A club with clubs on, for the sake of clarity.
weapon eveningTea|You may throw it, but it would be a waste.
weapon blueMoonSai|You get to use it once in a while.
weapon jadeGlaive|It is green, it is long, and it has perfect manners.
weapon medievalWashboard|It has got out worse than that.
weapon buoyantBubbles|They burst on the enemy, who is then at least clean.
weapon heraldsBuisine|Herald’s Buisine|Two yards of brass for a single word: here.
weapon skullLantern|He grins, and you can see where you are going.
weapon potionBase|A Very Large Plain Potion|It was made for hatching, but it is good for hitting as well.
weapon potionBlue|A Very Large Blue Potion|Swing it, and there is cotton candy in the air.
weapon potionDesert|A Very Large Desert Potion|Mostly sand, so it packs a punch.
weapon potionGolden|A Very Large Golden Potion|Your arm gets tired, but in style.
weapon potionPink|A Very Large Pink Potion|The stopper pops, the foe is pink, and all are friends again.
weapon potionRed|A Very Large Red Potion|It stains. That is the second attack.
weapon potionShade|A Very Large Shade Potion|You hurl a nice cool afternoon at them.
weapon potionSkeleton|A Very Large Skeleton Potion|It rattles so badly that nobody stays for the throw.
weapon potionWhite|A Very Large White Potion|One blow, and the ground is covered with fresh snow.
weapon potionZombie|A Very Large Zombie Potion|The smell does most of the work.
weapon regalSceptre|You point, and carpets unroll.
weapon shootingStarSpell|You only get the one wish, so aim.
weapon pinkLongbow|Its arrows hit the mark and apologise in rose.
weapon gardenersWateringCan|Gardener’s Watering Can|It makes even excuses grow.
weapon huntingHorn|You blow, and someone comes out with the picnic.
weapon blueKite|It pulls you along towards better ideas.
weapon greenKite|It gets caught in trees on purpose; they are friends.
weapon orangeKite|You can see it from the next village, and they wave.
weapon pinkKite|It dances, and you are the one who is led.
weapon yellowKite|A second sun, on a string.
weapon pushBroom|You advance along a broad front.
weapon featherDuster|It tickles dust until it leaves.
weapon magicSpatula|It turns pancakes, and now and then princes.
weapon finelyCutGem|It throws the light around like a rich uncle.
weapon paintbrush|One stroke, and the wall has an opinion.
weapon mop|It has a wet handshake and it means it.
weapon cleaningCloth|You polish the enemy until he sees himself.
weapon ridingBroom|You sweep in, you sweep out.
weapon rollingPin|It flattens pastry and arguments.
weapon scholarlyTextbooks|Eleven pounds of wisdom, with corners.
weapon hattersShears|Hatter’s Shears|They snip through felt, tape, and conversations.
weapon optimistsClover|Optimist’s Clover|It has three leaves, but who is counting.
weapon pottersWheel|Potter’s Wheel|It goes round and round, and in the end there is a cup.
weapon shadyBeachUmbrella|You defend four square yards with it.
weapon corsairsBlade|Corsair’s Blade|It has boarded more ships than the rats.
weapon dragonKnightsLance|Dragon Knight’s Lance|Held by a knight on a dragon, or by a very good friend of one.
weapon funnyFoolBaton|Funny Fool’s Baton|It has bells, so that the punchline can be heard.
weapon spookyCandyBucket|You hold it out and say the words.
weapon stormKnightAxe|Storm Knight’s Axe|There is a flash, then there is a pause, and then you hear it.
weapon gildedKnightsSpear|Gilded Knight’s Spear|It shines so brightly that you need not actually use it.
weapon beekeepersSmoker|Beekeeper’s Smoker|Two puffs, and everyone calms down.
weapon blacksmithsHammer|Blacksmith’s Hammer|You hit it while it is hot, and then you keep hitting.
weapon bambooFlute|The notes come down like rain on leaves.
weapon prettyPinkParasol|For light showers and heavy glances.
armor lunarArmor|It shines with borrowed light, and there is no need to give it back.
armor gladiatorArmor|Gladiator’s Armor|There is not much of it, so be quick.
armor rancherRobes|Rancher’s Robes|They smell of saddle soap and of big decisions.
armor goldenToga|One shoulder stays free for patting.
armor hornedIronArmor|It has horns in places where others have pockets.
armor plagueDoctorOvercoat|Plague Doctor’s Overcoat|Waxed against everything, including small talk.
armor shepherdRobes|Shepherd’s Robes|Your flock knows it by the smell, from afar.
armor royalRobes|They are so long that someone else is still coming in.
armor crystalCrescentRobes|They tinkle when you lie, and also when you do not.
armor dragonTamerArmor|Dragon Tamer’s Armor|Singed on one side, licked on the other.
armor barristerRobes|Barrister’s Robes|You rise, they rustle, and the jury is awake.
armor jesterCostume|Jester’s Costume|It has two halves that do not speak to each other.
armor minerOveralls|Miner’s Overalls|There is coal in the turn-ups, and once there was a ruby.
armor basicArcherArmor|Archer’s Leathers|It leaves your right arm free and your left arm bruised.
armor graduateRobe|Graduate’s Robe|You throw the cap and keep the gown.
armor stripedSwimsuit|It covers you from neck to knee, with stripes all the way.
armor cannoneerRags|Cannoneer’s Rags|They were a uniform before the first salute.
armor falconerArmor|Falconer’s Armor|One glove is thicker, and the bird knows which.
armor vermilionArcherArmor|Vermilion Archer’s Armor|You do not hide in it. You invite.
armor ogreArmor|Ogre’s Armor|It was made to measure, for a shed.
armor ironBlueArcherArmor|Iron Blue Archer’s Armor|The colour of the hour before sunrise, riveted.
armor redPartyDress|People dance a bit nearer to it.
armor woodElfArmor|Wood Elf’s Armor|It is leaves in spring and bark in winter, and it is never late.
armor ramFleeceRobes|You look like weather.
armor gownOfHearts|The queen lent it, and has counted the buttons.
armor mushroomDruidArmor|Mushroom Druid’s Armor|It grows on you.
armor greenFestivalYukata|Cool, green, and exactly right for fireworks.
armor merchantTunic|Merchant’s Tunic|It has a secret pocket, and a secret pocket in that.
armor vikingTunic|Viking’s Tunic|Wool, salt, and a button that came from somebody’s monastery.
armor swanDancerTutu|Swan Dancer’s Tutu|It floats, and nobody sees the work below.
armor yellowPartyDress|You come in, and it is lemonade weather.
armor antiProcrastinationArmor|Armor Against Later|It is on already. That is how it works.
armor farrierOutfit|Farrier’s Outfit|The apron is split in the middle, for holding the other party’s foot.
armor candlestickMakerOutfit|Candlestick Maker’s Outfit|It has more wax on it than the goods.
armor wovenRobes|You made it, and every mistake is on the inside.
armor lamplightersGreatcoat|Lamplighter’s Greatcoat|It comes down the street just ahead of the light.
armor coachDriverLivery|Coach Driver’s Livery|The buttons are bigger than the tips.
armor robeOfDiamonds|It glitters, and it would like you to sit up.
armor flutteryFrock|It takes off if you twirl.
armor cobblersCoveralls|Cobbler’s Coveralls|They are full of small nails, so think before you sit.
armor glassblowersCoveralls|Glassblower’s Coveralls|There are round burn marks, in the order in which you learned.
armor bluePartyDress|The colour of the last dance.
armor piraticalPrincessGown|Piratical Princess’s Gown|There is a sword underneath it, and a parrot in the bustle.
armor jeweledArcherArmor|Jewelled Archer’s Armor|The stag saw you glitter and thought it was Christmas.
armor coverallsOfBookbinding|They smell of glue and happy endings.
armor robeOfSpades|Black, pointed, and trumps.
armor softBlueSuit|Soft Blue Lounge Suit|You will be up in a moment, you say, from inside it.
armor softGreenSuit|Soft Green Lounge Suit|It is very hard to be stern in this.
armor softRedSuit|Soft Red Lounge Suit|For bold relaxing.
armor scribesRobe|Scribe’s Robe|The sleeve is darker, where it follows the pen.
armor chefsJacket|Chef’s Jacket|White in the morning and a menu by evening.
armor vernalVestment|The hem comes into leaf around Easter.
armor nephriteArmor|Polished for three generations. Do not scratch it in yours.
armor boatingJacket|You can nearly hear the ice in the glasses.
armor astronomersRobe|Astronomer’s Robe|It is warm, since the best stars come out when it is cold.
armor invernessCape|Inverness Cape|It deduces rain.
armor shadowMastersRobe|Shadow Master’s Robe|It hangs behind the door when there is no door.
armor alchemistsRobe|Alchemist’s Robe|It has holes in it that glow.
armor duffleCoat|The toggles are for fiddling with when thinking.
armor layerCakeArmor|Layer Cake Armor|Sponge, cream, sponge, cream, steel.
armor matchMakersApron|Match Maker’s Apron|Do not cross your arms too quickly.
armor baseballUniform|There are grass stains on the knees, as there should be.
armor boxArmor|Cardboard Armor|This way up.
armor fiddlersCoat|Fiddler’s Coat|The tails keep time, even when you do not.
armor pirateOutfit|Pirate’s Outfit|It has been overboard, and came back with a fish.
armor heroicHerbalistRobe|Heroic Herbalist’s Robe|Every pocket is another cure, so write them down.
armor guardiansGown|Guardian’s Gown|Sheep fall asleep against it, as do aldermen.
armor autumnEnchantersCloak|Autumn Enchanter’s Cloak|It rustles down behind you and has to be raked.
armor doubletOfClubs|Padded, black, and good at standing about at court.
armor dressingGown|You have it on already, so it may as well be noon.
armor blueMoonShozoku|Blue Moon Shozoku|One night in thirty, nobody sees you at all.
armor softPinkSuit|Soft Pink Lounge Suit|It hugs back.
armor jadeArmor|It is cool in summer and calm the whole year round.
armor clownsMotley|Clown’s Motley|Eleven colours and a squirting flower, and you wear it with dignity.
armor medievalLaundryOutfit|Launderer’s Outfit|The cleanest man in the century.
armor medievalLaundryDress|Laundress’s Dress|The cleanest woman in the century.
armor bathtub|It is the best-protected bath you will ever take.
armor bagpipersKilt|Bagpiper’s Kilt|It swings, and the answer is none of your business.
armor heraldsTunic|Herald’s Tunic|Somebody’s lions are on it, and they are passant.
armor softBlackSuit|Soft Black Lounge Suit|For lying about, mysteriously.
armor shootingStarCostume|You trail sparks along the corridor.
armor softVioletSuit|Soft Violet Lounge Suit|It has no buttons, no belt, and no plans.
armor gardenersOveralls|Gardener’s Overalls|There is string in the pocket; there always is.
armor strawRaincoat|Straw Raincoat|It sheds the rain, and then a bit of itself.
armor fancyPirateSuit|Fancy Pirate Suit|You do your robbing by appointment.
armor sheetGhostCostume|It has two holes to see and none to be seen.
armor jewelersApron|Jeweller’s Apron|You shake it out once a year, and can retire.
armor shawlCollarCoat|Shawl-Collar Coat|It puts its arms around your neck.
armor teaGown|You pour.
armor basketballUniform|Old-Time Basketball Uniform|The shorts are shorter than the game.
armor paintersApron|Painter’s Apron|By now it hangs in better rooms than the pictures.
armor stripedRainbowShirt|It goes round you in seven colours.
armor diagonalRainbowShirt|It goes across you in seven colours, and makes you look faster.
armor admiralsUniform|Admiral’s Uniform|There is so much gold on it that you go down first.
armor karateGi|It snaps when you do it right.
armor greenFluffTrimmedCoat|Green Fluff-Trimmed Coat|Somewhere in the fluff there is a person with cold hands.
armor schoolUniformSkirt|School Uniform with Skirt|You have your name sewn in, in case you forget.
armor schoolUniformPants|School Uniform with Trousers|There is a conker in the pocket, and half a biscuit.
armor softWhiteSuit|Soft White Lounge Suit|No tomato soup today, then.
armor hattersSuit|Hatter’s Suit|It is always six o’clock in it, and so always tea.
armor smileyShirt|It was made to be looked at, and it starts.
armor pottersApron|Potter’s Apron|It is grey to the elbows and happy.
armor yellowStripedSwimsuit|A bumblebee has done a double take.
armor blueStripedSwimsuit|When you float, people look for the deckchair.
armor corsairsCoatAndCape|Corsair’s Coat and Cape|Both billow, so turn slowly.
armor dragonKnightsArmor|Dragon Knight’s Armor|The scales were a gift. You asked.
armor funnyFoolCostume|Funny Fool’s Costume|The trousers fall down on cue.
armor stormKnightArmor|Storm Knight’s Armor|It prickles when you put it on, and so does the cat.
armor festiveHelperOveralls|Festive Helper’s Overalls|They have a pocket for the list, and a pocket for checking it.
armor snowyFluffTrimmedCoat|Snowy Fluff-Trimmed Coat|You are hard to find in it, and hard to tempt out.
armor springPetalYukata|The petals go all the way down and then on to the path.
armor sillyOrangeTuxedo|Silly Orange Tuxedo|You are going to the ball, and the ball is going to notice.
armor sillierBlueTuxedo|Sillier Blue Tuxedo|It has one more ruffle than the orange one.
armor gildedKnightsPlate|Gilded Knight’s Plate|You are dazzling to the enemy and a great help to ships.
armor beekeepersSuit|Beekeeper’s Suit|They look in, you look out, all wish each other well.
armor flyFishingWaders|They are watertight as far as the top, and then suddenly they are not.
armor redWaistcoat|Rabbits in a hurry have asked you where you got it.
armor softOrangeSuit|Soft Orange Lounge Suit|A sunset, with a drawstring.
armor blackPartyDress|It goes everywhere and is home by three.
armor blacksmithsApron|Blacksmith’s Apron|Sparks land on it and learn respect.
armor loneCowpokeOutfit|Lone Cowpoke’s Outfit|You nod, you spit, you move on, and it jingles.
armor softYellowSuit|Soft Yellow Lounge Suit|As cheerful as an egg, and about as fast.
armor handstandOutfit|Handstand Outfit|The other way up it makes sense.
head lunarCrown|You wear a thin moon, horns up, so that the luck stays in.
head redHairbow|People will ask whether you are a present.
head violetFloppyHat|It flops over one eye, and one eye is enough.
head gladiatorHelm|Gladiator’s Helm|All thumbs up, it says.
head rancherHat|Rancher’s Hat|It holds ten gallons, of shade.
head royalCrown|It pinches a little, as crowns ought to.
head blueHairbow|It is tied so well that your thoughts do not come undone.
head goldenLaurels|For something you did well; you may choose what.
head hornedIronHelm|You go through doors sideways now.
head yellowHairbow|A small parcel of sun.
head redFloppyHat|There is a story going round under the brim.
head plagueDoctorHat|Plague Doctor’s Hat|Broad, black, and best greeted from a distance.
head blackCat|Black Cat Hood|It has chosen your head. Walk smoothly.
head orangeCat|Orange Cat Hood|It purrs, and your ideas get rounder.
head blueFloppyHat|It hangs down like good weather.
head shepherdHeaddress|Shepherd’s Headdress|It keeps off the noonday and most of the flies.
head crystalCrescentHat|It chimes whenever the moon goes round a corner.
head dragonTamerHelm|Dragon Tamer’s Helm|It has been in a dragon’s mouth, twice, the second time willingly.
head barristerWig|Barrister’s Wig|Your argument is curly, but it holds.
head jesterCap|Jester’s Cap|Three points, three bells, and not one serious word.
head minerHelmet|Miner’s Helmet|The lamp looks where you look, and worries with you.
head basicArcherCap|Archer’s Cap|The feather shows where the wind is, and how it feels about it.
head graduateCap|Graduate’s Cap|It is flat, so that you can balance more books on it.
head greenFloppyHat|You might take it for a lily pad, and one frog has.
head cannoneerBandanna|Cannoneer’s Bandanna|It keeps the soot out of your plans.
head falconerCap|Falconer’s Cap|The bird has sat on it, with the usual result.
head vermilionArcherHelm|Vermilion Archer’s Helm|The other archers aim by it.
head ogreMask|Ogre’s Mask|It is smiling. That is the trouble with it.
head ironBlueArcherHelm|Iron Blue Archer’s Helm|Through the slit there is only the target.
head woodElfHelm|Wood Elf’s Helm|A squirrel lives behind the left ear and keeps watch.
head ramHeaddress|Ram’s Headdress|You lower your head, and people find they are elsewhere.
head crownOfHearts|Off with nobody’s head, today.
head mushroomDruidCap|Mushroom Druid’s Cap|When it rains, it has gnomes under it.
head merchantChaperon|Merchant’s Chaperon|The longer the tail, the better the business.
head vikingHelm|Viking’s Helm|No horns, thank you. That was the opera.
head swanFeatherCrown|It looks light, and it weighs exactly as much as a role.
head antiProcrastinationHelm|Helm Against Later|There is a clock inside that only says now.
head candlestickMakerHat|Candlestick Maker’s Hat|It has a candle on it, for working on, and on.
head lamplightersTopHat|Lamplighter’s Top Hat|It is as tall as it is, so that you bump into lamps with it and not with your nose.
head coachDriversHat|Coach Driver’s Hat|You lift it to the post, to the doctor, and to no one else.
head crownOfDiamonds|It is full of points, and each is a good one.
head flutteryWig|Something lives in it, something with dust on its wings.
head bigWig|It makes you important, or at least tall.
head paperBag|It was meant to be anonymous, but everyone knows your bag.
head birdsNest|Bird’s Nest|You had wanted something with volume. They have three chicks.
head glassblowersHat|Glassblower’s Hat|The brim has melted a bit, and it suits you.
head piraticalPrincessHeaddress|Piratical Princess’s Headdress|It is a tiara in front and a skull at the side.
head jeweledArcherHelm|Jewelled Archer’s Helm|It sparkles so that nobody sees you close one eye.
head veilOfSpades|Through it you can see everyone’s cards.
head toqueBlanche|Toque Blanche|It has one pleat for each way to cook an egg.
head vernalHennin|It comes to a point in April.
head tricornHat|Three corners, and you can only ever see two.
head nephriteHelm|Your head stays cool while everyone else loses theirs.
head boaterHat|Boater|It comes off at the finish, in a wide arc.
head astronomersHat|Astronomer’s Hat|It has a brim against streetlamps.
head deerstalkerCap|Elementary, you say, and tie up the ears.
head shadowMastersHood|Shadow Master’s Hood|Where your face was there is now an atmosphere.
head alchemistsHat|Alchemist’s Hat|Something on it went off, and you have kept the shape.
head earflapHat|You cannot hear what they say, but it is warm in here.
head frostedHelm|It is sugar, not ice; lick it and see.
head matchMakersBeret|Match Maker’s Beret|It is red at the tip.
head baseballCap|You can turn it round if you are losing.
head fiddlersCap|Fiddler’s Cap|Lay it on the ground, play, and look away.
head heroicHerbalistCrispinette|Heroic Herbalist’s Crispinette|The hair is up, the soup is safe.
head guardiansBonnet|Guardian’s Bonnet|Lambs follow it. So do toddlers.
head hornsOfAutumn|They drop their leaves in October, on to your shoulders.
head capOfClubs|The jack wears it on one side and so do you.
head nightcap|It has a bobble, so that your dreams have something to hold on to.
head blueMoonHelm|You wear it rarely, and people talk about it often.
head pinkFloppyHat|It sighs when you sit down.
head jadeHelm|It has been carved so thin that daylight comes in green.
head clownsWig|Clown’s Wig|It squeaks if you pull it; who pulls it?
head medievalLaundryCap|Laundress’s Cap|Starched so well that it stands up by itself.
head medievalLaundryHat|Launderer’s Hat|It has shrunk. You know how it happened.
head rubberDucky|It sits on top of your head and stays afloat there.
head glengarry|The ribbons at the back are for the wind to play with.
head heraldsCap|Herald’s Cap|You take it off before bad news.
head blackFloppyHat|Somebody is under it, says the rumour.
head regalCrown|The velvet is for your head and the points are for the others.
head shootingStarCrown|Wish quickly, you are going past.
head gardenersSunHat|Gardener’s Sun Hat|The hole at the top is where a robin has reconsidered.
head strawRainHat|Straw Rain Hat|The rain drums on it, and you keep dry and in rhythm.
head fancyPirateHat|The plume alone has cost somebody a galleon.
head teaHat|One lump, it asks, or two?
head beaniePropellerHat|With enough of a headwind you are the pilot.
head paintersBeret|Painter’s Beret|It slips to the side on which you are thinking.
head admiralsBicorne|Admiral’s Bicorne|It can be worn fore and aft, or athwart, or as a boat.
head blackSpookySorceryHat|Black Spooky Sorcery Hat|Point it at the moon and say something that rhymes.
head purpleSpookySorceryHat|Purple Spooky Sorcery Hat|It has read more than you have and whispers the hard words.
head greenTrapperHat|With the flaps down you are on your own, and it is snug there.
head whiteFloppyHat|You look as though you were on the way to a yacht.
head hattersTopHat|Hatter’s Top Hat|There is a card in the band, and the price has gone up.
head pottersBandana|Potter’s Bandana|It has more clay on it than some mugs.
head corsairsBandana|Corsair’s Bandana|It is red, it is knotted, it is up to no good.
head dragonKnightsHelm|Dragon Knight’s Helm|It has two horns and a chimney.
head funnyFoolCap|Funny Fool’s Cap|You shake your head, and it is a joke.
head stormKnightHelm|Storm Knight’s Helm|Your hair stands on end, but only on the inside.
head festiveHelperHat|Festive Helper’s Hat|The bell tells them that you are hard at work, or asleep.
head snowyTrapperHat|You were last seen near a snowdrift, and you were the snowdrift.
head fancyFloralHat|Somebody’s whole garden, at an angle.
head sillyOrangeTophat|Silly Orange Top Hat|You lift it, and there is a smaller one underneath.
head sillierBlueTophat|Sillier Blue Top Hat|You lift it, and there is a taller one underneath.
head gildedKnightsHelm|Gilded Knight’s Helm|The sun looks into it to do its hair.
head beekeepersHat|Beekeeper’s Hat|There is one inside. Keep calm, both of you.
head flyFishingHat|It has forty flies on it, and has caught your own ear.
head redNewsieHat|Red Newsie Cap|Read all about it!
head floppyOrangeHat|It drips down like marmalade.
head blackHairbow|It goes with midnight and with piano lessons.
head blacksmithsGoggles|Blacksmith’s Goggles|Through them the whole world is a good red heat.
head loneCowpokeHat|Lone Cowpoke’s Hat|You push it back with one finger and think it over.
head floppyYellowHat|It is on speaking terms with the daffodils.
head verdantArmingCap|A page wears it under the helm, and leaves come out at the sides.
shield gladiatorShield|Gladiator’s Shield|It has been scratched by the best.
shield midnightShield|It is at its darkest just before it is not.
shield royalCane|You tap it twice, and the dancing starts.
shield dragonTamerShield|Dragon Tamer’s Shield|There is a tooth in it, as a souvenir.
shield mysticLamp|You rub it, for luck, and someone inside says “occupied”.
shield floralBouquet|Nobody hits a person with flowers.
shield sandyBucket|Turn it over, pat it, and you have a tower.
shield perchingFalcon|He looks in the other direction for you.
shield ramHornShield|It gives way to nothing and curls up at the ends.
shield redRose|It is only for show, apart from the thorns.
shield mushroomDruidShield|Mushroom Druid’s Shield|Hit it, and there will be more of it tomorrow.
shield festivalParasol|You turn it over your shoulder, and it makes a small fair.
shield vikingShield|Viking’s Shield|Round, painted, and it fits along the side of any ship.
shield swanFeatherFan|You flutter it once, and they remember the whole ballet.
shield goldenBaton|You throw it up and look as if you will catch it.
shield antiProcrastinationShield|Shield Against Later|Excuses bounce off it with a small, sad sound.
shield horseshoe|Open end up, please.
shield handmadeCandlestick|It leans a bit, towards whoever is reading.
shield weaversShuttle|Weaver’s Shuttle|It goes out, it comes home, and there is cloth.
shield shieldOfDiamonds|It has four corners, and they are all sharp.
shield flutteryFan|Each stroke releases a moth.
shield fancyShoe|There is only one of it, and it is twelve o’clock.
shield fancyBlownGlassVase|Fancy Blown-Glass Vase|You will have to be extremely brave with that.
shield piraticalSkullShield|He lost his head over somebody, and you found it.
shield unfinishedTome|The hero is still hanging from the cliff. Hold on, you shout.
shield softBluePillow|You block a blow and then lie down on it.
shield softGreenPillow|It smells of meadow and of eleven in the morning.
shield softRedPillow|For hot tempers and cool cheeks.
shield mightyQuill|You know what they say about swords.
shield mightyPizza|It protects twelve slices’ worth of you, then eleven.
shield trustyUmbrella|It has turned inside out once and does not talk about it.
shield polishedPocketwatch|Polished Pocket Watch|You click it open, and everybody hurries.
shield masteredShadow|It does what you do, but half a second earlier.
shield alchemistsScale|Alchemist’s Scale|On one side is the gold, on the other the hours.
shield birthdayBanner|It has gone up every year and is one letter short.
shield perfectMatch|It has found its box.
shield baseballGlove|It closes round the ball as if it had been waiting.
shield hobbyHorse|It gallops as fast as you can, and that is fast.
shield fiddle|It is no good as a shield, but they stop fighting to listen.
shield lifeBuoy|You throw it to people who are in over their heads.
shield piratesCompanion|Pirate’s Companion|He says rude things in four languages and loves you.
shield mortarAndPestle|Grind it, grind it, and think of somebody.
shield darkAutumnFlame|It burns without warmth and rustles.
shield blueMoonSai|Second Blue Moon Sai|It comes out on the other nights.
shield softPinkPillow|You can cry into that, or laugh, and it has seen both.
shield clownsBalloons|Clown’s Balloons|One is a poodle, one is a sword, one was a giraffe.
shield strawberryFood|A Very Large Strawberry|You could hide behind it, if nobody were hungry.
shield rottenMeatFood|A Very Large Lump of Rotten Meat|You are safe behind it. You are alone behind it.
shield potatoFood|A Very Large Potato|It has many eyes, and all of them are on your back.
shield pinkCottonCandyFood|A Very Large Pink Cotton Candy|Arrows get stuck in it, as do fingers.
shield meatFood|A Very Large Piece of Meat|Every dog in town has sworn to serve you.
shield honeyFood|A Very Large Jar of Honey|Whatever hits it stays.
shield fishFood|A Very Large Fish|You hold it by the tail and slap with conviction.
shield chocolateFood|A Very Large Bar of Chocolate|It gets smaller in a siege.
shield blueCottonCandyFood|A Very Large Blue Cotton Candy|It is mostly air, as defences go.
shield milkFood|A Very Large Jug of Milk|No use crying, you warn them, and lift it.
shield medievalLaundry|A Heap of Medieval Laundry|They will not strike a person who has that much still to fold.
shield bouncyBubbles|It all comes back a little softer.
shield bagpipes|They go for miles before they count as music.
shield heraldsMessageScroll|Herald’s Message Scroll|You unroll it, and then you clear your throat.
shield softBlackPillow|You will be sleeping behind enemy lines.
shield softVioletPillow|There is lavender in it and an excuse.
shield gardenersSpade|Gardener’s Spade|You call it what it is.
shield spanishGuitar|You play at windows, and are hit by fewer and fewer boots.
shield snareDrum|It makes any announcement twice as long and ten times as good.
shield treasureMap|You fold it wrong each time, and so the island is somewhere else.
shield dustpan|It waits, lying flat, for the broom to chase something in.
shield bubblingCauldron|Do not let it spit on the cat.
shield jewelersPliers|Jeweller’s Pliers|For tiny problems with a firm grip.
shield teaKettle|It whistles at danger, and at four.
shield basketball|It comes back up from everything.
shield paintersPalette|Painter’s Palette|There is a colour on it which you mixed by mistake and never found again.
shield bucket|It carries water, sand, or you, across the yard.
shield saucepan|It rings like a bell when the idea hits.
shield trustyPencil|You can take it back.
shield softWhitePillow|A cloud with corners.
shield hattersPocketWatch|Hatter’s Pocket Watch|It tells the day of the month, and does not tell what o’clock it is.
shield happyThoughts|You hold them in front of you, and things glance off.
shield thrownVessel|A Thrown Vessel|It was thrown on a wheel. Do not throw it otherwise.
shield buoyantBeachBall|You cannot get it under, try as you may.
shield safetyFlashlight|Safety Torch|You hold it under your chin, and then the batteries go.
shield fancyFloralFan|You can hear the garden when it opens.
shield springPetalUchiwa|It stirs up a breeze with blossom in it.
shield beekeepersHive|Beekeeper’s Hive|Forty thousand volunteers.
shield flyFishingRod|A flick of the wrist, a long wait, and a liar is born.
shield softOrangePillow|It tastes of nothing; you have checked.
shield doubleBass|You stand behind it and nobody asks you to dance.
shield prettyPinkGiftBox|It is so well wrapped that you will never know.
shield softYellowPillow|A slice of sun for your neck.
shield verdantBanner|It puts out new leaves when you win.
body cozyScarf|Snug Scarf|Somebody knitted it and thought of your neck the whole time.
body lifeguardWhistle|Lifeguard’s Whistle|No running by the pool, no drowning either.
body clownsBowtie|Clown’s Bow Tie|It spins, and that is your whole argument.
body karateYellowBelt|Yellow Karate Belt|You have learned how to fall.
body karateWhiteBelt|White Karate Belt|You have learned how to tie it.
body karateRedBelt|Red Karate Belt|You have learned to wait for the other one.
body karatePurpleBelt|Purple Karate Belt|You have learned to breathe out.
body karateOrangeBelt|Orange Karate Belt|You have learned how to get up again.
body karateGreenBelt|Green Karate Belt|You have learned to stand.
body karateBrownBelt|Brown Karate Belt|You have learned how much there is.
body karateBlueBelt|Blue Karate Belt|You have learned to look first.
body karateBlackBelt|Black Karate Belt|You have learned how to begin.
back harpsichord|You carry it up all the stairs. It is the plucking that keeps you going.
headAccessory comicalArrow|It went in at one ear and out at the other, like most advice.
headAccessory gogglesOfBookbinding|They have seen small print that nobody else has.
eyewear plagueDoctorMask|Plague Doctor’s Mask|The beak is full of lavender, so it is only you who finds it all rather pleasant.
eyewear goofyGlasses|The nose and the moustache come free, and nobody suspects a thing.
eyewear clownsNose|Clown’s Nose|It honks if you are being serious.
eyewear tragedyMask|Alas, it says.
eyewear comedyMask|Ha, it says.
eyewear jewelersEyeLoupe|Jeweller’s Eye Loupe|You see the one flaw that makes it real.
eyewear roseColoredGlasses|Rose-Coloured Glasses|It all looks doable.
`;
