import {
  createTask,
  type Daily,
  type Dice,
  type Habit,
  loadedDice,
  newPlayer,
  type Player,
  type Reward,
  type RuleContext,
  type Task,
  type Todo,
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

interface ByType {
  habit: Habit;
  daily: Daily;
  todo: Todo;
  reward: Reward;
}

/** A newly created task of the player, with some fields overridden. */
export function makeTask<Type extends Task['type']>(
  type: Type,
  fields: Partial<ByType[Type]> = {},
  player: Player = makePlayer(),
  now: number = NOON,
): ByType[Type] {
  const made = createTask(contextAt(now), player, { type, text: `a ${type}` });
  if (!made.ok) throw new Error('the task was refused');
  return { ...(made.value as ByType[Type]), ...fields };
}
