import type { Page } from '@playwright/test';
import { makeChallenge } from '../src/support/challenges.ts';
import { see } from '../src/support/checks.ts';
import { rich, showKind, type State } from '../src/support/moments.ts';
import { makeParty } from '../src/support/party.ts';
import { PASSWORD, type Person } from '../src/support/person.ts';
import type { Server } from '../src/support/server.ts';

const TAVERN = '00000000-0000-4000-A000-000000000000';
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenpflege';

const TASKS = [
  { type: 'habit', text: 'Play for five minutes', notes: 'Anything that makes a sound.', down: false },
  { type: 'habit', text: 'Listen without doing anything else', priority: 1.5 },
  { type: 'daily', text: 'Play before dinner', priority: 1.5 },
  {
    type: 'daily',
    text: 'Write one line about it',
    notes: 'In the notes of this daily, or on paper.',
    priority: 0.1,
    repeat: { su: false, m: true, t: false, w: true, th: false, f: true, s: false },
  },
  { type: 'todo', text: 'Tune whatever needs tuning' },
  { type: 'todo', text: 'Play something for one other person', priority: 2, date: '2027-11-30' },
  { type: 'reward', text: 'A new record, used ones count', value: 60 },
];

interface World {
  readonly id: string;
  readonly others: readonly Person[];
}

/** A challenge of the player's party, which three take part in. */
async function make(server: Server, person: Person, leads: boolean): Promise<World> {
  const others = await makeParty(server, person, ['ivo', 'suli']);
  const [ivo] = others;
  if (!ivo) throw new Error('nobody came');
  const leader = leads ? person : ivo;
  await server.write('users', leader.id, { balance: 6 });
  const party = await person.call<{ _id: string }>('GET', '/groups/party');
  await person.call('PUT', `/groups/${party._id}`, { name: 'Quiet Hours' });
  const id = await makeChallenge(
    leader,
    party._id,
    {
      name: 'Thirty Days of Music',
      shortName: 'Music',
      summary: 'Play something every day of the month. Five minutes are enough.',
      description:
        'Play something every day of the month: an instrument, a pan, your own whistle. **Five minutes are enough**, and scales count as long as you smile once.\n\nMissed a day? Nobody counts that here.',
      prize: 20,
      categories: [
        { slug: 'creativity', name: 'creativity' },
        { slug: 'time_management', name: 'time_management' },
      ],
    },
    TASKS,
  );
  for (const other of others) await other.call('POST', `/challenges/${id}/join`);
  const copies = await ivo.call<readonly { _id: string; text: string; type: string }[]>('GET', '/tasks/user');
  for (const { _id, text, type } of copies)
    if (TASKS.some((task) => task.text === text) && type !== 'reward' && !text.startsWith('Write'))
      await ivo.call('POST', `/tasks/${_id}/score/up`);
  return { id, others };
}

const state = (
  name: string,
  show: (page: Page, world: World, person: Person, server: Server) => Promise<void>,
  leads = true,
): State => ({
  name: `challenge-${name}`,
  person: rich,
  show: async (page, enter, server, person) => {
    const world = await make(server, person, leads);
    await enter();
    await show(page, world, person, server);
    await page.waitForTimeout(700);
  },
});

const open = async (page: Page, { id }: World): Promise<void> => {
  await page.goto(`/challenges/${id}`);
  await see(page.getByRole('heading', { level: 1, name: 'Thirty Days of Music' }));
  await see(page.getByText('Play for five minutes'));
};

/** Challenges: lists, one of them for leaders and others, forms and questions. */
export const CHALLENGE_STATES: readonly State[] = [
  {
    name: 'challenge-none',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await page.goto('/challenges');
      await see(page.getByText('You haven’t joined a challenge yet.'));
    },
  },
  state('list', async (page, { id, others: [ivo] }, person, server) => {
    await server.write('users', ivo?.id ?? '', { balance: 6 });
    if (ivo) await makeChallenge(ivo, TAVERN, { name: LONG, shortName: 'Long', prize: 2 });
    await person.call('POST', `/challenges/${id}/join`);
    await page.goto('/challenges/findChallenges');
    await see(page.getByText(LONG).first());
  }),
  {
    name: 'challenge-failed',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await page.route('**/challenges/user*', (route) => route.abort());
      await page.goto('/challenges/findChallenges');
      await see(page.getByRole('button', { name: 'Try again' }));
    },
  },
  state('mine', async (page) => {
    await page.goto('/challenges/myChallenges');
    await see(page.getByRole('heading', { level: 2, name: 'Thirty Days of Music' }));
  }),
  state('filters', async (page) => {
    await page.goto('/challenges/findChallenges?search=music');
    await see(page.getByRole('heading', { level: 2, name: 'Thirty Days of Music' }));
    const filters = page.getByRole('button', { name: /^Filters/ });
    if (await filters.isVisible()) await filters.click();
  }),
  state('loading', async (page, { id }) => {
    await page.route('**/api/v4/challenges/**', () => undefined);
    await page.goto(`/challenges/${id}`);
    await see(page.getByRole('heading', { level: 1 }));
  }),
  state('detail-leader', open),
  state('detail-other', open, false),
  state('detail-progress', async (page, world) => {
    await open(page, world);
    await page.getByRole('button', { name: /^ivo/ }).click();
    await see(page.getByText('You are looking at'));
  }),
  state('detail-german', async (page, world, person) => {
    await person.call('PUT', '/user', { 'preferences.language': 'de' });
    await person.call('PUT', `/challenges/${world.id}`, { name: LONG });
    await page.goto(`/challenges/${world.id}`);
    await see(page.getByRole('heading', { level: 1, name: LONG }));
    await see(page.getByText('Play for five minutes'));
  }),
  state(
    'report',
    async (page, world) => {
      await open(page, world);
      await page.getByRole('button', { name: 'More about this challenge' }).click();
      await page.getByRole('menuitem', { name: 'Report challenge' }).click();
      await see(page.getByRole('dialog'));
    },
    false,
  ),
  state('menu', async (page, world) => {
    await open(page, world);
    await page.getByRole('button', { name: 'More about this challenge' }).click();
    await see(page.getByRole('menuitem', { name: 'Report challenge' }));
  }),
  state('end', async (page, world) => {
    await open(page, world);
    await page.getByRole('button', { name: 'End without a winner' }).click();
    await see(page.getByRole('dialog'));
  }),
  state('ended', async (page, world, person) => {
    const [ivo] = world.others;
    await person.call('POST', `/challenges/${world.id}/join`);
    await person.call('POST', `/challenges/${world.id}/selectWinner/${ivo?.id}`);
    await page.goto('/');
    await showKind(page, 'Dailies');
    await see(page.getByText('Play before dinner'));
  }),
  state('nothing', async (page) => {
    await page.goto('/challenges/findChallenges?search=xyzzy');
    await see(page.getByRole('button', { name: 'Clear filters' }));
  }),
  state('leave', async (page, world, person) => {
    await person.call('POST', `/challenges/${world.id}/join`);
    await open(page, world);
    await page.getByRole('button', { name: 'Leave challenge' }).click();
    await see(page.getByRole('dialog'));
  }),
  state(
    'unled',
    async (page, world) => {
      await world.others[0]?.call('DELETE', '/user', { password: PASSWORD });
      await open(page, world);
    },
    false,
  ),
  state('form-german', async (page, _, person) => {
    await person.call('PUT', '/user', { 'preferences.language': 'de' });
    await page.goto('/challenges/new');
    await see(page.getByRole('heading', { level: 1 }));
  }),
  state('winner', async (page, world) => {
    await open(page, world);
    await page.getByRole('button', { name: 'Choose a winner' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^ivo/ }).click();
    await see(page.getByText('wins 20 gems', { exact: false }));
  }),
  state('form', async (page, world) => {
    await page.goto(`/challenges/new?from=${world.id}`);
    await see(page.getByText('Play for five minutes'));
    await page.getByRole('textbox', { name: 'Short name' }).fill('Mu');
    await page.getByRole('button', { name: /^Create challenge/ }).click();
    await see(page.getByText('Use at least 3 characters.'));
  }),
  state('edit', async (page, world) => {
    await page.goto(`/challenges/${world.id}/edit`);
    await see(page.getByText('Play for five minutes'));
  }),
];
