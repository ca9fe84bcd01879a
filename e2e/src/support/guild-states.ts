import { valueIn } from '@everdeed/content/values';
import { expect, type Page } from '@playwright/test';
import { reload } from './arrive.ts';
import { see } from './checks.ts';
import { isPhone, type State } from './moments.ts';
import { makePerson, type Person } from './person.ts';
import { dialog } from './screen.ts';
import type { Server } from './server.ts';

const TAVERN = '00000000-0000-4000-A000-000000000000';

interface About {
  readonly name: string;
  readonly summary?: string;
  readonly about?: readonly string[];
  readonly privacy?: 'public' | 'private';
  readonly description?: string;
}

/** A guild that a player founds. */
export async function found(server: Server, leader: Person, guild: About): Promise<string> {
  const { about = [], privacy = 'public', ...said } = guild;
  const { balance } = await leader.player();
  await server.write('users', leader.id, { balance: Number(balance) + 1 });
  const categories = about.map((slug) => ({ slug, name: slug }));
  const body = { type: 'guild', privacy, categories, ...said };
  return (await leader.call<{ _id: string }>('POST', '/groups', body))._id;
}

const QUIET: About = {
  name: 'Quiet Hours',
  summary: 'A calm corner for people who read every day. Ten pages count, and so does one.',
  description: 'What we read this month:\n\n- **short** stories\n- a letter to somebody',
  about: ['academics', 'creativity', 'time_management'],
};

interface Made {
  readonly self: Person;
  readonly guild: string;
}

/** A guild with some talk that `maren` is in, or leads. */
async function quiet(server: Server, leads: boolean, more: About = QUIET): Promise<Made> {
  const self = await makePerson(server, 'maren');
  await server.write('users', self.id, { 'flags.communityGuidelinesAccepted': true, balance: 6 });
  const names = ['odile', 'fenn', 'runa', 'kit', 'ansel', 'nela'];
  const others = await Promise.all(names.map((name) => makePerson(server, name)));
  const [odile, fenn, runa] = others;
  if (!odile || !fenn || !runa) throw new Error('nobody came');
  const leader = leads ? self : odile;
  const guild = await found(server, leader, more);
  for (const one of [self, ...others]) if (one !== leader) await one.call('POST', `/groups/${guild}/join`);
  await leader.call('POST', `/groups/${guild}/add-manager`, { managerId: fenn.id });
  await fenn.call('POST', `/groups/${guild}/chat`, {
    message: 'New shelf rules: read one page, put it back.',
  });
  await runa.call('POST', `/groups/${guild}/chat`, {
    message: '@maren phone in the drawer. It is **quiet**.',
  });
  const challenge = { group: guild, name: 'Ten pages before bed', shortName: 'Pages', prize: 0 };
  await leader.call('POST', '/challenges', challenge);
  return { self, guild };
}

const LONG: About = {
  name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenpolierverein',
  summary: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz, vorgelesen.',
  description: 'Kraftfahrzeughaftpflichtversicherung',
  about: ['recovery_support_groups', 'health_fitness', 'hobbies_occupations'],
};

/** Several public guilds, of which the player leads one and is invited to another. */
async function many(server: Server): Promise<Person> {
  const { self } = await quiet(server, true);
  const other = await makePerson(server, 'hanne');
  const names: readonly About[] = [
    { name: 'The Early Kettle', summary: 'Up before the house is.', about: ['health_fitness'] },
    { name: 'Slow Miles', summary: 'Nobody here is fast and nobody minds.', about: ['location_based'] },
    { name: 'Kitchen Band', about: ['entertainment'] },
    LONG,
    { name: 'Cold Water Club', summary: 'Safety first, bragging second.', about: ['mental_health'] },
  ];
  const ids: string[] = [];
  for (const guild of names) ids.push(await found(server, other, guild));
  await other.call('POST', `/groups/${ids[0]}/invite`, { uuids: [self.id] });
  await self.call('POST', `/groups/${ids[2]}/join`);
  await other.call('POST', `/groups/${ids[2]}/chat`, { message: 'Soup at six.' });
  return self;
}

/** Guilds of three pages and more. */
async function crowd(server: Server): Promise<Person> {
  const self = await many(server);
  const other = await makePerson(server, 'ansgar');
  for (let number = 1; number <= 90; number += 1)
    await found(server, other, { name: `Choir of the ${number}th floor`, about: ['entertainment'] });
  return self;
}

/** The foot of a list with its pages. */
async function toPages(page: Page): Promise<void> {
  const pages = page.getByRole('navigation', { name: 'Pages of the list' });
  await see(pages);
  await pages.scrollIntoViewIfNeeded();
}

const german = async (server: Server, person: Person): Promise<Person> => {
  await server.write('users', person.id, { 'preferences.language': 'de' });
  return person;
};

/** Somebody who looks after the place. */
async function keeper(server: Server, username: string, level: number, name = username): Promise<void> {
  const { id } = await makePerson(server, username);
  await server.write('users', id, { 'contributor.level': level, 'profile.name': name });
}

async function show(page: Page, enter: () => Promise<void>, path: string): Promise<void> {
  await enter();
  await page.goto(path);
  await see(page.locator('h1'));
  await page.waitForTimeout(1200);
}

type Arrange = (server: Server) => Promise<Person>;
const state = (
  name: string,
  path: string,
  person: Arrange,
  then: (page: Page, server: Server) => Promise<void> = async () => undefined,
): State => ({
  name: `guilds-${name}`,
  person,
  show: async (page, enter, server) => {
    await show(page, enter, path);
    await then(page, server);
    await page.waitForTimeout(500);
  },
});

/** A state of the one guild that the player is in. */
const inside = (
  name: string,
  arrange: (server: Server) => Promise<Person>,
  then: (page: Page) => Promise<void> = async () => undefined,
): State => ({
  name: `guilds-${name}`,
  person: arrange,
  show: async (page, enter, _, person) => {
    const [guild] = await person.call<{ _id: string }[]>('GET', '/groups?type=publicGuilds');
    await show(page, enter, `/groups/guild/${guild?._id}`);
    await then(page);
    await page.waitForTimeout(500);
  },
});

const part = async (page: Page, name: string): Promise<void> => {
  if (isPhone(page)) await page.getByRole('button', { name, exact: true }).click();
};

const boss = (struck: object) => async (server: Server) => {
  const self = await makePerson(server, 'maren');
  await server.write('groups', TAVERN, {
    quest: {
      key: 'dysheartener',
      active: true,
      members: {},
      progress: { hp: 3_482_310, rage: 412_500, collect: {} },
      extra: struck,
    },
  });
  await server.write('users', self.id, { 'party.quest.progress.up': 34.2 });
  return self;
};

const alone = (server: Server) => makePerson(server, 'maren');
const member = async (server: Server) => (await quiet(server, false)).self;
const leader = async (server: Server) => (await quiet(server, true)).self;

const hasNews = async (person: Person, guild = ''): Promise<boolean> =>
  valueIn(await person.player(), 'newMessages', guild, 'value') === true;

/** The player has looked at the guild and gone away, and somebody has written since. */
async function comeBack(page: Page, enter: () => Promise<void>, server: Server, person: Person) {
  const [guild] = await person.call<{ _id: string }[]>('GET', '/groups?type=publicGuilds');
  const path = `/groups/guild/${guild?._id}`;
  await show(page, enter, path);
  await see(page.getByRole('article').first());
  // A page that is left before would have it marked as read later, with what is said next.
  await expect.poll(() => hasNews(person, guild?._id)).toBe(false);
  await page.goto('/');
  const hanne = await makePerson(server, 'hanne');
  await hanne.call('POST', `/groups/${guild?._id}/join`);
  for (const message of ['Hello! I brought the short ones.', '@maren buy oats for the reading night'])
    await hanne.call('POST', `/groups/${guild?._id}/chat`, { message });
  await page.goto(path);
  await see(page.getByText(/^2 new since/));
}

/** That a world boss was beaten an hour ago. */
const beaten = () => ({
  id: 'beaten',
  _id: 'beaten',
  groupId: '00000000-0000-4000-A000-000000000000',
  uuid: 'system',
  text: '`beaten`',
  unformattedText: '`beaten`',
  info: { type: 'tavern_quest_completed', quest: 'burnout' },
  likes: {},
  flags: {},
  flagCount: 0,
  timestamp: Date.now() - 3_600_000,
});

/** Tavern, guilds and their discovery in each of their states. */
export const GUILD_STATES: readonly State[] = [
  state('tavern', '/groups/tavern', alone),
  state('tavern-boss', '/groups/tavern', boss({ worldDmg: { seasonalShop: true }, desperate: true })),
  state('tavern-german', '/groups/tavern', async (server) => {
    await keeper(server, 'kit', 9);
    await keeper(server, 'odile', 8, 'Odile von den siebenundzwanzig Laternen');
    return german(server, await boss({})(server));
  }),
  state('tavern-beaten', '/groups/tavern', alone, async (page) => {
    const json = { success: true, data: [beaten()], appVersion: '0.1.0' };
    await page.route('**/chat', (route) => route.fulfill({ json }));
    await reload(page);
    const thanks = page.getByText('Thank you, all of you', { exact: false });
    await see(thanks);
    await thanks.scrollIntoViewIfNeeded();
  }),
  { name: 'guilds-new', person: member, show: comeBack },
  {
    name: 'guilds-new-menu',
    person: member,
    show: async (page, ...world) => {
      await comeBack(page, ...world);
      await page.getByRole('button', { name: 'More about the message from hanne' }).first().click();
      await see(page.getByRole('menuitem', { name: 'Copy as to-do' }));
    },
  },
  state('none', '/groups/myGuilds', alone),
  state('own', '/groups/myGuilds', many),
  state('found', '/groups/discovery', many),
  state('found-german', '/groups/discovery?size=small', async (server) => german(server, await many(server))),
  state('found-pages', '/groups/discovery?page=2', crowd, toPages),
  state('found-nothing', '/groups/discovery?search=zzz&about=finance', many),
  state('found-failed', '/groups/discovery', alone, async (page) => {
    await page.route('**/api/v4/groups?**', (route) => route.abort());
    await reload(page);
    await see(page.getByRole('button', { name: 'Try again' }));
  }),
  state('filters', '/groups/discovery', many, async (page) => {
    const filters = page.getByRole('button', { name: 'Filters' });
    if (await filters.isVisible()) await filters.click();
  }),
  state('create', '/groups/myGuilds', alone, async (page) => {
    await page.getByRole('button', { name: 'Create a guild' }).click();
    await see(dialog(page, 'Create a guild'));
  }),
  inside('member', member),
  inside('leader', leader),
  inside('about', member, (page) => part(page, 'About')),
  inside('challenges', member, (page) => part(page, 'Challenges')),
  inside('members', leader, async (page) => {
    await part(page, 'Members');
    await page.getByRole('button', { name: 'See all' }).click();
    await see(dialog(page, 'Members'));
  }),
  inside('menu', leader, async (page) => {
    await part(page, 'Members');
    await page.getByRole('button', { name: 'More about fenn' }).click();
    await see(page.getByRole('menuitem', { name: 'Remove' }));
  }),
  inside('edit', leader, async (page) => {
    await part(page, 'About');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await see(dialog(page, 'Edit guild'));
  }),
  inside('leave', member, async (page) => {
    await part(page, 'About');
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await see(page.getByRole('dialog'));
  }),
  inside('stranger', async (server) => {
    await quiet(server, true);
    return makePerson(server, 'tove');
  }),
  inside('german', async (server) => german(server, (await quiet(server, true, LONG)).self)),
  state('gone', '/groups/guild/3d0c7a3e-64f5-4d55-8e3d-2f4bfa8e0a02', alone),
];
