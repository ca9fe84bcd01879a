import { afterEach, beforeEach, expect, it } from 'vitest';
import { testGame } from '../../test/small-game.ts';
import { IDLE, useGame } from '../data/store.ts';
import { replacing } from '../data/replacing.ts';
import { useLevelUp, watchLevel } from './moment-queue.ts';

let stop = () => {};
const shown = () => useLevelUp.getState().level;

/** Shows the game of a player at a level. */
function at(level: number, userId = 'p'): void {
  const { player, tasks } = testGame();
  useGame.setState({
    userId,
    view: { tasks, player: { ...player, stats: { ...player.stats, lvl: level } } },
  });
}

beforeEach(() => {
  localStorage.removeItem('everdeed-level');
  useLevelUp.setState({ level: undefined });
  stop = watchLevel();
});
afterEach(() => {
  stop();
  useGame.setState(IDLE);
});

it('shows a level that is reached', () => {
  at(1);
  at(2);
  expect(shown()).toBe(2);
});

it('shows the last of several', () => {
  at(1);
  at(2);
  at(4);
  expect(shown()).toBe(4);
});

it('shows none again when a page opens with a state from before', () => {
  at(1);
  at(2);
  useLevelUp.setState({ level: undefined });
  useGame.setState(IDLE);
  at(1);
  at(2);
  expect(shown()).toBeUndefined();
  at(3);
  expect(shown()).toBe(3);
});

it('shows a level again that was lost and is reached once more', () => {
  at(1);
  at(2);
  at(1);
  expect(shown()).toBeUndefined();
  at(2);
  expect(shown()).toBe(2);
});

it('shows none that comes with an import, but the next one', async () => {
  at(1);
  await replacing(async () => at(57));
  expect(shown()).toBeUndefined();
  at(58);
  expect(shown()).toBe(58);
});

it('keeps players on one device apart', () => {
  at(1);
  at(3);
  useLevelUp.setState({ level: undefined });
  at(1, 'q');
  at(2, 'q');
  expect(shown()).toBe(2);
});
