/** Messages of the home page. */
export const messages = {
  'home.howItPlays': 'How it plays',
  'home.questions': 'Questions',
  'home.host': 'Host your own',
  'home.signIn': 'Sign in',
  'home.toTasks': 'Go to your tasks',
  'home.headline': 'Small deeds, told as a great tale.',
  'home.lead':
    'Everdeed turns the list you already keep into a role-playing game. Check something off, and your hero grows. Let a daily task slip, and it costs your hero a little health, but no one scolds you.',
  'home.begin': 'Sign up',
  'home.call': 'Begin with one task',
  'home.callText': 'Signing up takes a name, an email address and a password.',
  'home.look': 'Look around first',
  'home.cards': 'Try it',
  'home.water': 'Drink a glass of water',
  'home.waterMeta': '+{count} today',
  'home.pages': 'Morning pages',
  'home.dentist': 'Book the dentist',
  'home.dentistMeta': '2 days late',
  'home.dentistDone': 'Done at last',
  'home.check': 'Check off “{name}”',
  'home.plus': 'Did it: {name}',
  'home.scene': 'Friends around a campfire in the evening',
  'home.shot': 'The task screen: four columns of cards below a banner with the hero',
  'home.way.list': 'Your list, as it is',
  'home.wayText.list':
    'Habits, dailies, to-dos and rewards, each in one line. Nothing to learn: what you already write down is enough.',
  'home.way.hero': 'A hero who grows with it',
  'home.wayText.hero':
    'What you check off brings gold and experience, eggs and gear. What you miss costs a little health. Small things add up, and you can see it.',
  'home.way.together': 'Better with others',
  'home.wayText.together':
    'Fight a boss with your friends’ good habits, share a challenge, or run the household from one board.',
  'home.trust': 'Why you can trust it',
  'home.promise.safe': 'Nothing is lost',
  'home.promiseText.safe':
    'What the screen shows as saved is on disk, counted once, even if the network drops.',
  'home.promise.kind': 'No guilt',
  'home.promiseText.kind': 'Rest when you need to, undo what went wrong, come back whenever you like.',
  'home.promise.data': 'Your data is yours',
  'home.promiseText.data':
    'No trackers and no advertisers. Take everything with you, or delete it, at any time.',
  'home.promise.open': 'Open through and through',
  'home.promiseText.open':
    'Free software that you can run yourself, with an API for the apps you already have.',
} as const;
