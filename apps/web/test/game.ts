import { loadedDice, newPlayer, type Player, type Task } from '@everdeed/rules';
import { changeGame, IDLE, useGame } from '../src/data/store.ts';
import { NOON } from './tasks.ts';

/** Another one in every file of tests: what one left in the outbox is not sent for the next. */
const ID = crypto.randomUUID();

/** A player of level 1; `change` edits the fresh value. */
export function player(change: (player: Player) => void = () => undefined): Player {
  const context = { now: NOON, dice: loadedDice(0.99), newId: () => crypto.randomUUID() };
  const { player: fresh } = newPlayer(context, {
    id: ID,
    name: 'Maren',
    username: 'maren',
    client: 'web',
    timezoneOffset: 0,
    tagNames: [],
    firstTodo: { text: '', notes: '' },
  });
  change(fresh);
  return fresh;
}

/** The game as it is once loaded, with nothing waiting. */
export function openGame(of: Player, tasks: readonly Task[] = []): void {
  useGame.setState(IDLE);
  changeGame({ status: 'ready', userId: of._id, base: { player: of, tasks }, pending: [] });
}
