import type { Locator, Page } from '@playwright/test';
import { signIn } from './support/arrive.ts';
import { checkAccess } from './support/axe.ts';
import { makePerson, type Person } from './support/person.ts';
import { addTask, ask, makeHouse } from './support/plan-world.ts';
import { buyQuietly } from './support/receipt.ts';
import type { Server } from './support/server.ts';
import { ALL, expect, test } from './support/test.ts';

/*
 * Who is shown what on the pages of group plans and money. The server's part, which data and which changes are whose, is
 * held by its own access tests; where paths lead, by the route table.
 */

const ROLES = ['stranger', 'member', 'manager', 'leader'] as const;
type Role = (typeof ROLES)[number];

/** What may be on a page, by a name for it. */
type Marks = (page: Page) => Readonly<Record<string, Locator>>;

interface Row {
  readonly path: string;
  readonly marks: Marks;
  /** What each of them is shown of it, and nothing else; `everybody` for whoever is not named. */
  readonly shown: Readonly<Partial<Record<Role | 'everybody', string>>>;
  /** Where the page ends; absent: where it began. */
  readonly goesTo?: string;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const gone = (page: Page) => says(page, 'This group isn’t here any more.');

const ofGroup = (group: string): readonly Row[] => [
  {
    path: '/group-plans',
    marks: (page) => ({
      none: says(page, 'None of your groups has a plan yet.'),
      board: page.getByRole('link', { name: 'Open the board of The Hollow House' }),
      leads: says(page, 'You lead it'),
      manages: says(page, 'You manage it'),
      found: button(page, 'Found a group'),
    }),
    shown: {
      stranger: 'none found',
      member: 'board found',
      manager: 'board manages found',
      leader: 'board leads found',
    },
  },
  {
    path: `/group-plans/${group}/task-information`,
    marks: (page) => ({
      gone: gone(page),
      task: page.getByRole('article', { name: 'Fix the light' }),
      line: page.getByRole('textbox', { name: 'New task' }),
      approve: button(page, /^Approve “/),
      sendBack: button(page, /^Send “/),
      more: button(page, /^More.*Fix the light/),
    }),
    shown: {
      stranger: 'gone',
      member: 'task',
      manager: 'task line approve sendBack more',
      leader: 'task line approve sendBack more',
    },
  },
  {
    path: `/group-plans/${group}/information`,
    marks: (page) => ({
      gone: gone(page),
      members: page.getByRole('region', { name: 'Members' }),
      invite: button(page, 'Invite'),
      leave: button(page, 'Leave'),
      edit: button(page, 'Edit'),
    }),
    shown: { stranger: 'gone', everybody: 'members invite leave', leader: 'members invite edit' },
  },
  {
    path: `/group-plans/${group}/billing`,
    marks: (page) => ({
      gone: gone(page),
      price: says(page, '$15'),
      oneMore: says(page, 'With one more member'),
      card: button(page, 'Change card'),
      payments: page.getByRole('heading', { name: 'Payments' }),
      end: button(page, 'End the plan'),
    }),
    shown: { stranger: 'gone', everybody: 'price oneMore', leader: 'price oneMore card payments end' },
  },
];

/** What the leader paid, which is nobody else's business. */
const ofReceipt = (path: string): Row => ({
  path,
  marks: (page) => ({
    none: says(page, 'There is no such receipt among yours.'),
    receipt: page.getByRole('article', { name: 'Receipt' }),
  }),
  shown: { everybody: 'none', leader: 'receipt' },
});

/** Of these, everybody in the group is shown the same. */
const ofMoney: readonly Row[] = [
  {
    path: '/user/settings/subscription',
    marks: (page) => ({
      none: says(page, 'No subscription yet'),
      covered: says(page, 'Your group plan covers you'),
      buy: button(page, /^Subscribe/),
      payments: page.getByRole('heading', { name: 'Your payments' }),
    }),
    shown: { stranger: 'none buy payments', everybody: 'covered payments' },
  },
  {
    path: '/user/settings/promo-code',
    marks: (page) => ({
      code: page.getByRole('textbox', { name: 'Code' }),
      making: button(page, /^Make/),
    }),
    shown: { everybody: 'code' },
  },
  {
    path: '/user/settings/transactions',
    marks: (page) => ({ tasks: page.locator('[data-column]').first() }),
    shown: { everybody: 'tasks' },
    goesTo: '/',
  },
  {
    path: '/?openGemsModal=true',
    marks: (page) => ({
      gems: page.getByRole('dialog', { name: 'Gems' }),
      buy: page.getByRole('radio', { name: /\$4\.99/ }),
    }),
    shown: { everybody: 'gems buy' },
  },
  {
    path: '/redirect/stripe-success-checkout',
    marks: (page) => ({
      waiting: page.getByRole('heading', { name: 'Waiting for your payment' }),
      tasks: page.locator('[data-column]').first(),
    }),
    shown: { everybody: 'tasks' },
    goesTo: '/',
  },
  {
    path: '/redirect/stripe-error-checkout',
    marks: (page) => ({
      unpaid: says(page, 'The payment wasn’t completed. Nothing was charged.'),
      tasks: page.locator('[data-column]').first(),
    }),
    shown: { everybody: 'unpaid tasks' },
    goesTo: '/',
  },
];

async function shownOf(page: Page, marks: Marks): Promise<string> {
  const names: string[] = [];
  for (const [name, mark] of Object.entries(marks(page))) if (await mark.isVisible()) names.push(name);
  return names.join(' ');
}

/** How long something may come late that should not come at all (ms). */
const LATE_MS = 250;

async function visit(page: Page, role: Role, { path, marks, shown, goesTo = path }: Row): Promise<void> {
  await page.goto(path);
  const wanted = shown[role] ?? shown.everybody;
  await expect.poll(() => shownOf(page, marks), `${path}, to the ${role}`).toBe(wanted);
  await page.waitForTimeout(LATE_MS);
  expect(await shownOf(page, marks), `${path}, to the ${role}, a moment later`).toBe(wanted);
  await expect(page).toHaveURL((url) => url.pathname + url.search === goesTo);
}

async function world(server: Server) {
  const house = await makeHouse(server, { members: ['ivo', 'tove'] });
  const [manager, member] = house.others;
  if (!manager || !member) throw new Error('somebody is missing');
  const task = { type: 'todo', text: 'Fix the light', requiresApproval: true };
  await ask(member, await addTask(house, task, [member]));
  const people: Readonly<Record<Role, Person>> = {
    stranger: await makePerson(server, 'bram'),
    member,
    manager,
    leader: house.leader,
  };
  const receipt = await buyQuietly(server, house.leader);
  return { people, own: [...ofGroup(house.group), ofReceipt(receipt)], group: house.group };
}

test(
  'pages of group plans and money show each of them what is theirs',
  ALL,
  async ({ server, browse, allow }) => {
    test.slow();
    // A stranger's question for the group.
    allow(/status of 404/);
    const { people, own } = await world(server);
    for (const role of ROLES)
      await test.step(role, async () => {
        const page = await browse();
        await signIn(page, people[role]);
        const money = role === 'stranger' || role === 'member' ? ofMoney : [];
        for (const row of [...own, ...money]) await visit(page, role, row);
        await page.close();
      });
  },
);

/** Dialogs of these pages, and the buttons that open them. */
const dialogsOf = (group: string): readonly (readonly [path: string, opens: string | RegExp])[] => [
  ['/group-plans', 'Found a group'],
  [`/group-plans/${group}/task-information`, 'Whole history'],
  [`/group-plans/${group}/task-information`, /^Send “/],
  [`/group-plans/${group}/billing`, 'End the plan'],
];

test('pages of group plans and money have no serious findings', ALL, async ({ page, server }) => {
  test.slow();
  const { people, own, group } = await world(server);
  await server.write('users', people.leader.id, { 'permissions.userSupport': true });
  await signIn(page, people.leader);
  for (const { path, goesTo = path } of [...own, ...ofMoney]) {
    if (goesTo !== path && !path.startsWith('/user/')) continue;
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForTimeout(LATE_MS);
    await checkAccess(page, path);
  }
  for (const [path, opens] of dialogsOf(group)) {
    await page.goto(path);
    await button(page, opens).click();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    await checkAccess(page, `${path}, ${opens}`);
  }
});

test('pages of group plans and money have visitors sign in, or go home', ALL, async ({ page, server }) => {
  const { own } = await world(server);
  for (const { path } of [...own, ...ofMoney]) {
    await page.goto(path);
    const isHome = path.startsWith('/?') || path.startsWith('/redirect/');
    await expect(page, path).toHaveURL((url) => url.pathname === (isHome ? '/static/home' : '/login'));
    if (!isHome) expect(new URL(page.url()).searchParams.get('redirectTo')).toBe(path);
    await expect(page.getByRole('dialog', { name: 'Gems' })).toBeHidden();
  }
});
