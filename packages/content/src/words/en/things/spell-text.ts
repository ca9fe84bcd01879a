/** Class skills and special items: key, name, what they do. The figures are in rules-play-and-shops. */
export const spellText = `\
fireball|Fireball|You set light to a task. It burns off experience for you, more the better you have kept at it, and singes the boss of your quest. The more intelligence you have, the hotter it gets.
mpheal|Shared Spring|You let your mana rise like a spring, and everyone else in the party may drink of it. Other mages bring their own water and get none. Intelligence makes it deeper.
earth|Bedrock|The ground hums under your party, and everybody thinks more clearly for the rest of the day. It lends them intelligence, the more so the more you have of your own.
frost|Frost|You freeze your streaks overnight. What you leave undone today still costs you, but no streak will break.
smash|Mighty Blow|You hit a task with everything you have. It turns a shade better at once, and the boss of your quest feels it too. Strength is what counts.
defensiveStance|Defensive Stance|You plant your feet and wait for the worst. It lends you constitution until your next day begins, so that what you miss hurts less.
valorousPresence|Valour|You stand there so bravely that it is catching. The whole party is lent strength until their next day begins.
intimidate|Hard Stare|You look at trouble until it looks away. The whole party is lent constitution until their next day begins.
pickPocket|Pickpocket|You slip a hand into a task’s pocket and come away with gold. The better you have kept at it and the sharper your perception, the more jingles.
backStab|Backstab|You catch a silly task from behind. It pays gold and experience, and a good deal more on a lucky hit. Strength drives it home.
toolsOfTrade|Tools of the Trade|You hand round lock picks, lanterns and good advice. The whole party is lent perception until their next day begins.
stealth|Stealth|You pull up your hood, and some of the dailies you leave undone today walk right past you in the night. They do no damage and break no streaks. Perception decides how many.
heal|Healing Hands|You lay a hand on the sore spot. Some of your own health comes back at once; constitution and intelligence decide how much.
brightness|Bright Morning|You open the shutters on all your tasks at once. Each of your own looks a little better for it; those of challenges and groups keep their curtains drawn. Intelligence is the light.
protectAura|Sheltering Wings|You spread something warm over the whole party, which lends them constitution until their next day begins.
healAll|A Round for the Table|You bless everyone in your party, yourself included, and health flows back into all of you. Constitution and intelligence decide how much.
snowball|Snowball|Throw it at somebody in your party and they are a snowman for the day. Friendship is cold at times.
salt|Salt|Sprinkle it on, and whatever snow somebody has thrown at you is gone.
spookySparkles|Spooky Sparkles|Blow them over somebody in your party, and one can see right through them for the day.
opaquePotion|Opaque Potion|Drink it, and people can no longer see the wallpaper through you.
shinySeed|Shiny Seed|Plant it on somebody in your party, and they are a flower for the day. They may even like it.
petalFreePotion|Petal-Free Potion|Drink it, and the bees lose interest in you.
seafoam|Seafoam|Fling it at somebody in your party, and they are a sea star for the day. Do it at high tide.
sand|Sand|Rub yourself down with it, and you have legs again.
nye|New Year’s Card|Send wishes for the year to somebody in your party, preferably before the fireworks.
valentine|Valentine’s Card|Tell somebody in your party that they matter. Signing it is optional.
greeting|Greeting Card|Say hello to somebody in your party, for no reason at all. It is the best reason.
thankyou|Thank-You Card|Thank somebody in your party for the thing they thought nobody had noticed.
birthday|Birthday Card|Wish somebody in your party many happy returns, whichever day it is.
congrats|Congratulations Card|Somebody in your party has done it! Tell them that you saw.
getwell|Get-Well Card|Send somebody in your party a pat on the head, from a safe distance.
goodluck|Good-Luck Card|Somebody in your party has a big day coming. Cross your fingers in writing.
`;

/** Messages inside the cards: key, then the choices. */
export const cardMessageText = `\
greeting|Hello! I was in the neighbourhood, by letter.|Just a wave from across the table. How is your list?|I saw a good cloud today and thought of you.|Nothing has happened. I wanted to tell you first.
nye|May your streaks be long and your Mondays short.|A new page, and nothing on it has been crossed out yet. Happy New Year!|I resolve to be seen with you more often.|To the year: may it pick up after itself.|Same time next year? I will bring the rockets.
thankyou|Thank you! I would not have got there without you, or only with much more swearing.|You noticed, you helped, you did not mention it. I am mentioning it.|I owe you one. I have written it on my to-do list, so it is official.|For everything, and for the thing on Tuesday in particular: thank you.
valentine|Roses are red, my dailies are due, the boss looks less frightful when I fight next to you.|You are my favourite recurring event.|If you were a task, I would never tick you off.|My heart has levelled up, and I put all the points into you.
birthday|Happy birthday! You have levelled up in real life. All stats plus one, knees minus one.
congrats|You did it! I always said so, and there are witnesses.|Well done! Please accept this invisible medal and wear it visibly.|Somewhere a dragon is telling another dragon to stay away from you.|That was a big one. Put your feet up; that is an order.|The bards are busy, so I shall sing it myself: hooray!
getwell|Get well soon! Your tasks can wait. They told me so.|I am sending soup. It is a drawing of soup, but it was made with love.|Rest is a daily, and today it is the only one.|We kept a place warm for you at the table, and nobody may sit on it.
goodluck|Good luck! You have prepared, and the rest is only the part where people watch.|I have crossed everything that I have two of.|Go and get it. We shall be the ones making all the noise.
`;
