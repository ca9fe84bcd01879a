import type { Page } from '@playwright/test';
import { see } from '../src/support/checks.ts';
import type { State } from '../src/support/moments.ts';
import { makePerson, type Person } from '../src/support/person.ts';
import type { Server } from '../src/support/server.ts';

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenpolierverein';
const HOUR_MS = 3_600_000;

type Act = (page: Page) => Promise<void>;
const nothing: Act = () => Promise.resolve();

async function thank(server: Server, person: Person, name: string, level: number, text: string) {
  await server.write('users', person.id, {
    'profile.name': name,
    'contributor.level': level,
    'contributor.text': text,
    'contributor.contributions': 'Drew **forty** backgrounds, every lighthouse among them.',
    'backer.tier': level * 5,
  });
}

/** Messages in the tavern that others mind. */
async function makeReports(kit: Person, jory: Person, runa: Person): Promise<void> {
  const say = (person: Person, message: string) =>
    person.call<{ message: { id: string } }>('POST', '/groups/habitrpg/chat', { message });
  await say(runa, 'Forty-one pages yesterday. I made a small chart, it is very pointy.');
  const said = await say(jory, 'Nobody asked you to post your page count, it is not a race.');
  await say(kit, 'Let us keep it friendly, please.');
  const spam = await say(jory, `Cheap gems: ${LONG}, write me and I will send you the link`);
  const flag = (person: Person, { message }: typeof said, comment: string) =>
    person.call('POST', `/groups/habitrpg/chat/${message.id}/flag`, { comment });
  await flag(runa, said, 'It was aimed at me and I would rather leave than read it again.');
  await flag(kit, said, '');
  await flag(runa, spam, 'Spam');
}

async function makePosts(kit: Person): Promise<void> {
  const write = (title: string, text: string, rest: Record<string, unknown>) =>
    kit.call('POST', '/news', { title, text, credits: 'Pictures by Ansel, German by Tove.', ...rest });
  const list = '## Also new\n\n- Challenges show how everyone is doing.\n- The app opens twice as fast.';
  await write('Backups at night', `The server **rests** at three.\n\n${list}`, { published: true });
  await write('Lanterns, a phoenix and a quicker board', `Burnout has cooled.\n\n${list}`, {
    published: true,
  });
  const later = new Date(Date.now() + 30 * HOUR_MS).toISOString();
  await write(LONG, 'Soon.', { published: true, publishDate: later });
  await write('Half a thought', 'Nothing yet.', {});
}

/** A keeper with everything to look after; the others by their usernames. */
async function makeSite(server: Server): Promise<Person> {
  const kit = await makePerson(server, 'kit');
  await server.write('users', kit.id, {
    'permissions.fullAccess': true,
    'stats.lvl': 30,
    'flags.classSelected': true,
  });
  // What was chosen outlives the reset of the server.
  await kit.call('PUT', '/site/settings', { isSetUp: false, registration: 'open' });
  const jory = await makePerson(server, 'jory');
  const runa = await makePerson(server, 'runa');
  await thank(server, kit, 'Kit', 9, 'Keeps the server');
  await thank(server, jory, LONG, 5, 'Scribe');
  await thank(server, runa, 'Runa', 7, 'Cartographer');
  await makeReports(kit, jory, runa);
  await makePosts(kit);
  await server.write('users', runa.id, { balance: 2 });
  await runa.call('POST', '/groups', { type: 'guild', privacy: 'public', name: LONG });
  await runa.call('POST', '/groups', { type: 'party', name: 'The Lamplighters' });
  await kit.call('POST', '/coupons/generate/wondercon?count=3');
  await kit.call('POST', '/admin/blockers', {
    type: 'email',
    area: 'full',
    value: `@${'very-long-mail-house-'.repeat(2)}example.org`,
    reason: 'Forty accounts in an hour',
  });
  return kit;
}

const at = (name: string, path: string, act: Act = nothing): State => ({
  name: `keeper-${name}`,
  person: makeSite,
  show: async (page, enter) => {
    await enter();
    await page.goto(path);
    await see(page.locator('h1'));
    await page.waitForTimeout(1200);
    await act(page);
    await page.waitForTimeout(600);
  },
});

/** The page of the player with the long name. */
const player = (name: string, act: Act = nothing): State =>
  at(name, '/admin-panel/jory', async (page) => {
    await see(page.getByRole('heading', { level: 2, name: LONG }));
    await act(page);
  });

const editGold: Act = async (page) => {
  await page.getByRole('spinbutton', { name: 'Gold', exact: true }).fill('120.5');
  await page.keyboard.press('Tab');
};

/** Answers a question of the set-up as it stands. */
const goOn: Act = (page) => page.getByRole('button', { name: 'Save and go on' }).click();
/** Opens a question of the site's settings. */
const change =
  (what: string): Act =>
  (page) =>
    page.getByRole('button', { name: `Change: ${what}` }).click();

/** What those see who keep a server, and the screens that they fill. */
export const KEEPER_STATES: readonly State[] = [
  at('search', '/admin-panel'),
  at('found', '/admin-panel/search/jor'),
  player('player'),
  player('player-edited', editGold),
  player('player-review', async (page) => {
    await editGold(page);
    const bar = page.getByRole('region', { name: 'One change' });
    await bar.getByRole('textbox').fill('Lost when two phones synced at once');
    await bar.getByRole('button', { name: 'Review one change' }).click();
    await see(page.getByRole('dialog'));
  }),
  at('reports', '/admin/reports'),
  at('report', '/admin/reports', async (page) => {
    await page.getByRole('button', { name: /race/ }).click();
  }),
  at('coupons', '/admin/coupons'),
  at('news', '/admin/news'),
  at('news-form', '/admin/news', async (page) => {
    await page.getByRole('button', { name: /Lanterns/ }).click();
  }),
  at('world', '/admin/world'),
  at('groups', '/admin/groups', async (page) => {
    await page.getByRole('searchbox').fill('The Lamp');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /The Lamplighters/ }).click();
  }),
  at('server', '/admin/server'),
  at('blocks', '/admin/blocks'),
  at('log', '/admin/log'),
  at('contributors', '/hall/contributors'),
  at('patrons', '/hall/patrons'),
  at('new-stuff', '/static/new-stuff'),
  at('site', '/user/settings/site'),
  at('site-join', '/user/settings/site', async (page) => {
    await change('Who can join')(page);
    await page.getByRole('radio', { name: 'By invitation' }).check();
    await page.getByRole('button', { name: 'Make a link' }).click();
  }),
  at('site-mail', '/user/settings/site', async (page) => {
    await change('Email')(page);
    await page.getByRole('button', { name: 'Send a test' }).click();
  }),
  at('invitations', '/user/settings/invitations', async (page) => {
    await page.getByRole('button', { name: 'Make a link' }).click();
  }),
  at('set-up', '/set-up'),
  at('set-up-mail', '/set-up', async (page) => {
    await goOn(page);
    await goOn(page);
    await page.getByRole('button', { name: 'Send a test' }).click();
  }),
  at('set-up-ready', '/set-up', async (page) => {
    await goOn(page);
    await goOn(page);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Finish' }).click();
  }),
];
