/** Messages of the shop items in the rewards column. */
export const messages = {
  'rewards.title': 'From the shops',
  'rewards.look': 'Look closer',
  'rewards.buy': 'Buy {name}: {price}',
  'rewards.potion': 'Restores 15 health',
  'rewards.armoire': 'Gear, food or experience',
  'rewards.cure': 'You are yourself again',
  'rewards.failed': 'What you pinned couldn’t be loaded.',
} as const;
