import { blankTask, loadedDice, newPlayer } from '@everdeed/rules';
import type { OutboxEntry } from '../src/data/action.ts';
import { withDefinition } from '../src/data/define-action.ts';
import type { Game } from '../src/data/game.ts';

const NOON = '2026-11-21T12:00:00.000Z';

let made = 0;
const newId = (): string => {
  made += 1;
  return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
};

/** A new player at version 4 with a habit `h`, a daily `d`, to-dos `a`, `b`, `c` and a reward `r` of 10 gold. */
export function testGame(): Game {
  const now = Date.parse(NOON);
  const { player } = newPlayer(
    { now, dice: loadedDice(0.5), newId },
    { id: 'p', name: 'Ada', client: 'web', tagNames: ['Work', 'Home'], firstTodo: { text: '', notes: '' } },
  );
  const tasks = [
    blankTask('habit', 'h', now, 'Stairs'),
    { ...blankTask('daily', 'd', now, 'Read'), isDue: true },
    blankTask('todo', 'a', now, 'Apples'),
    blankTask('todo', 'b', now, 'Bread'),
    blankTask('todo', 'c', now, 'Cheese'),
    { ...blankTask('reward', 'r', now, 'Cake'), value: 10 },
  ];
  const tasksOrder = { habits: ['h'], dailys: ['d'], todos: ['a', 'b', 'c'], rewards: ['r'] };
  return { player: { ...player, _v: 4, tasksOrder }, tasks };
}

/** An entry of the player of `testGame`. */
export const testEntry = (id: string, action: OutboxEntry['action']): OutboxEntry =>
  withDefinition({ id, userId: 'p', at: NOON, action, tab: 't' });
