/** Starter tasks: theme and number of the task in it, its text, its note. */
export const starterText = `\
work 0|Give one thing ten quiet minutes
work 1|Choose today’s most important task|Just one. If everything is important, pick the one you least want to do.
work 2|Finish something I have been putting off|Tap to write down what it is. The smaller the first step, the better.
exercise 0|Move for ten minutes
exercise 1|Stretch before bed|Arms up, toes down, and one honest sigh.
exercise 2|Plan this week’s workouts|Tap to choose the days, and make dailies of them.
health_wellness 0|Eat something that grew (plus), or something that glows (minus)
health_wellness 1|Floss|Even the back ones. They talk to each other.
health_wellness 2|Book a check-up|Tap to note the number to call. The call takes three minutes, the dread takes three months.
school 0|Study (plus), or study the ceiling (minus)
school 1|Do the homework of the day|It is smaller than it looks from the sofa.
school 2|Finish an assignment for class|Tap to say which one and when it is due.
self_care 0|Take five deep breaths
self_care 1|Do one thing only because I like it|Nobody needs to know why.
self_care 2|Plan a treat for the weekend|Tap to name it. Naming it is half the fun.
chores 0|Ten minutes of tidying
chores 1|Wash the dishes|All of them. Then admire the sink.
chores 2|Sort out one closet|Tap to pick the closet. Start with a drawer, if the closet looks back.
creativity 0|Make something, however small
creativity 1|Work on a creative project|Ten minutes count. So does staring at it with intent.
creativity 2|Finish a creative project|Tap to say what finished would look like.
defaults 0|Add a habit of your own|Or change me: tap to edit. The plus is for every time you do it.
defaults 1|Tap here to turn this into a bad habit to be rid of|The minus is for each time it gets the better of you. No hard feelings.
defaults 2|Look around Everdeed|Check me off when you’ve seen enough. Gold and experience will come your way, and I won’t mind.
defaults 3|Treat yourself|Read a chapter, have a bath, do nothing in good company. You set the price in gold.
api 0|Take the stairs
api 1|Eat out of the bag standing up
api 2|Choose the fruit (plus) or the fries (minus)
api 3|Look around Everdeed|Check me off when you’ve seen enough.
api 4|Fifteen minutes of doing nothing at all
`;
