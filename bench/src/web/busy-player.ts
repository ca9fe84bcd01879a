import { type BenchPlayer, call, makePlayer } from '../support/player.ts';

const habits = 100;
const others = { daily: 300, todo: 70, reward: 30 } as const;

/** How many tasks the busy player has. */
export const taskCount = habits + others.daily + others.todo + others.reward;

/** The title of the card at the top of a column: the last one made. */
export const topTitles = {
  habit: `Habit ${habits - 1}`,
  daily: `daily ${others.daily - 1}`,
  todo: `todo ${others.todo - 1}`,
  reward: `reward ${others.reward - 1}`,
} as const;

/** A mid-game player with a full board, whom no level-up, achievement or choice interrupts. */
export async function makeBusyPlayer(url: string): Promise<BenchPlayer> {
  const player = await makePlayer(url, habits);
  const set = {
    'stats.lvl': 30,
    // Below a thousand, where the purse shows every piece.
    'stats.gp': 900,
    'flags.classSelected': true,
    'achievements.completedTask': true,
    'achievements.createdTask': true,
  };
  await call(url, 'POST', '/test-control/write', { body: { collection: 'users', id: player.id, set } });
  for (const [type, count] of Object.entries(others)) {
    const price = type === 'reward' ? { value: 10 } : {};
    const body = Array.from({ length: count }, (_, index) => ({ type, text: `${type} ${index}`, ...price }));
    await call(url, 'POST', '/api/v4/tasks/user', { headers: player.headers, body });
  }
  return player;
}
