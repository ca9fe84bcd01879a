/** Class gear, base items and special gear: key, name, description. */
export const classText = `\
weapon_base_0|Bare Hands|You carry nothing. It keeps them free for waving.
armor_base_0|Plain Shirt|Whatever you put on this morning. It has pockets, at least.
head_base_0|Own Hair|No helmet. The wind approves.
shield_base_0|No Shield|Your left hand is looking for something to do.
body_base_0|Bare Collar|Nothing hangs around your neck, not even a deadline.
back_base_0|Bare Back|Nothing on your back. Enjoy it.
headAccessory_base_0|No Headwear|Two ears, as supplied.
eyewear_base_0|No Glasses|You see the world with your own eyes.
weapon_warrior_0|Practice Sword|It has the edge of a spoon, but you have to start somewhere, and the dummies are grateful.
weapon_warrior_1|Ploughshare Blade|It has been a ploughshare, and may be one again. In the meantime it has a sharp side; check which.
weapon_warrior_2|Drover’s Billhook|It has cleared hedges and excuses. The handle fits as though you had always held it.
weapon_warrior_3|River-Stone Club|It asks no questions and takes no second look. Dailies move out of its way.
weapon_warrior_4|Whistling Sabre|Quenched in a mountain lake at dawn. It sings when you draw it, always the same three notes.
weapon_warrior_5|Firebrand|The smith left it in the forge for one night too long, and it liked that.
weapon_warrior_6|Sword of the Last Daily|Nobody has ever seen it drawn twice in one day; it has never been necessary.
armor_warrior_1|Quilted Coat|Stiff in the mornings, like its owner. It keeps out most of a Monday.
armor_warrior_2|Scale Shirt|Nine hundred little scales, and you will find the one that pinches.
armor_warrior_3|Blacksmith’s Cuirass|You can see your face in it, looking braver than you feel.
armor_warrior_4|Stormguard Plate|Made for standing on walls in bad weather. Rain has given up on it.
armor_warrior_5|Oathkeeper’s Plate|Those who wear it do not kneel, partly for reasons of engineering.
head_warrior_1|Quilted Cap|It has saved many an ear and no hairstyle.
head_warrior_2|Scale Coif|It jingles when you nod, so that you need not say yes out loud.
head_warrior_3|Smith’s Pot Helm|The bar goes down the middle. You will stop noticing it after about a week.
head_warrior_4|Stormguard Helm|It has a broom on top. Sweep in.
head_warrior_5|Oathkeeper’s Helm|Looking out of it, you see what you promised, quite clearly.
shield_warrior_1|Barrel Lid|It kept the herring in, so it can keep the arrows out.
shield_warrior_2|Hay-Cart Door|Three planks, two bands, one dent, and a long story about the dent.
shield_warrior_3|Millstone Targe|It is heavy, it is round, and it is just large enough to hide a sandwich behind.
shield_warrior_4|Stormguard Shield|A lion is painted on it. He is fiercer on rainy days, when the colours run.
shield_warrior_5|Oathkeeper’s Shield|Whatever hits it thinks the matter over.
weapon_rogue_0|Letter Knife|It opens envelopes and negotiations.
weapon_rogue_1|Sleeve Dagger|It sleeps along your arm and wakes before you do.
weapon_rogue_2|Whisper Blade|It makes less noise than a cat on carpet and cuts the carpet, too.
weapon_rogue_3|Hooked Knife|For purses, ropes, and the last olive in the jar.
weapon_rogue_4|Throwing Star|It comes back if you ask the person it hit.
weapon_rogue_5|Moon Sickle|Curved like a grin in the dark, and about as reassuring.
weapon_rogue_6|Edge of Night|You do not see it, and then it has already been.
armor_rogue_1|Patched Coat|It does not creak. You had to practise that together.
armor_rogue_2|Poacher’s Jerkin|It has eleven pockets, nine of which nobody else has found.
armor_rogue_3|Smoke Cloak|You go round a corner, and people swear there was only a draught.
armor_rogue_4|Dusk Mail|Rings blackened over a candle, one by one, on long nights.
armor_rogue_5|Garb of the Unseen|They say that a master rogue owns one. Nobody knows who, and this is how it works.
head_rogue_1|Patched Hood|It hides the eyes. It also hides the pillar, so mind yourself.
head_rogue_2|Poacher’s Scarf|It hides the half of your face that always gives you away.
head_rogue_3|Smoke Hood|Your voice comes out of it from slightly to the left.
head_rogue_4|Dusk Mask|Everyone who sees it remembers somebody else.
head_rogue_5|Hood of the Unseen|You put it on, and the barkeeper gives your seat away.
shield_rogue_0|Second Letter Knife|For the correspondence of your left hand.
shield_rogue_1|Second Sleeve Dagger|The other sleeve had been feeling left out.
shield_rogue_2|Second Whisper Blade|It whispers back. You have never understood what they talk about.
shield_rogue_3|Second Hooked Knife|For the other purse.
shield_rogue_4|Second Throwing Star|Well begun is half done, and this is the other half.
shield_rogue_5|Second Moon Sickle|The moon has two horns, after all.
shield_rogue_6|Second Edge of Night|One for before midnight and one for after.
weapon_healer_0|Willow Switch|A stick that has been told it can heal. It is beginning to believe it.
weapon_healer_1|Chamomile Wand|It smells of summer and takes the edge off small sorrows.
weapon_healer_2|Dewdrop Wand|There is a light in it, no larger than a grain of rice, and it is enough.
weapon_healer_3|Songbird Wand|It hums near anything that hurts and goes quiet when it stops.
weapon_healer_4|Night Ward Lamp|It has been carried along many a row of beds and has never lost anyone on the way.
weapon_healer_5|Abbess’s Crook|Kings have been touched with it, on the head, quite firmly, to make them rest.
weapon_healer_6|Wand of the Second Wind|It has brought people back from the brink of giving up, most of them on a Thursday.
armor_healer_1|Linen Smock|White, so that you notice in time what you are kneeling in.
armor_healer_2|Herb Gatherer’s Robe|Its pockets hold bandages, biscuits, and a second set of biscuits.
armor_healer_3|Night Ward Robe|The cloth has soaked up so many tears that it waters plants.
armor_healer_4|Abbess’s Habit|Trouble sees it coming down the corridor and gets better by itself.
armor_healer_5|Mantle of the Second Wind|Light as a fresh start, and warm with everyone who ever leaned against it.
head_healer_1|Linen Band|It keeps your hair out of the soup and your mind on it.
head_healer_2|Herb Gatherer’s Kerchief|One look from under it, and people put their feet up.
head_healer_3|Night Ward Cap|It is cool on the brow, and coolness spreads.
head_healer_4|Abbess’s Coronet|Its stone turns blue if somebody is only pretending to be fine.
head_healer_5|Halo of the Second Wind|It shines just enough to find the slippers by.
shield_healer_1|First-Aid Satchel|It is soft enough to block with and full of plasters for when you have.
shield_healer_2|Herb Basket|Woven so tightly that it keeps out rain, arrows and most remarks.
shield_healer_3|Night Ward Shield|Blows land on it and are sorry.
shield_healer_4|Abbey Shield|Engraved on the inside is everything you should not forget in a hurry.
shield_healer_5|Shield of the Second Wind|Behind it there is room for you, and for one other person who needs it.
weapon_wizard_0|Hazel Twig|It was growing on a tree this morning and has no idea what is happening.
weapon_wizard_1|Reading Staff|It knows the way to the library and is willing to learn the rest.
weapon_wizard_2|Lantern Staff|The light on it comes on when you have an idea. It makes it hard to pretend.
weapon_wizard_3|Weathercock Staff|Lightning likes it. Stand a little to one side when it thunders.
weapon_wizard_4|Tuning-Fork Staff|Strike it against a problem, and it hums until you hear where the fault is.
weapon_wizard_5|Staff of Marginal Notes|It finishes your sentences, and it finishes them better.
weapon_wizard_6|Staff of the Long View|From up there it can see tomorrow. It says to bring a coat.
armor_wizard_1|Borrowed Robe|It is too long. They are all too long; one grows into magic.
armor_wizard_2|Reading-Room Robe|The sleeves are roomy on the inside. Something in the left one is asleep.
armor_wizard_3|Weather Robe|You can tell tomorrow’s sky by the hem, if you know hems and skies.
armor_wizard_4|Robe of Marginal Notes|It sweeps into the room a moment before you do, and has corrections.
armor_wizard_5|Robe of the Long View|Woven from one thread that has not been found an end of.
head_wizard_1|Borrowed Hat|Pointed, like most questions you have.
head_wizard_2|Reading-Room Hat|There is a bookworm in it, and he would like some quiet.
head_wizard_3|Weather Hat|If it wilts, take an umbrella.
head_wizard_4|Hat of Marginal Notes|It bends at the top from all the thoughts pressing up against it.
head_wizard_5|Hat of the Long View|Doorways have been raised for it.
weapon_special_0|Founder’s Dark Blade|Forged for the first who believed in this place. It drinks the light and gives it back on request.
weapon_special_1|Contributor’s Crystal Blade|Clear as a good bug report, and given to those who write them.
weapon_special_2|Spear of the Dark Host|Vice kept it for picking his teeth. It has found better work since.
weapon_special_3|Founder’s Morning Star|It rises early, like its owners, and lands hard.
weapon_special_critical|The Last Word on a Bug|A hammer with something green on it. Those who carry it have found a fault that nobody else could find, and hit it once.
weapon_special_takeThis|Sword of the Taken Dare|Somebody said that it was dangerous to go alone. You went with a whole challenge.
weapon_special_tridentOfCrashingTides|Trident of the Breaking Waves|The Queen of Tides had three reasons for putting things off. This has three points.
weapon_special_taskwoodsLantern|Lantern of the Taskwoods|A fire that is just large enough, and waits for you.
weapon_special_bardInstrument|Bard’s Lute|It knows one sad song, one rude song, and the one that everybody joins in.
weapon_special_lunarScythe|Lunar Scythe|Cut from the moon by the moon. On clear nights it hums.
weapon_special_mammothRiderSpear|Mammoth Rider’s Spear|Long enough to knock on a friend’s door from up there.
weapon_special_roguishRainbowMessage|Rainbow Message, Outgoing|Throw it, and it arrives. It is addressed to whom it may concern.
weapon_special_pageBanner|Page’s Banner|You carry it ahead of important people, and that makes you first.
weapon_special_skeletonKey|Skeleton Key|It fits everything with a keyhole and some things without.
weapon_special_nomadsScimitar|Nomad’s Scimitar|Curved like the dunes where it was lost, found, and lost again.
weapon_special_fencingFoil|Fencing Foil|You have insulted my to-do list, sir. En garde.
weapon_special_tachi|Tachi|A long blade for a long patience. You have both.
weapon_special_aetherCrystals|Aether Crystals|Four crystals orbit your hands, one for each path, and leave room for a fifth.
weapon_special_ks2019|Gryphatrice Glaive|A feather and a scale, on a very long stick. For the backers of 2019.
armor_special_0|Founder’s Dark Armour|It rings when struck, in gratitude.
armor_special_1|Contributor’s Crystal Armour|You can see right through it, to how much you have done.
armor_special_2|Robe of the Rested|Taken from the tower of the thirteenth hour. It is the most comfortable armour there is.
armor_special_takeThis|Armour of the Taken Dare|You said that you would, and then you did. It is all in the shoulders.
armor_special_heroicTunic|Heroic Tunic|Nobody sews them. They turn up on the chairs of people who have given a great deal.
armor_special_finnedOceanicArmor|Finned Diving Suit|Sewn from blue fins and fire coral, and rather smelly when it dries.
armor_special_pyromancersRobes|Pyromancer’s Robe|Woven by a dryad out of leaves that have seen it all before. It does not burn.
armor_special_bardRobes|Bard’s Doublet|Parti-coloured, so that half of you is always dressed for the occasion.
armor_special_lunarWarriorArmor|Lunar Warrior’s Armour|Thin as paper, stronger than iron, and best worn on a full moon.
armor_special_mammothRiderArmor|Mammoth Rider’s Armour|It smells of mammoth. You will not notice it in a week, others may.
armor_special_roguishRainbowMessengerRobes|Rainbow Messenger’s Robe|It has letters sticking out of all of its pockets. Some are for you.
armor_special_pageArmor|Page’s Armour|The cuirass of somebody who will be somebody. It has room to grow.
armor_special_sneakthiefRobes|Sneakthief’s Robe|Its hem has been taught to go round things.
armor_special_snowSovereignRobes|Snow Sovereign’s Robe|It falls about you in drifts, and you need never be hot again.
armor_special_dandySuit|Dandy’s Suit|You could not do any work in it, which is why you look so well.
armor_special_nomadsCuirass|Nomad’s Cuirass|It has a place for water, a place for dates, and sand in both.
armor_special_samuraiArmor|Samurai Armour|It takes an hour to put on, and by then you are calm.
armor_special_turkeyArmorBase|Turkey Suit|You can gobble in it. People will expect you to.
armor_special_turkeyArmorGilded|Gilded Turkey Suit|The same, but the gravy rolls right off.
armor_special_gaymerx|Rainbow Warrior’s Armour|All the colours, worn with pride and good shoulder pads.
armor_special_birthday|First Birthday Robe|There is a stain on it from the very first birthday cake.
armor_special_birthday2015|Bow-Tied Birthday Robe|It has a bow where no bow should be.
armor_special_birthday2016|Balloon Birthday Robe|The pattern is balloons, and one of them squeaks.
armor_special_birthday2017|Humming Birthday Robe|It hums the tune if you forget it.
armor_special_birthday2018|Confetti Birthday Robe|It sheds confetti at every step, so nobody can say that you left early.
armor_special_birthday2019|Birthday Robe from Abroad|Where it comes from everybody dresses like this, or so the tailor said.
armor_special_birthday2020|Loud Birthday Robe|It has been asked to tone it down, and declined.
armor_special_birthday2021|Frosted Birthday Robe|It has three layers of icing, sewn on.
armor_special_birthday2022|Long-Sleeved Birthday Robe|Its sleeves go on for longer than the speech.
armor_special_birthday2023|Ten-Candle Birthday Robe|Ten candles are embroidered on the back, and they flicker.
armor_special_birthday2024|Giggling Birthday Robe|It laughs at your jokes before you have made them.
armor_special_ks2019|Gryphatrice Armour|Feathered, scaled, and fireproof on the inside. For the backers of 2019.
head_special_0|Founder’s Dark Helm|There is a plume on top, for being seen from history.
head_special_1|Contributor’s Crystal Helm|It keeps a clear head, as a matter of principle.
head_special_2|Helm of the Last Crumb|Somebody had meant to pick it up later. You did.
head_special_takeThis|Helm of the Taken Dare|It has a visor for wincing behind, and you have not once needed it.
head_special_fireCoralCirclet|Fire Coral Circlet|It warms the ears and lights the way down.
head_special_pyromancersTurban|Pyromancer’s Turban|It was a wet cloth once. Then it was in a fire, and rose to the occasion.
head_special_bardHat|Bard’s Cap|There is a feather on it for every village where you were asked to stay.
head_special_lunarWarriorHelm|Lunar Warrior’s Helm|The dents in it are craters, and each has a name.
head_special_mammothRiderHelm|Mammoth Rider’s Helm|Lent by a toll keeper made of hoarfrost. He has not asked for it back.
head_special_roguishRainbowMessengerHood|Rainbow Messenger’s Hood|Dipped in three colours and still dripping a bit.
head_special_pageHelm|Page’s Helm|It falls over your eyes when you run, so hear where you are going.
head_special_clandestineCowl|Clandestine Cowl|You may look out of it, but it looks as though you do not.
head_special_snowSovereignCrown|Snow Sovereign’s Crown|It melts for nobody.
head_special_spikedHelm|Spiked Helm|No one has ever patted you on the head in it.
head_special_dandyHat|Dandy’s Hat|You lift it to everybody and mean it twice.
head_special_kabuto|Kabuto|The horns are there so that your thoughts do not roll off.
head_special_nye|Midnight Hat|It went on at midnight as a joke. The joke is still going.
head_special_nye2014|Rubber-Band Hat|It makes the best of your chin.
head_special_nye2015|Very Small Midnight Hat|It is too small, and that is the idea.
head_special_nye2016|Nodding Star Hat|A star on a spring nods at everything you say.
head_special_nye2017|Glitter Hat|It has glitter on it, and so has everything you own from now on.
head_special_nye2018|Midnight Hat from Abroad|It came a long way and has an opinion on our fireworks.
head_special_nye2019|Blinding Hat|Ushers have asked you to take it off, and got glitter.
head_special_nye2020|Triple Hat|It is three party hats, one on top of the other, in a trench coat.
head_special_nye2021|Whistling Hat|It whistles when you think.
head_special_nye2022|Toasting Hat|It lights up whenever somebody raises a glass.
head_special_nye2023|Endless Hat|It goes up to a point and then does not stop.
head_special_turkeyHelmBase|Turkey Hood|The wattle wobbles when you disagree.
head_special_turkeyHelmGilded|Gilded Turkey Hood|The wattle wobbles, and it gleams.
head_special_gaymerx|Rainbow Warrior’s Helm|A helmet in every colour, for those who have nothing to hide.
head_special_namingDay2017|Purple Gryphon Helm|It was handed out on naming day, and everyone looked at each other and screeched.
head_special_piDay|Pi Hat|It goes round your head about 3.14 times.
head_special_ks2019|Gryphatrice Helm|It has a beak, a crest, and a very stern look. For the backers of 2019.
shield_special_0|Founder’s Skull Shield|The skull has been laughing since the first day.
shield_special_1|Contributor’s Crystal Shield|It turns blows into little rainbows.
shield_special_takeThis|Shield of the Taken Dare|The coat of arms is a raised hand, which says: me.
shield_special_goldenknight|Morning Star of the Bridge|The morning star of the hollow armour. It was given away with a blush.
shield_special_moonpearlShield|Moonpearl Shield|The tide goes round it.
shield_special_mammothRiderHorn|Mammoth Rider’s Horn|Blow it, and everything with a trunk looks up.
shield_special_roguishRainbowMessage|Rainbow Message, Incoming|It is for you. It says that you are doing fine.
shield_special_diamondStave|Diamond Stave|A staff for the other hand, hard as your head on a good day.
shield_special_lootBag|Loot Bag|It is full. Of what, is not a question one asks.
shield_special_wintryMirror|Wintry Mirror|You see yourself in it as you look in January, and are quite pleased.
shield_special_wakizashi|Wakizashi|The short one, for indoor matters.
shield_special_piDay|Pi Shield|It is round, flaky, and can be proved to go on for ever.
shield_special_ks2019|Gryphatrice Shield|An egg with a fierce crack in it. For the backers of 2019.
body_special_wondercon_red|Ruby Fair Cape Collar|A red collar from a fair at which everyone was somebody else.
body_special_wondercon_gold|Gold Fair Cape Collar|A golden collar from a fair at which everyone was somebody else, and rich.
body_special_wondercon_black|Ebony Fair Cape Collar|A black collar from a fair at which everyone was somebody else, and brooding.
body_special_takeThis|Pauldrons of the Taken Dare|They make your shoulders broad enough for other people’s tasks, should you like that.
body_special_aetherAmulet|Aether Amulet|It was still warm when it fell at your feet, and it is warm now.
body_special_namingDay2018|Royal Purple Gryphon Cloak|Naming day was chilly that year. This helped.
body_special_anniversary|Heroic Anniversary Collar|You were here for ten years of this, or you came for the cake. Both count.
back_special_wondercon_red|Ruby Fair Cape|It billows indoors.
back_special_wondercon_black|Ebony Fair Cape|It billows indoors, darkly.
back_special_takeThis|Wings of the Taken Dare|You took them all, every last dare, and then these grew.
back_special_heroicAureole|Heroic Aureole|A light behind your head, for those who helped when no one was looking.
back_special_snowdriftVeil|Snowdrift Veil|It trails behind you and fills in your footprints.
back_special_aetherCloak|Aether Cloak|It is cut out of the place where taken-back things go. It drapes well.
back_special_turkeyTailBase|Turkey Tail|You can fan it. You will find occasions.
back_special_turkeyTailGilded|Gilded Turkey Tail|Fan it in the evening sun, and warn people.
back_special_bearTail|Bear Tail|Short, round, and brave to the tip.
back_special_cactusTail|Cactus Tail|Nobody will push you in a queue again.
back_special_foxTail|Fox Tail|It says what your face would rather not.
back_special_lionTail|Lion Tail|The tuft is for emphasis.
back_special_pandaTail|Panda Tail|You will forget that you have it on, and so it should be.
back_special_pigTail|Pig Tail|One turn and a half, as is proper.
back_special_tigerTail|Tiger Tail|It twitches when you are about to have an idea.
back_special_wolfTail|Wolf Tail|It wags before you can stop it.
back_special_namingDay2020|Royal Purple Gryphon Tail|It goes with the helmet and the cloak, and now you only need the roof.
back_special_anniversary|Heroic Anniversary Cape|Ten years long, and hemmed with gold.
headAccessory_special_heroicCirclet|Heroic Circlet|It is light to wear, considering what it weighs.
headAccessory_special_bearEars|Bear Ears|Two round ones, for hearing honey.
headAccessory_special_cactusEars|Cactus Ears|Strictly speaking, cactuses have none. Do not tell them.
headAccessory_special_foxEars|Fox Ears|They turn towards gossip all by themselves.
headAccessory_special_lionEars|Lion Ears|Modest, for a lion.
headAccessory_special_pandaEars|Panda Ears|Black, fluffy and good at not listening.
headAccessory_special_pigEars|Pig Ears|They flap when you laugh.
headAccessory_special_tigerEars|Tiger Ears|They are striped on the back, so that people behind you know.
headAccessory_special_wolfEars|Wolf Ears|They prick up when somebody says “walk”.
headAccessory_special_blackHeadband|Black Headband|For serious running.
headAccessory_special_blueHeadband|Blue Headband|It keeps your head cool and your fringe in order.
headAccessory_special_greenHeadband|Green Headband|Go, it says.
headAccessory_special_pinkHeadband|Pink Headband|Sweat looks better next to it.
headAccessory_special_redHeadband|Red Headband|You will want to run up some stairs.
headAccessory_special_whiteHeadband|White Headband|Fresh from the wash, and full of resolve.
headAccessory_special_yellowHeadband|Yellow Headband|A small sunrise for the forehead.
eyewear_special_wondercon_red|Ruby Fair Mask|Nobody recognised you, or they were too polite.
eyewear_special_wondercon_black|Ebony Fair Mask|Whoever you were that day, they were mysterious.
eyewear_special_blackTopFrame|Black Browline Glasses|You look as if you had read it.
eyewear_special_blueTopFrame|Blue Browline Glasses|You look as if you had read it, by the sea.
eyewear_special_greenTopFrame|Green Browline Glasses|You look as if you grew it yourself.
eyewear_special_pinkTopFrame|Pink Browline Glasses|You look as if you knew the author.
eyewear_special_redTopFrame|Red Browline Glasses|You look as if you disagreed with the author.
eyewear_special_whiteTopFrame|White Browline Glasses|You look as if you had designed the cover.
eyewear_special_yellowTopFrame|Yellow Browline Glasses|You look as if you liked the ending.
eyewear_special_aetherMask|Aether Mask|Through it you see the hall as it was: five chairs, five masters.
eyewear_special_blackHalfMoon|Black Half-Moon Glasses|For looking over, chiefly.
eyewear_special_blueHalfMoon|Blue Half-Moon Glasses|For looking over, with mild surprise.
eyewear_special_greenHalfMoon|Green Half-Moon Glasses|For looking over, at seedlings.
eyewear_special_pinkHalfMoon|Pink Half-Moon Glasses|For looking over, fondly.
eyewear_special_redHalfMoon|Red Half-Moon Glasses|For looking over, at latecomers.
eyewear_special_whiteHalfMoon|White Half-Moon Glasses|For looking over, into the snow.
eyewear_special_yellowHalfMoon|Yellow Half-Moon Glasses|For looking over, at a good breakfast.
eyewear_special_ks2019|Gryphatrice Visor|It is said to turn people to stone, but mostly they just stare. For the backers of 2019.
eyewear_special_anniversary|Heroic Anniversary Mask|You are ten years older behind it, and it does not show.
`;
