import type { Page } from '@playwright/test';
import { signIn } from '../src/support/arrive.ts';
import { see } from '../src/support/checks.ts';
import { isPhone, type State } from '../src/support/moments.ts';
import { makePerson, type Person } from '../src/support/person.ts';
import { forgetAnswers } from '../src/support/screen.ts';
import { addTask, furnish, type House, makeHouse } from '../src/support/plan-world.ts';
import type { Server } from '../src/support/server.ts';

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenpolierverein';

type Act = (page: Page, server: Server) => Promise<void>;
const nothing: Act = () => Promise.resolve();

/** A page of the first group of the player that has a plan. */
const inside = (
  name: string,
  at: string,
  arrange: (server: Server) => Promise<House>,
  act: Act = nothing,
  who: (house: House) => Person | undefined = ({ leader }) => leader,
): State => ({
  name: `plans-${name}`,
  person: async (server) => {
    const house = await arrange(server);
    return who(house) ?? house.leader;
  },
  show: async (page, enter, server, person) => {
    const [group] = await person.call<{ _id: string }[]>('GET', '/group-plans');
    await enter();
    await page.goto(`/group-plans/${group?._id}/${at}`);
    await see(page.getByRole('heading', { level: 1 }));
    await page.waitForTimeout(1500);
    await act(page, server);
    await page.waitForTimeout(500);
  },
});

const furnished = async (server: Server) => furnish(await makeHouse(server));
const inGerman = async (server: Server) => {
  const house = await furnished(server);
  await server.write('users', house.leader.id, { 'preferences.language': 'de' });
  return house;
};

async function long(server: Server): Promise<House> {
  const house = await makeHouse(server, { name: LONG, members: ['ann-katrin', 'bo'] });
  const [first, second] = house.others;
  if (!first || !second) throw new Error('somebody is missing');
  await server.write('users', first.id, { 'profile.name': 'Ann-Katrin von der Hohen Wiese' });
  await server.write('users', house.leader.id, { 'preferences.language': 'de' });
  const text = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz vorlesen';
  for (const type of ['habit', 'daily', 'todo', 'reward'])
    await addTask(house, { type, text, notes: text }, [first, second, house.leader]);
  return house;
}

const list = (
  name: string,
  person: (server: Server) => Promise<Person>,
  act: Act = nothing,
  services: readonly string[] = ['sandbox'],
): State => ({
  name: `plans-${name}`,
  person,
  show: async (page, enter, server) => {
    await page.route('**/api/v4/site', (route) =>
      route.fulfill({ json: { success: true, data: { payments: services } } }),
    );
    await enter();
    await page.goto('/group-plans');
    await page.waitForTimeout(1500);
    await act(page, server);
    await page.waitForTimeout(500);
  },
});

const menu = async (page: Page, title: string, entry: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^More.*${title}`) }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  await see(page.getByRole('dialog'));
};
const openMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Weitere.*Buy paint/ }).click();
  await see(page.getByRole('menu'));
};
const kind = async (page: Page, name: string): Promise<void> => {
  if (isPhone(page)) await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
};

/** What is on offer, above the tasks. */
const promo = (name: string, now: string): State => ({
  name: `promo-${name}`,
  person: (server) => makePerson(server),
  show: async (page, _enter, server, person) => {
    await server.clock(now);
    await signIn(page, person, { hasNews: true });
    await see(page.getByRole('button', { name: 'Don’t show this again' }));
  },
});

/** Groups with a plan: the list, boards, information and billing. */
export const PLAN_STATES: readonly State[] = [
  list('list', async (server) => (await furnished(server)).leader),
  list('list-none', (server) => makePerson(server)),
  list('list-candidates', async (server) => {
    const person = await makePerson(server);
    await person.call('POST', '/groups', { type: 'party', name: 'The Slow Boats' });
    return person;
  }),
  list(
    'found',
    (server) => makePerson(server),
    async (page) => {
      await page.getByRole('button', { name: 'Found a group' }).click();
      await see(page.getByRole('dialog'));
    },
  ),
  list('list-free', (server) => makePerson(server), nothing, []),
  inside('board', 'task-information', furnished),
  inside('board-dailies', 'task-information', furnished, (page) => kind(page, 'Dailies')),
  inside('board-member', 'task-information', furnished, nothing, ({ others }) => others[2]),
  inside('board-empty', 'task-information', (server) => makeHouse(server, { members: [] })),
  inside('board-long', 'task-information', long),
  inside('board-assign', 'task-information', furnished, (page) => menu(page, 'Buy paint', 'Who does it?')),
  inside('board-german', 'task-information', inGerman),
  inside('board-menu-german', 'task-information', inGerman, openMenu),
  inside('board-assign-german', 'task-information', inGerman, async (page) => {
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Wer macht es?' }).click();
    await see(page.getByRole('dialog'));
  }),
  inside('board-names', 'task-information', furnished, async (page) => {
    await page.getByRole('textbox', { name: 'New task' }).click();
    await page.keyboard.type('Sweep the stairs tomorrow @suli @');
    await see(page.getByRole('listbox'));
  }),
  inside('board-history', 'task-information', furnished, async (page) => {
    await page.getByRole('button', { name: 'Whole history' }).click();
    await see(page.getByRole('dialog'));
  }),
  inside('board-send-back', 'task-information', furnished, async (page) => {
    await kind(page, 'To-dos');
    await page.getByRole('button', { name: /^Send “Book/ }).click();
    await see(page.getByRole('dialog'));
  }),
  inside('board-notes', 'task-information', furnished, async (page) => {
    await page.getByRole('button', { name: /notifications?$/i }).click();
    await see(page.getByRole('region', { name: 'Notifications' }));
  }),
  inside('board-failed', 'task-information', furnished, async (page) => {
    await page.route('**/tasks/group/**', (route) => route.fulfill({ status: 502, body: '' }));
    await forgetAnswers(page);
    await page.reload();
    await see(page.getByRole('button', { name: 'Try again' }));
  }),
  inside('board-loading', 'task-information', furnished, async (page) => {
    await page.route('**/tasks/group/**', () => undefined);
    await forgetAnswers(page);
    await page.reload();
  }),
  inside('billing-failed', 'billing', furnished, async (page) => {
    await page.route('**/api/v4/groups/*/plan/payments', (route) => route.fulfill({ status: 502, body: '' }));
    await forgetAnswers(page);
    await page.reload();
    await see(page.getByRole('button', { name: 'Try again' }));
  }),
  inside('information', 'information', furnished),
  inside('information-party', 'information', (server) => makeHouse(server, { type: 'party' })),
  inside('billing', 'billing', furnished),
  inside('billing-member', 'billing', furnished, nothing, ({ others }) => others[1]),
  inside('information-german', 'information', inGerman),
  inside('billing-german', 'billing', inGerman),
  inside('billing-long', 'billing', long),
  promo('gems', '2026-10-28T12:00:00Z'),
  promo('gift', '2026-12-20T12:00:00Z'),
];
