/** Pets that hatch from no egg: key, name, what they are like. */
export const specialPetText = `\
Wolf-Veteran|Veteran Wolf|An old wolf with a notch in one ear, who was here before the walls were. It tells the pups how it used to be.
Wolf-Cerberus|Cerberus Pup|Three heads, three tongues, one ball. It was a present to those who paid for the first stones.
Dragon-Hydra|Hydra|Cut off one to-do and two grow back; it knows the feeling. It follows those who help to build this place.
Turkey-Base|Turkey|It has heard what day it is and would like to point out that it is a pet.
BearCub-Polar|Polar Bear Cub|He threw a party in the winter wood, and you came. He has never forgotten it.
MantisShrimp-Base|Mantis Shrimp|It sees sixteen colours and punches like a cannon, but for you it only waves.
JackOLantern-Base|Jack-o’-Lantern|A pumpkin with a candle inside and its grin outside. It sleeps in the cabbages, badly hidden.
Mammoth-Base|Woolly Mammoth|It came out of the snow once the Stressbeast had sat down, and has found everything interesting since.
Tiger-Veteran|Veteran Tiger|Its stripes have gone grey at the muzzle. It no longer pounces, it arrives.
Phoenix-Base|Phoenix|It burns at exactly the right size and takes a day off when it needs to.
Turkey-Gilded|Gilded Turkey|Somebody painted it gold for the feast, and now it will not pose for less.
MagicalBee-Base|Magical Bee|It was left over when the Bewilder fell apart, and flies in a perfectly straight line.
Lion-Veteran|Veteran Lion|It has been roaring here for so many years that people set their clocks by it.
Gryphon-RoyalPurple|Royal Purple Gryphon|It came with the naming day, sat on the town sign, and has not been got down since.
JackOLantern-Ghost|Ghost Jack-o’-Lantern|The candle went out years ago. It has not noticed.
Jackalope-RoyalPurple|Royal Purple Jackalope|Nobody believes in it but subscribers. It believes in subscribers, too.
Orca-Base|Orca|It was washed up one summer in search of applause, and got it.
Bear-Veteran|Veteran Bear|It has slept through more winters here than anyone and complains of every one.
Hippogriff-Hopeful|Hopeful Hippogriff|It hatched in the palm of somebody’s hand on the day the Dysheartener fell, and expects the best of you.
Fox-Veteran|Veteran Fox|It has seen every trick there is and is polite enough to laugh at yours.
JackOLantern-Glow|Glow-in-the-Dark Jack-o’-Lantern|It glows all night from sheer good nature. Put a tea towel over it if you want to sleep.
Gryphon-Gryphatrice|Gryphatrice|Half gryphon, half cockatrice, and hand-picked by the backers of 2019. Do not stare, it is shy.
Gryphatrice-Jubilant|Jubilant Gryphatrice|It put on its best ribbon for the tenth birthday and has not taken it off again.
JackOLantern-RoyalPurple|Royal Purple Jack-o’-Lantern|Grown from a seed that fell off the royal table. It grins with discretion.
Dragon-Veteran|Veteran Dragon|Its fire has gone down to a good cooking heat. Ask it about the old days, and bring a chair.
Cactus-Veteran|Veteran Cactus|It has been watered by nine generations of heroes and remembers who forgot.
`;

/** Mounts that no pet grows into: key, name, what they are like. */
export const specialMountText = `\
BearCub-Polar|Polar Bear|She gave notice to the man in red and hired on with you. The harness stays at home.
Dragon-Hydra|Hydra|Seven heads, and every one of them wants to steer. It carries those who have helped to build this place.
LionCub-Ethereal|Ethereal Lion|A lion of light, for the most generous backers. It leaves no tracks, only a feeling of having been outdone.
MantisShrimp-Base|Mantis Shrimp|You sit behind the eyes and in front of the punch, which is the only safe place.
Turkey-Base|Turkey|A turkey of your size runs faster than you would think, above all in November.
Mammoth-Base|Woolly Mammoth|It has grown into its feet. The steppe shakes a little, kindly.
Orca-Base|Orca|It leaps, and for a moment you are the highest thing in the sea.
Gryphon-RoyalPurple|Royal Purple Gryphon|On naming day it flies once round the town with you, and the children throw hats.
Phoenix-Base|Phoenix|Wear something that does not burn, and enjoy the light.
JackOLantern-Base|Jack-o’-Lantern|It was the biggest pumpkin in the patch, and it rolls.
MagicalBee-Base|Magical Bee|It hums so that your teeth tingle, and always finds the way home.
Turkey-Gilded|Gilded Turkey|Entrances are its strong point. Exits, too.
Jackalope-RoyalPurple|Royal Purple Jackalope|Hold on to the antlers. It jumps first and believes in the ground later.
Aether-Invisible|Invisible Aether|Nobody sees it, not even you. People merely wonder why you are sitting up there so comfortably.
JackOLantern-Ghost|Ghost Jack-o’-Lantern|It floats through walls. You do not; duck.
Hippogriff-Hopeful|Hopeful Hippogriff|It flies as if there were always something good behind the next hill, and often there is.
Gryphon-Gryphatrice|Gryphatrice|It has let the backers of 2019 ride it, and nobody else, and it looks straight ahead.
JackOLantern-Glow|Glow-in-the-Dark Jack-o’-Lantern|You need no lamp at night, and you need not try to arrive unseen.
JackOLantern-RoyalPurple|Royal Purple Jack-o’-Lantern|A coach is usually made out of it. You ride it bare.
`;
