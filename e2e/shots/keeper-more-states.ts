import type { Page } from '@playwright/test';
import { see } from '../src/support/checks.ts';
import type { State } from '../src/support/moments.ts';
import type { Person } from '../src/support/person.ts';
import type { Server } from '../src/support/server.ts';
import { signIn } from '../src/support/arrive.ts';
import { makeSite, makeUsualSite } from './keeper-states.ts';

type Act = (page: Page) => Promise<void>;
const nothing: Act = () => Promise.resolve();
type Make = (server: Server) => Promise<Person>;

const inGerman: Make = async (server) => {
  const kit = await makeSite(server);
  await server.write('users', kit.id, { 'preferences.language': 'de' });
  return kit;
};

const at = (name: string, path: string, act: Act = nothing, person: Make = makeSite): State => ({
  name: `keepers-${name}`,
  person,
  show: async (page, _enter, _server, who) => {
    await signIn(page, who);
    await page.goto(path);
    await see(page.locator('h1'));
    await page.waitForTimeout(1200);
    await act(page);
    await page.waitForTimeout(600);
  },
});

/** The same screen with a server that has no answer for these paths. */
const failed = (name: string, path: string, calls: string): State => ({
  ...at(`${name}-failed`, path),
  show: async (page, _enter, _server, who) => {
    // Requests that pass through a service worker are not seen by a route.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const body = { success: false, error: 'InternalServerError', message: 'An unexpected error occurred.' };
    await page.route(calls, (route) => route.fulfill({ status: 500, json: body }));
    await signIn(page, who);
    await page.goto(path);
    await see(page.getByRole('button', { name: 'Try again' }));
  },
});

const press =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).first().click();

/** A boss that has been fought for a while, with rage. */
const bossOf =
  (makeFirst: Make): Make =>
  async (server) => {
    const kit = await makeFirst(server);
    await kit.call('POST', '/admin/world/boss', { key: 'dysheartener', reason: 'Winter' });
    const [tavern] = await server.read('groups', { name: 'Tavern' });
    await server.write('groups', String(tavern?.['_id']), {
      'quest.progress.hp': 6_543_210,
      'quest.progress.rage': 312_000,
      'quest.extra': { worldDmg: { seasonalShop: true, market: true } },
    });
    return kit;
  };
const makeBoss = bossOf(makeSite);

/** Jobs of every kind of state; tests cannot make one fail for good. */
const withJobs: Act = async (page) => {
  const job = (id: number, state: string, rest: object) => ({
    id,
    kind: 'webhook',
    state,
    at: new Date().toISOString(),
    repeats: false,
    attempts: 0,
    progress: null,
    failure: null,
    ...rest,
  });
  const failure = 'connect ETIMEDOUT 192.0.2.17:443 after 5000 ms, while sending to hooks.example.org';
  const dead = [7, 8].map((id) =>
    job(id, 'dead', { kind: id === 7 ? 'mail' : 'webhook', attempts: 12, failure }),
  );
  const live = [
    job(9, 'running', { kind: 'delete-member', progress: { done: 312, total: 4000 } }),
    job(10, 'waiting', { kind: 'challenge-close' }),
  ];
  const data = { live: { count: 2, items: live }, dead: { count: 2, items: dead } };
  await page.route('**/admin/jobs', (route) => route.fulfill({ json: { success: true, data } }));
  await page.reload();
  await see(page.getByText('challenge-close'));
};

const findGroup =
  (words: string): Act =>
  async (page) => {
    await page.getByRole('searchbox', { name: /^Name o.* (group|Gruppe)$/ }).fill(words);
    await page.keyboard.press('Enter');
  };

const openReport: Act = press(/race/);
const openGroup: Act = async (page) => {
  await findGroup('The Lamp')(page);
  await press(/The Lamplighters/)(page);
};

const lookUp =
  (who: string): Act =>
  async (page) => {
    await page.getByRole('textbox', { name: 'Username or id' }).fill(who);
    await press('Look up')(page);
  };

/** Parts of a player's page, reached by the keyboard, each with what is behind its button. */
const PLAYER_PARTS: readonly State[] = (
  [
    ['flags', 'Flags and rights'],
    ['items', 'Items', 'Show the items'],
    ['achievements', 'Achievements', 'Show the achievements'],
    ['groups', 'Party and quest'],
    ['plan', 'Subscription'],
    ['account', 'Account and sign-in'],
    ['history', 'History'],
    ['payments', 'Payments'],
    ['delete', 'Delete account', /^Delete/],
  ] as const
).map(([id, name, inside]) =>
  at(`part-${id}`, '/admin-panel/jory', async (page) => {
    await page.getByRole('navigation', { name: 'Parts of the page' }).getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    if (!inside) return;
    await page.locator(`#${id}`).getByRole('button', { name: inside }).focus();
    await page.keyboard.press('Enter');
  }),
);

const NEWS: readonly State[] = [
  at('news-empty-form', '/admin/news?post=new', press('Save draft')),
  at('news-at', '/admin/news', async (page) => {
    await press(/Donau/)(page);
    await page.getByRole('radio', { name: 'At a time' }).check();
    await page.getByRole('button', { name: 'Delete' }).scrollIntoViewIfNeeded();
  }),
  at('news-delete', '/admin/news', async (page) => {
    await press(/Lanterns/)(page);
    await press('Delete')(page);
  }),
  at('news-leave', '/admin/news', async (page) => {
    await press(/Lanterns/)(page);
    await page.getByRole('textbox', { name: 'Title' }).fill('Lanterns');
    await press('Cancel')(page);
  }),
  failed('news', '/admin/news', '**/api/v4/news?*'),
];

const OTHERS: readonly State[] = [
  at('boss', '/admin/world', nothing, makeBoss),
  at('boss-end', '/admin/world', press('Send it away'), makeBoss),
  at('boss-start', '/admin/world', press('Let it appear')),
  at('event-start', '/admin/world', press('Naming Day: Start')),
  failed('world', '/admin/world', '**/api/v4/admin/world'),
  at('log-boss', '/admin/log', nothing, makeBoss),
  at('log-none', '/admin/log?act=closeChallenge'),
  failed('log', '/admin/log', '**/api/v4/admin/audit*'),
  at('blocks-wrong', '/admin/blocks', press('Block')),
  at('blocks-lift', '/admin/blocks', press('Lift')),
  failed('blocks', '/admin/blocks', '**/api/v4/admin/blockers'),
  at('coupons-made', '/admin/coupons', press('Make them')),
  at('coupons-wrong', '/admin/coupons', async (page) => {
    await page.getByRole('spinbutton', { name: 'How many' }).fill('0');
    await press('Make them')(page);
  }),
  at('groups-found', '/admin/groups', findGroup('')),
  at('groups-none', '/admin/groups', findGroup('zzz')),
  at('groups-leader', '/admin/groups', async (page) => {
    await openGroup(page);
    await press('Choose')(page);
  }),
  failed('groups', '/admin/groups', '**/api/v4/admin/groups*'),
  at('jobs', '/admin/server', withJobs),
  at('backup', '/admin/server', press('Make a backup')),
  failed('server', '/admin/server', '**/api/v4/admin/{site,jobs,backups}'),
  at('mails', '/admin-panel/jory', async (page) => {
    const mails = page.getByRole('heading', { name: 'Emails' });
    await mails.scrollIntoViewIfNeeded();
  }),
  at('mail-previews', '/user/settings/siteData', async (page) => {
    await press('Show what our emails look like')(page);
    await page.locator('iframe').scrollIntoViewIfNeeded();
  }),
  at('hall-found', '/hall/contributors', lookUp('jory')),
  at('hall-nobody', '/hall/contributors', lookUp('nobody')),
  failed('hall', '/hall/contributors', '**/api/v4/hall/heroes'),
  at('queue-toast', '/admin/reports', async (page) => {
    await press(/race/)(page);
    await see(page.getByRole('radio', { name: /^Keep it Clears/ }));
    await page.keyboard.press('c');
    await page.keyboard.press('Control+Enter');
    await see(page.getByText('Decided:'));
  }),
];

/** All of it in German, where there is least room. */
const IN_GERMAN: readonly State[] = [
  ['search', '/admin-panel'],
  ['player', '/admin-panel/jory'],
  ['reports', '/admin/reports'],
  ['groups', '/admin/groups'],
  ['coupons', '/admin/coupons'],
  ['news', '/admin/news'],
  ['world', '/admin/world'],
  ['server', '/admin/server'],
  ['blocks', '/admin/blocks'],
  ['log', '/admin/log'],
  ['contributors', '/hall/contributors'],
  ['site', '/user/settings/site'],
  ['invitations', '/user/settings/invitations'],
  ['set-up', '/set-up'],
].map(([name = '', path = '']) => at(`german-${name}`, path, nothing, inGerman));

const GERMAN_ACTS: readonly State[] = [
  at('german-report', '/admin/reports', openReport, inGerman),
  at('german-news-form', '/admin/news', press(/Lanterns/), inGerman),
  at('german-group', '/admin/groups', openGroup, inGerman),
];

/** What the tour shows, with names as people choose them. */
const TOUR_SCREENS: readonly (readonly [name: string, path: string, act?: Act])[] = [
  ['set-up', '/set-up'],
  ['site', '/user/settings/site'],
  ['invitations', '/user/settings/invitations', press('Make a link')],
  ['player', '/admin-panel/jory'],
  ['report', '/admin/reports', openReport],
  ['group', '/admin/groups', openGroup],
  ['post', '/admin/news', press(/Lanterns/)],
  ['server', '/admin/server', press('Make a backup')],
  ['log', '/admin/log'],
  ['hall', '/hall/contributors'],
  ['news', '/static/new-stuff'],
];
const TOUR: readonly State[] = TOUR_SCREENS.map(([name, path, act = nothing]) => ({
  ...at(name, path, act, makeUsualSite),
  name: `tour-${name}`,
}));
const TOUR_BOSS: State = { ...at('boss', '/admin/world', nothing, bossOf(makeUsualSite)), name: 'tour-boss' };

/** More of what keepers see: questions, mistakes, failures, and German. */
export const MORE_KEEPER_STATES: readonly State[] = [
  ...PLAYER_PARTS,
  ...NEWS,
  ...OTHERS,
  ...IN_GERMAN,
  ...GERMAN_ACTS,
  ...TOUR,
  TOUR_BOSS,
];
