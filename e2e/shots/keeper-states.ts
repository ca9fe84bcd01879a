import type { Page } from '@playwright/test';
import { see } from '../src/support/checks.ts';
import type { State } from '../src/support/moments.ts';
import { makePerson, type Person } from '../src/support/person.ts';
import type { Server } from '../src/support/server.ts';

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenpolierverein';
const HOUR_MS = 3_600_000;

/** What things on a site are called. */
interface Names {
  readonly player: string;
  readonly spam: string;
  readonly post: string;
  readonly guild: string;
  readonly mailHouse: string;
}

/** So long that nothing they stand in has room. */
const LONG_NAMES: Names = {
  player: LONG,
  spam: LONG,
  post: LONG,
  guild: LONG,
  mailHouse: `@${'very-long-mail-house-'.repeat(2)}example.org`,
};
const USUAL_NAMES: Names = {
  player: 'Jory',
  spam: 'a hundred for one',
  post: 'What winter brings',
  guild: 'Early birds',
  mailHouse: '@throwaway.example',
};

type Act = (page: Page) => Promise<void>;
const nothing: Act = () => Promise.resolve();

interface Thanks {
  readonly name: string;
  readonly level: number;
  readonly text: string;
  readonly contributions: string;
}

async function thank(server: Server, person: Person, { name, level, text, contributions }: Thanks) {
  await server.write('users', person.id, {
    'profile.name': name,
    'contributor.level': level,
    'contributor.text': text,
    'contributor.contributions': contributions,
    'backer.tier': level * 5,
  });
}

/** Messages in the tavern that others mind. */
async function makeReports(
  [kit, jory, runa]: readonly [Person, Person, Person],
  spamText: string,
): Promise<void> {
  const say = (person: Person, message: string) =>
    person.call<{ message: { id: string } }>('POST', '/groups/habitrpg/chat', { message });
  await say(runa, 'Forty-one pages yesterday. I made a small chart, it is very pointy.');
  const said = await say(jory, 'Nobody asked you to post your page count, it is not a race.');
  await say(kit, 'Let us keep it friendly, please.');
  const spam = await say(jory, `Cheap gems: ${spamText}, write me and I will send you the link`);
  const flag = (person: Person, { message }: typeof said, comment: string) =>
    person.call('POST', `/groups/habitrpg/chat/${message.id}/flag`, { comment });
  await flag(runa, said, 'It was aimed at me and I would rather leave than read it again.');
  await flag(kit, said, '');
  await flag(runa, spam, 'Spam');
}

async function makePosts(kit: Person, title: string): Promise<void> {
  const write = (name: string, text: string, rest: Record<string, unknown>) =>
    kit.call('POST', '/news', { title: name, text, credits: 'Pictures by Ansel, German by Tove.', ...rest });
  const list = '## Also new\n\n- Challenges show how everyone is doing.\n- The app opens twice as fast.';
  await write('Backups at night', `The server **rests** at three.\n\n${list}`, { published: true });
  await write('Lanterns, a phoenix and a quicker board', `Burnout has cooled.\n\n${list}`, {
    published: true,
  });
  const later = new Date(Date.now() + 30 * HOUR_MS).toISOString();
  await write(title, 'Soon.', { published: true, publishDate: later });
  await write('Half a thought', 'Nothing yet.', {});
}

/** How people look, so that each has a face of their own. */
const LOOKS = {
  kit: { hair: { color: 'red', base: 1, bangs: 2, beard: 1, mustache: 1, flower: 0 }, skin: 'c06534' },
  jory: { hair: { color: 'brown', base: 3, bangs: 1, beard: 0, mustache: 0, flower: 0 }, skin: '915533' },
  runa: { hair: { color: 'black', base: 5, bangs: 3, beard: 0, mustache: 0, flower: 2 }, skin: 'f5a76e' },
};

async function dress(server: Server, person: Person, { hair, skin }: (typeof LOOKS)['kit']) {
  await server.write('users', person.id, { 'preferences.hair': hair, 'preferences.skin': skin });
}

async function makeSiteWith(server: Server, names: Names): Promise<Person> {
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
  await dress(server, kit, LOOKS.kit);
  await dress(server, jory, LOOKS.jory);
  await dress(server, runa, LOOKS.runa);
  await thank(server, kit, {
    name: 'Kit',
    level: 9,
    text: 'Keeps the server',
    contributions: 'Answers at **any** hour, and has never lost a backup.',
  });
  await thank(server, jory, {
    name: names.player,
    level: 5,
    text: 'Scribe',
    contributions: 'Reads every text aloud before it goes out.',
  });
  await thank(server, runa, {
    name: 'Runa',
    level: 7,
    text: 'Cartographer',
    contributions: 'Drew **forty** backgrounds, every lighthouse among them.',
  });
  await makeReports([kit, jory, runa], names.spam);
  await makePosts(kit, names.post);
  await server.write('users', jory.id, {
    'stats.lvl': 27,
    'stats.hp': 41,
    'stats.exp': 212,
    'stats.mp': 58,
    'stats.gp': 120.5,
    'stats.per': 31,
    'flags.classSelected': true,
    'secret.text': 'Lost a wolf when two phones synced at once; given back.',
  });
  await server.write('users', runa.id, { balance: 2 });
  await runa.call('POST', '/groups', { type: 'guild', privacy: 'public', name: names.guild });
  await runa.call('POST', '/groups', { type: 'party', name: 'The Lamplighters' });
  await kit.call('POST', '/coupons/generate/wondercon?count=3');
  await kit.call('POST', '/admin/blockers', {
    type: 'email',
    area: 'full',
    value: names.mailHouse,
    reason: 'Forty accounts in an hour',
  });
  return kit;
}

/** A keeper with everything to look after; the others by their usernames. */
export const makeSite = (server: Server): Promise<Person> => makeSiteWith(server, LONG_NAMES);
/** The same with names as people choose them. */
export const makeUsualSite = (server: Server): Promise<Person> => makeSiteWith(server, USUAL_NAMES);

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
  await page.getByRole('spinbutton', { name: 'Gold', exact: true }).fill('620.5');
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
    const why = bar.getByRole('textbox');
    // On a phone the review asks for it.
    if (await why.isVisible()) await why.fill('Lost when two phones synced at once');
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
    await page.getByRole('searchbox', { name: 'Name or id of a group' }).fill('The Lamp');
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
