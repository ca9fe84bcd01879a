import { allEggs, allGear, findPet, findQuest } from '@everdeed/content';
import { blankTask, type Player, type Task, type TaskType } from '@everdeed/rules';
import fc from 'fast-check';

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter((text) => !/[\p{C}\r]/u.test(text));
const someOf = <T>(keys: readonly string[], value: fc.Arbitrary<T>) =>
  fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 8 });
const amount = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const instants = fc.integer({ min: 1_400_000_000_000, max: 1_760_000_000_000 });
const iso = instants.map((ms) => new Date(ms).toISOString());
const eggs = allEggs().map(({ key }) => key);
const gear = allGear().map(({ key }) => key);
const pets = eggs.slice(0, 9).flatMap((egg) => (findPet(`${egg}-Base`) ? [`${egg}-Base`] : []));
const quests = ['dustbunnies', 'vice1', 'atom1'].filter((key) => findQuest(key));
const attribute = fc.constantFrom('str', 'con', 'int', 'per');

const tags = fc.uniqueArray(fc.record({ id: fc.uuid(), name: words }), {
  maxLength: 4,
  selector: ({ id: own }) => own,
});
const ofTask = fc.record({
  type: fc.constantFrom<TaskType>('habit', 'daily', 'todo', 'reward'),
  _id: fc.uuid(),
  text: words,
  notes: words,
  value: amount(0, 50),
  priority: fc.constantFrom(0.1, 1, 1.5, 2),
  attribute,
  createdAt: iso,
  updatedAt: iso,
  streak: fc.nat(4000),
  completed: fc.boolean(),
  dateCompleted: iso,
  history: fc.array(fc.record({ date: instants, value: amount(-40, 40) }), { maxLength: 5 }),
  checklist: fc.array(fc.record({ id: fc.uuid(), text: words, completed: fc.boolean() }), { maxLength: 3 }),
});

/** A task of a life, as its owner has it. */
export function taskOf(
  made: typeof ofTask extends fc.Arbitrary<infer Made> ? Made : never,
  userId: string,
): Task {
  const { type, streak, completed, dateCompleted, history, checklist, ...shared } = made;
  const own = {
    habit: { history: history.map((entry) => ({ ...entry, scoredUp: 1, scoredDown: 0 })) },
    daily: {
      history: history.map((entry) => ({ ...entry, isDue: true, completed })),
      streak,
      completed,
      checklist,
    },
    todo: completed ? { completed, dateCompleted, checklist } : { checklist },
    reward: {},
  };
  return { ...blankTask(type, made._id, 0), ...shared, ...own[type], userId };
}

/** What a life can have brought. */
export const lives = fc.record({
  hp: amount(1, 50),
  gp: amount(0, 1_000_000),
  lvl: fc.integer({ min: 1, max: 300 }),
  class: fc.constantFrom('warrior' as const, 'rogue' as const, 'wizard' as const, 'healer' as const),
  training: fc.shuffledSubarray(['str', 'int', 'per', 'con'], { minLength: 4 }),
  blurb: words,
  eggs: someOf(eggs, fc.nat(999)),
  gear: someOf(gear, fc.boolean()),
  pets: someOf(pets, fc.integer({ min: -1, max: 49 })),
  mounts: someOf(pets, fc.constantFrom(true, null)),
  quests: someOf(quests, fc.nat(20)),
  tags,
  points: fc.uniqueArray(fc.record({ date: iso, value: amount(0, 9999) }), {
    maxLength: 5,
    selector: ({ date }) => date,
  }),
  tasks: fc.uniqueArray(ofTask, { maxLength: 8, selector: ({ _id }) => _id }),
});
export type Life = typeof lives extends fc.Arbitrary<infer Made> ? Made : never;

/** A player after this life. */
export const lived = (player: Player, made: Life): Player => ({
  ...player,
  profile: { ...player.profile, blurb: made.blurb },
  stats: {
    ...player.stats,
    hp: made.hp,
    gp: made.gp,
    lvl: made.lvl,
    class: made.class,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all four, in some order
    training: Object.fromEntries(made.training.map((key, n) => [key, n])) as Player['stats']['training'],
  },
  items: {
    ...player.items,
    eggs: made.eggs,
    pets: made.pets,
    mounts: made.mounts,
    gear: { ...player.items.gear, owned: { ...player.items.gear.owned, ...made.gear } },
  },
  achievements: { ...player.achievements, quests: made.quests },
  history: { ...player.history, exp: made.points.toSorted((a, b) => a.date.localeCompare(b.date)) },
  tags: made.tags,
  tasksOrder: { habits: [], dailys: [], rewards: [], todos: [] },
});
