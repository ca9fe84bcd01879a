/** Classes: key, name, what they are good at. */
export const classText = `\
warrior|Warrior|You hit hard and stand firm. Warriors love bosses and big red tasks, and make the most of strength and constitution.
rogue|Rogue|You find what others walk past. Rogues bring home gold and drops, and make the most of perception and strength.
healer|Healer|You keep people going, yourself included. Healers shrug off bad days, and make the most of constitution and intelligence.
wizard|Mage|You learn fast and have magic for everything. Mages level quickly and share their mana, and make the most of intelligence and perception.
`;

/** Quest bundles. */
export const bundleText = `\
featheredFriends|Three on the Wing|The falcon, the harpy and the owl, tied together with a long ribbon and a good deal of shouting.
splashyPals|By the Bucketful|The seahorse race, the turtle and the whale. Delivered in a bucket.
farmFriends|Round the Farmyard|The cow, the horse and the sheep. Shut the gate behind you.
witchyFamiliars|What a Cauldron Attracts|The rat, the spider and the frog. The cauldron is sold separately.
winterQuests|Tales for the Long Nights|The man with the wrong sack, the party for one, and the penguins. Best read by a fire.
hugabug|Small and Misunderstood|The snail, the beetle and the butterfly. They are more afraid of you, and they would like a hug.
cuddleBuddies|An Armful of Fluff|The rabbit, the ferret and the guinea pigs. So much softness has rarely caused so much trouble.
aquaticAmigos|All Arms on Deck|The axolotl, the kraken and the octopus, with more arms than is usual for the price.
forestFriends|Under the Trees|The ghost stag, the hedgehog and the runaway seedling. Wear stout shoes.
oddballs|Strictly Speaking, Not Animals|The slime, the rock and the yarn. They would like to be asked anyway.
birdBuddies|Strut and Waddle|The peacock, the penguin and the rooster. Only one of the three can sing, and it is not the one who does.
mythicalMarvels|So They Do Exist|The unicorn, the sea serpent and the gryphon, all three of them entirely real.
rockingReptiles|Cold Blood, Loud Drums|The alligator, the snake and the velociraptors. They come with their own drum kit.
delightfulDinos|Long Time No See|The pterodactyl, the triceratops and the tyrant who was dug up again. Sixty-six million years in the making.
jungleBuddies|Up in the Canopy|The monkey, the sloth and the seedling. Bring a vine.
sandySidekicks|Sand in Everything|The armadillo, the snake and the spider. Shake out your boots in the morning.
`;

/** Gem packs and subscriptions. */
export const payText = `\
gemPacks 4gems|A Pinch of Gems|Four gems, in a twist of paper.
gemPacks 21gems|A Handful of Gems|Twenty-one gems. They just fit into one hand.
gemPacks 42gems|A Hatful of Gems|Forty-two gems, which some say is the answer.
gemPacks 84gems|A Barrow of Gems|Eighty-four gems. Lift with the knees.
subscriptions basic_earned|One Month|You pay every month and can stop at any time.
subscriptions basic_3mo|Three Months|You pay four times a year, once for each season.
subscriptions basic_6mo|Six Months|You pay twice a year, and forget about it in between.
subscriptions google_6mo|Six Months, Reduced|Half a year at the old friends’ rate.
subscriptions basic_12mo|Twelve Months|You pay once a year. The time travellers approve and say thank you in hourglasses.
subscriptions group_monthly|Group Plan|A monthly plan for a household, a team, or any other band of adventurers.
subscriptions group_plan_auto|Member of a Group Plan|Your group pays, and the benefits are yours for as long as you stay.
`;

/** Sound themes. */
export const audioText = `\
danielTheBard|The Bard|Lute, and a cheerful cough between the verses.
gokulTheme|Gokul|Bells, from some way off, and a flute who knows the way.
luneFoxTheme|Moon Fox|Soft paws on a glass piano.
wattsTheme|Watts|Warm, buzzing, and slightly electrical.
rosstavoTheme|Rosstavo|A brass band of three, in excellent spirits.
dewinTheme|Dewin|A harp in a cave with good acoustics.
airuTheme|Airu|Wind chimes on a bright day.
beatscribeNesTheme|Beatscribe|Square waves, as in the old days, and all the better for it.
arashiTheme|Arashi|Drums before the storm.
maflTheme|MAFL|A music box which somebody has taught manners.
pizildenTheme|Pizilden|Plucked strings, tiptoeing.
farvoidTheme|Far Void|Long tones from a very great distance.
spacePenguinTheme|Space Penguin|Waddling in zero gravity, with synthesiser.
lunasolTheme|Lunasol|Half day, half night, and a chord in the middle.
triumphTheme|Triumph|Fanfares for everything, including the washing-up.
`;

/** Challenge categories. */
export const categoryText = `\
habitica_official|Official|Set up by the people who run this place.
academics|Academics|Lectures, essays, and the week before the exam.
advocacy_causes|Causes|For those who want to change more than themselves.
creativity|Creativity|Paint, words, wool, and whatever else gets on your sleeves.
entertainment|Entertainment|Books to read, games to finish, films to have an opinion about.
finance|Money|Saving it, counting it, keeping it.
health_fitness|Health and Fitness|Legs, lungs and lettuce.
hobbies_occupations|Hobbies and Trades|What you do for love, for a living, or for both.
location_based|Places|For people from the same corner of the map.
mental_health|Mental Health|Being kind to the person who does your tasks.
getting_organized|Getting Organised|Drawers, lists, and lists of drawers.
recovery_support_groups|Recovery and Support|One day at a time, and not alone.
self_improvement|Self-Improvement|A little better than on Monday.
spirituality|Spirituality|For quiet rooms and large questions.
time_management|Time Management|Fitting it in, and knowing what to leave out.
`;
