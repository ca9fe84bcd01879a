import { see } from './checks.ts';
import { isPhone, type State } from './moments.ts';
import { makeParty } from './party.ts';
import { makePerson, type Person } from './person.ts';
import { dialog } from './screen.ts';
import type { Server } from './server.ts';
import type { Page } from '@playwright/test';

const LONG = ['donaudampfschiff', 'bo', 'philippa-long-name', 'ivo', 'suli', 'tove', 'ona', 'kit'];

interface Made {
  readonly self: Person;
  readonly others: readonly Person[];
  readonly partyId: string;
}

/** A party that `maren` leads, with others of these names. */
async function make(server: Server, names: readonly string[] = ['ivo', 'suli']): Promise<Made> {
  const self = await makePerson(server, 'maren');
  await server.write('users', self.id, {
    'flags.communityGuidelinesAccepted': true,
    'stats.lvl': 24,
    'items.gear.equipped.armor': 'armor_warrior_2',
    'items.gear.owned.armor_warrior_2': true,
  });
  const others = await makeParty(server, self, names);
  const { _id: partyId } = await self.call<{ _id: string }>('GET', '/groups/party');
  await self.call('PUT', `/groups/${partyId}`, { name: 'The Lamplighters' });
  return { self, others, partyId };
}

/** Some talk, with a mention and likes. */
async function talk({ self, others, partyId }: Made): Promise<void> {
  const [one, two] = others;
  const say = (who: Person | undefined, message: string) =>
    who?.call<{ message: { id: string } }>('POST', `/groups/${partyId}/chat`, { message });
  await say(two, 'New here, and my first scroll already scares me. Is the thing under the bed real?');
  await say(one, 'Forty-one mornings in a row. **The pages** must be piling up.');
  const last = await say(two, '@maren could you heal me before midnight?');
  await self.call('POST', `/groups/${partyId}/chat/${last?.message.id}/like`);
  await say(self, 'Done, and a blessing on top.');
}

/** Starts a quest that everybody has accepted. */
async function quest(server: Server, made: Made, key: string, accept = true): Promise<void> {
  const { self, others, partyId } = made;
  await server.write('users', self.id, { [`items.quests.${key}`]: 1 });
  await self.call('POST', `/groups/${partyId}/quests/invite/${key}`);
  if (!accept) return;
  for (const other of others) await other.call('POST', `/groups/${partyId}/quests/accept`);
  await server.write('users', self.id, { 'party.quest.progress.up': 52.6 });
}

async function open(page: Page, enter: () => Promise<void>): Promise<void> {
  await enter();
  await page.goto('/party');
  await see(page.locator('h1'));
  await see(page.locator('section').first());
  await page.waitForTimeout(900);
}

const state = (
  name: string,
  arrange: (server: Server) => Promise<Person>,
  show: (page: Page, server: Server, person: Person) => Promise<void> = async () => undefined,
): State => ({
  name: `party-${name}`,
  person: arrange,
  show: async (page, enter, server, person) => {
    await open(page, enter);
    await show(page, server, person);
    await page.waitForTimeout(500);
  },
});

const quiet = async (server: Server) => (await make(server)).self;
const talking = async (server: Server) => {
  const made = await make(server);
  await talk(made);
  return made.self;
};
const questing = (key: string) => async (server: Server) => {
  const made = await make(server);
  await talk(made);
  await quest(server, made, key);
  return made.self;
};

async function invited(server: Server): Promise<Person> {
  const leader = await makePerson(server, 'ivo');
  const { _id } = await leader.call<{ _id: string }>('POST', '/groups', {
    type: 'party',
    name: 'The Lamplighters',
  });
  const self = await makePerson(server, 'maren');
  await leader.call('POST', `/groups/${_id}/invite`, { uuids: [self.id] });
  return self;
}

async function asked(server: Server): Promise<Person> {
  const leader = await makePerson(server, 'ivo');
  const [self] = await makeParty(server, leader, ['maren', 'suli']);
  if (!self) throw new Error('nobody joined');
  await server.write('users', leader.id, { 'items.quests.dustbunnies': 1 });
  await leader.call('POST', '/groups/party/quests/invite/dustbunnies');
  return self;
}

async function finished(server: Server): Promise<Person> {
  const self = await quiet(server);
  await server.write('users', self.id, { 'party.quest.completed': 'dustbunnies' });
  return self;
}

async function seekers(server: Server): Promise<Person> {
  const { self } = await make(server);
  for (const name of ['bram', 'tove', 'ona']) {
    const one = await makePerson(server, name);
    await one.call('PUT', '/user', { 'party.seeking': new Date().toISOString() });
  }
  return self;
}

/** The field in which a message is written. */
export const composer = (page: Page) => page.getByRole('textbox', { name: /^(Write to|Schreib an)/ });

/** The party in each of its states. */
export const PARTY_STATES: readonly State[] = [
  state('none', (server) => makePerson(server, 'maren')),
  state('invited', invited),
  state('quiet', quiet),
  state('talk', talking),
  state('boss', questing('dustbunnies')),
  state('rage', questing('otter')),
  state('collect', questing('dilatoryDistress1')),
  state('asked', asked),
  state('asking', async (server) => {
    const made = await make(server);
    await quest(server, made, 'dustbunnies', false);
    return made.self;
  }),
  state('many', async (server) => (await make(server, LONG)).self),
  state('done', finished, (page) => see(page.getByRole('dialog'))),
  state(
    'choice',
    async (server) => {
      const self = await quiet(server);
      await server.write('users', self.id, {
        'items.quests': { dustbunnies: 2, otter: 1, dilatoryDistress1: 1 },
      });
      return self;
    },
    async (page) => {
      await page.getByRole('button', { name: 'Choose a quest' }).click();
      await see(page.getByRole('radiogroup'));
    },
  ),
  state('no-scrolls', quiet, (page) => page.getByRole('button', { name: 'Choose a quest' }).click()),
  state(
    'members',
    async (server) => (await make(server, LONG)).self,
    async (page) => {
      await page.getByRole('button', { name: 'Members' }).click();
      await see(dialog(page, 'Members'));
    },
  ),
  state('invite', quiet, (page) => page.getByRole('button', { name: 'Invite someone' }).click()),
  state('leave', quiet, async (page) => {
    await page.getByRole('button', { name: 'More about this party' }).click();
    await page.getByRole('menuitem', { name: 'Leave party' }).click();
  }),
  state('tale', questing('dustbunnies'), (page) =>
    page.getByRole('button', { name: 'Read the tale' }).click(),
  ),
  state('mention', talking, (page) => composer(page).pressSequentially('Thanks, @i')),
  state('offline', talking, async (page) => {
    await page.context().setOffline(true);
    await composer(page).fill('On the train, back tonight.');
    await page.getByRole('button', { name: 'Send' }).click();
    await see(page.getByText('Waiting to send'));
  }),
  state('failed', quiet, async (page) => {
    await page.route('**/api/v4/groups/**', (route) => route.abort());
    await page.reload();
    await see(page.getByRole('button', { name: 'Try again' }));
  }),
  {
    name: 'party-seekers',
    person: seekers,
    show: async (page, enter) => {
      await enter();
      await page.goto('/looking-for-party');
      await see(page.getByRole('button', { name: 'Invite bram' }));
      if (!isPhone(page)) await page.waitForTimeout(300);
    },
  },
];
