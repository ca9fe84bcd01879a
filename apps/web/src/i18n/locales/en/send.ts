/** Messages of choosing whom a card or an item is for. */
export const messages = {
  'send.self': 'Me',
  'send.companion': 'A companion',
  'send.companions': 'Companions in your party',
  'send.find': 'Find a companion',
  'send.nobody': 'Nobody in your party goes by that name.',
  'send.onlyYou': 'Nobody else is in your party yet.',
  'send.failed': 'Your party couldn’t be loaded.',
  'send.again': 'Try again',
  'send.offline': 'Choosing a companion needs a connection.',
} as const;
