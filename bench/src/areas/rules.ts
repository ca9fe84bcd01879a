import {
  buy,
  cast,
  createTask,
  feed,
  newPlayer,
  type Player,
  type AnyResult,
  type RuleContext,
  runDay,
  scoreTask,
  seededDice,
  type Task,
} from '@everdeed/rules';
import type { BenchRow } from '../support/table.ts';

/** How long each command is repeated, in milliseconds, after a warm-up of a fifth of that. */
const RUN_MS = 600;
const NOW = Date.parse('2025-05-10T12:00:00.000Z');
const DAY_MS = 86_400_000;
const TASKS = 40;

function context(now: number): RuleContext {
  const dice = seededDice(1);
  let made = 0;
  return {
    now,
    dice,
    newId: () => `ffffffff-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
  };
}

/** A player in the middle of the game, about 40 KB as JSON. */
function veteran(ctx: RuleContext): Player {
  const { player } = newPlayer(ctx, {
    id: 'aaaaaaaa-0000-4000-8000-000000000001',
    name: 'Mira',
    username: 'mira',
    client: 'web',
    timezoneOffset: 0,
    tagNames: [],
    firstTodo: { text: '', notes: '' },
  });
  Object.assign(player.stats, { lvl: 40, mp: 100, gp: 1_000_000, str: 40, class: 'warrior' });
  player.balance = 1_000;
  Object.assign(player.achievements, { completedTask: true, purchasedEquipment: true, fedPet: true });
  player.items.eggs = { Wolf: 3 };
  player.items.food = { Meat: 1_000_000 };
  player.items.pets = { 'Wolf-Base': 5 };
  for (let index = 0; index < 600; index += 1) player.items.gear.owned[`weapon_armoire_piece${index}`] = true;
  return player;
}

function tasksOf(ctx: RuleContext, player: Player): Task[] {
  return Array.from({ length: TASKS }, (_unused, index) => {
    const type = index % 2 === 0 ? 'daily' : 'habit';
    const made = createTask(ctx, player, { type, text: `task ${index}` });
    if (!made.ok) throw new Error('the task was refused');
    return made.value;
  });
}

/** Commands per second of `command`; every one must be accepted. */
function perSecond(command: () => AnyResult<unknown> | object): number {
  const run = (ms: number): number => {
    const end = performance.now() + ms;
    let count = 0;
    while (performance.now() < end) {
      const result = command();
      if ('ok' in result && !result.ok) throw new Error('a measured command was refused');
      count += 1;
    }
    return count;
  };
  run(RUN_MS / 5);
  const started = performance.now();
  return (run(RUN_MS) * 1000) / (performance.now() - started);
}

function acts(): Readonly<Record<string, () => AnyResult<unknown> | object>> {
  const ctx = context(NOW);
  const morrow = context(NOW + DAY_MS);
  const player = veteran(ctx);
  const tasks = tasksOf(ctx, player);
  const [task] = tasks;
  if (!task) throw new Error('no task to score');
  return {
    score: () => scoreTask(ctx, { player, task }, { direction: 'up' }),
    cast: () => cast(ctx, { player, tasks, members: [] }, { key: 'smash', targetId: task._id }),
    feed: () => feed(ctx, { player }, { pet: 'Wolf-Base', food: 'Meat' }),
    buy: () => buy(ctx, { player }, { type: 'eggs', key: 'Wolf' }),
    [`the day of ${TASKS} tasks`]: () => runDay(morrow, { player, tasks }, { daysMissed: 1 }),
  };
}

/** Commands per second of the rules alone on one core, without storage or network (issue 3, "Proof"). */
export function runRulesBench(): BenchRow[] {
  return Object.entries(acts()).map(([name, act]) => ({
    what: `rules: ${name}`,
    measured: `${Math.round(perSecond(act)).toLocaleString('en')} /s`,
    budget: 'for information',
  }));
}
