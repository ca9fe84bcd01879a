import { newPlayer, type Player } from '@everdeed/rules';

/** A player with the defaults of every field, for what needs a pattern and no person. */
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
