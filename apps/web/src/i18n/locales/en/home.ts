/** Messages of the home page. */
export const messages = {
  'home.howItPlays': 'How it plays',
  'home.questions': 'Questions',
  'home.host': 'Host your own',
  'home.signIn': 'Sign in',
  'home.toTasks': 'Go to your tasks',
  'home.headline': 'Small deeds, told as a great tale.',
  'home.lead':
    'Check off a habit and your hero grows. Miss a daily and it costs your hero a little health, but no one scolds you. Everdeed turns the list you already keep into a game worth coming back to.',
  'home.begin': 'Sign up',
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
} as const;
