import {
  createTask,
  type Dice,
  loadedDice,
  newPlayer,
  type Player,
  type RuleContext,
  type Task,
} from '@everdeed/rules';

export const NOON = Date.parse('2024-05-10T12:00:00.000Z');

/** A context at an instant; by default with dice that neither hit nor drop. */
export function contextAt(now: number | string = NOON, dice: Dice = loadedDice(0.999)): RuleContext {
  let made = 0;
  return {
    now: typeof now === 'string' ? Date.parse(now) : now,
    dice,
    newId: () => {
      made += 1;
      return `ffffffff-0000-4000-8000-${String(made).padStart(12, '0')}`;
    },
  };
}

/** A level 1 player in UTC who has completed a task before; `change` edits the new value. */
export function makePlayer(change: (player: Player) => void = () => {}, now: number = NOON): Player {
  const { player } = newPlayer(contextAt(now), {
    id: 'aaaaaaaa-0000-4000-8000-000000000001',
    name: 'Mira',
    username: 'mira',
    client: 'web',
    timezoneOffset: 0,
    tagNames: [],
    firstTodo: { text: '', notes: '' },
  });
  player.achievements['completedTask'] = true;
  player.items.eggs = { Wolf: 0 };
  change(player);
  return player;
}

/** A newly created task of the player, with some fields overridden. */
export function makeTask<Type extends Task['type']>(
  type: Type,
  fields: Partial<OfType<Type>> = {},
  player: Player = makePlayer(),
  now: number = NOON,
): OfType<Type> {
  const made = createTask(contextAt(now), player, { type, text: `a ${type}` });
  if (!made.ok) throw new Error('the task was refused');
  return { ...ofType(made.value, type), ...fields };
}

type OfType<Type extends Task['type']> = Extract<Task, { type: Type }>;
const isOfType = <Type extends Task['type']>(task: Task, type: Type): task is OfType<Type> =>
  task.type === type;

/** The task, which must exist and be of this type. */
export function ofType<Type extends Task['type']>(task: Task | undefined, type: Type): OfType<Type> {
  if (!task || !isOfType(task, type)) throw new Error(`no ${type}, but ${JSON.stringify(task)}`);
  return task;
}

/** A value of the wrong type, as a faulty client sends it, for tests of refusals. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters -- refusing a value of the wrong type takes one
export const asSent = <T>(value: unknown): T => value as T;

/** A player with gems to spend. */
export const withGems = (gems: number, change: (player: Player) => void = () => {}): Player =>
  makePlayer((player) => {
    player.balance = gems / 4;
    change(player);
  });
