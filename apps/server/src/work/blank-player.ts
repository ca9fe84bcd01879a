import { newPlayer, type Player } from '@everdeed/rules';

/** A player with default values, used as a pattern. */
export function blankPlayer(id: string, now: number, username = ''): Player {
  const context = { now, dice: { roll: () => 0.5 }, newId: () => id };
  const { player } = newPlayer(context, {
    id,
    name: username,
    username,
    email: `${username}@example.org`,
    hasPassword: true,
    client: 'mobile',
    language: 'en',
    tagNames: [],
    firstTodo: { text: '', notes: '' },
  });
  return player;
}
