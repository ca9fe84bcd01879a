import { makePerson, type Person } from './person.ts';
import type { Server } from './server.ts';

const DAY_MS = 86_400_000;
const daysFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

interface Sample {
  readonly value?: number;
  readonly [field: string]: unknown;
}

/** Tasks in every tone and state; the four that the editor opens carry the titles that `screens.ts` knows. */
const SAMPLES: readonly Sample[] = [
  { type: 'habit', text: 'Bite my nails', up: false, value: -24 },
  { type: 'habit', text: 'Scroll in bed', up: false, value: -12, counterDown: 3 },
  { type: 'habit', text: 'Drink a glass of water', value: 11, counterUp: 4, down: false },
  { type: 'habit', text: 'Sort one thing', value: 6, notes: 'One drawer, one shelf, one mail.' },
  { type: 'habit', text: 'Take the stairs', value: 2, counterUp: 1, notes: 'Not the **lift**.' },
  { type: 'daily', text: 'Far away', frequency: 'daily', everyX: 9, startDate: '2031-01-01', value: 0 },
  { type: 'daily', text: 'Morning pages', value: 12, streak: 42 },
  { type: 'daily', text: 'Plan the day', value: -3, notes: 'Three things are enough.' },
  {
    type: 'daily',
    text: 'Water the herbs',
    value: 2,
    streak: 4,
    checklist: [{ text: 'Kitchen', completed: true }, { text: 'Balcony' }, { text: 'The neighbour’s basil' }],
    reminders: [{ id: '5f9f1c1e-0000-4000-8000-000000000001', time: daysFromNow(0) }],
  },
  { type: 'todo', text: 'Book the dentist', value: -6, date: daysFromNow(-2), priority: 2 },
  { type: 'todo', text: 'Finish the slides for Thursday', value: -14, date: daysFromNow(3) },
  { type: 'todo', text: 'Ask Jo about the tent', value: 0 },
  {
    type: 'todo',
    text: 'Renew the passport',
    value: -1.5,
    date: daysFromNow(20),
    notes: 'Photo booth at the [station](https://example.org).',
    checklist: [{ text: 'Photo' }, { text: 'Form' }],
  },
  { type: 'reward', text: 'A day in the hills', value: 120 },
  { type: 'reward', text: 'An episode', value: 20, notes: 'Guilt free.' },
  { type: 'reward', text: 'Fancy coffee', value: 4 },
];

/** A player in the middle of the game, with tasks in many states. */
export async function makeRich(server: Server, username = 'maren'): Promise<Person> {
  const person = await makePerson(server, username);
  const tags = await person.call<{ id: string; name: string }[]>('GET', '/tags');
  const made = await person.call<{ id: string }[]>(
    'POST',
    '/tasks/user',
    SAMPLES.map((sample) => ({
      ...without(sample, sample['type'] === 'reward' ? COUNTERS : ['value', ...COUNTERS]),
      tags: sample['type'] === 'todo' ? [tags[0]?.id] : [],
    })),
  );
  for (const [place, { type, value, streak, counterUp, counterDown }] of SAMPLES.entries()) {
    const set = given({ ...(type !== 'reward' && { value }), streak, counterUp, counterDown });
    const id = made[place]?.id;
    if (id !== undefined && Object.keys(set).length > 0) await server.write('tasks', id, set);
  }
  await server.write('users', person.id, {
    'profile.name': 'Maren',
    'stats.lvl': 12,
    'stats.hp': 38,
    'stats.exp': 144,
    'stats.mp': 41,
    'stats.gp': 86.4,
    balance: 2.5,
    'flags.warnedLowHealth': true,
    'items.pets.Fox-Base': 5,
    'items.currentPet': 'Fox-Base',
  });
  const pages = await person.call<{ id: string; text: string }[]>('GET', '/tasks/user?type=dailys');
  const done = pages.find(({ text }) => text === 'Morning pages');
  if (done) await person.call('POST', `/tasks/${done.id}/score/up`, {});
  return person;
}

/** Fields that only playing changes. */
const COUNTERS = ['streak', 'counterUp', 'counterDown'];

const without = (fields: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const given = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const LONG =
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen polish, and then a title that goes on and on until it has to wrap more than once';

/** A player whose names all have the maximum length. */
export async function makeLong(server: Server): Promise<Person> {
  const person = await makePerson(server, 'm'.repeat(20));
  const { id } = await person.call<{ id: string }>('POST', '/tags', {
    name: 'Averyveryverylongtagnamewithoutanybreak',
  });
  for (const type of ['habit', 'daily', 'todo', 'reward']) {
    await person.task({
      type,
      text: LONG,
      notes: `${LONG}\n\n${LONG}\n\n- ${LONG}\n\n\`${'code'.repeat(40)}\``,
      tags: [id],
      ...(type === 'reward' && { value: 123_456_789.5 }),
      ...((type === 'daily' || type === 'todo') && { checklist: [{ text: LONG }, { text: 'short' }] }),
    });
  }
  await server.write('users', person.id, {
    'profile.name': 'Maximiliane von und zu Hohenstein',
    'stats.gp': 1_234_567,
    'stats.exp': 9,
    balance: 25_000,
  });
  return person;
}

/** A player with more tasks than fit on any screen. */
export async function makeMany(server: Server): Promise<Person> {
  const person = await makePerson(server, 'maren');
  for (const type of ['habit', 'daily', 'todo', 'reward']) {
    const tasks = Array.from({ length: 125 }, (_, index) => ({
      type,
      text: `The ${type} number ${index + 1}`,
    }));
    await person.call('POST', '/tasks/user', tasks);
  }
  return person;
}

/** A player with a task of a running challenge and one of a challenge that has ended. */
export async function makeChallenger(server: Server): Promise<Person> {
  const person = await makeRich(server);
  const ended = { broken: 'CHALLENGE_CLOSED', winner: 'ivo' };
  for (const [text, broken] of [
    ['Draw one bird', {}],
    ['Learn ten chords', ended],
  ] as const) {
    const id = await person.task({ type: 'habit', text });
    const challenge = { id: '5f9f1c1e-0000-4000-8000-00000000000a', shortName: 'Thirty Birds', ...broken };
    await server.write('tasks', id, { challenge });
  }
  return person;
}

/** A player with a task of each kind, with the titles that the editor screens expect. */
export async function makeFilled(server: Server): Promise<Person> {
  const person = await makePerson(server, 'maren');
  await person.task({ type: 'habit', text: 'Take the stairs', notes: 'Not the **lift**.' });
  await person.task({ type: 'daily', text: 'Water the herbs', checklist: [{ text: 'Kitchen' }], streak: 4 });
  await person.task({
    type: 'daily',
    text: 'Far away',
    frequency: 'daily',
    everyX: 9,
    startDate: '2031-01-01',
  });
  await person.task({ type: 'todo', text: 'Renew the passport', date: '2026-01-05' });
  await person.task({ type: 'reward', text: 'An episode', value: 20 });
  return person;
}
