/** Messages of choosing whom a card or an item is for. */
export const messages = {
  'send.self': 'Me',
  'send.companion': 'A companion',
  'send.username': 'Username of somebody in your party',
  'send.find': 'Find',
  'send.found': 'It’s for {name}.',
  'send.nobody': 'Nobody has that username. Check the spelling.',
  'send.stranger': '{name} isn’t in your party.',
  'send.failed': 'They couldn’t be looked up. Try again.',
  'send.offline': 'Finding somebody needs a connection.',
} as const;
