import { reload } from './arrive.ts';
import { see } from './checks.ts';
import { isPhone, type State } from './moments.ts';
import { makeParty } from './party.ts';
import {
  alone,
  long,
  LONG,
  make,
  quest,
  questing,
  quiet,
  reported,
  striking,
  talking,
} from './party-world.ts';
import { makePerson, type Person } from './person.ts';
import { dialog } from './screen.ts';
import type { Server } from './server.ts';
import type { Page } from '@playwright/test';

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

const german = (arrange: (server: Server) => Promise<Person>) => async (server: Server) => {
  const person = await arrange(server);
  await person.call('PUT', '/user', { 'preferences.language': 'de' });
  return person;
};

const manage = (entry: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'Manage ivo' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

const write = async (page: Page, words: string) => {
  await composer(page).fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
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
  state('alone', alone),
  state('boss', striking('dustbunnies', 13.4)),
  state('rage', striking('otter', 131.5)),
  state('collect', questing('dilatoryDistress1', { 'party.quest.progress.collectedItems': 7 })),
  state('long', long),
  state('german', german(striking('otter', 131.5))),
  state(
    'german-none',
    german((server) => makePerson(server, 'maren')),
  ),
  state('hidden', reported, (page) => see(page.getByText('Hidden after reports.', { exact: false }))),
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
  state(
    'no-scrolls',
    async (server) => {
      const self = await quiet(server);
      await server.write('users', self.id, { 'items.quests': {} });
      return self;
    },
    (page) => page.getByRole('button', { name: 'Choose a quest' }).click(),
  ),
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
  state('leave-held', striking('dustbunnies', 13.4), async (page) => {
    await page.getByRole('button', { name: 'More about this party' }).click();
    await page.getByRole('menuitem', { name: 'Leave party' }).click();
    await see(page.getByRole('dialog'));
  }),
  state('tale', striking('dustbunnies', 13.4), (page) =>
    page.getByRole('button', { name: 'Read the tale' }).click(),
  ),
  state('edit', quiet, async (page) => {
    await page.getByRole('button', { name: 'More about this party' }).click();
    await page.getByRole('menuitem', { name: 'Edit party' }).click();
  }),
  state('remove', quiet, manage('Remove')),
  state('hand-over', quiet, manage('Make leader')),
  state('report', talking, async (page) => {
    await page.getByRole('button', { name: 'More about the message from suli' }).first().click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
  }),
  state(
    'guidelines',
    async (server) => {
      const self = await quiet(server);
      await server.write('users', self.id, { 'flags.communityGuidelinesAccepted': false });
      return self;
    },
    (page) => write(page, 'Hello, all'),
  ),
  state(
    'muted',
    async (server) => {
      const self = await talking(server);
      await server.write('users', self.id, { 'flags.chatRevoked': true });
      return self;
    },
    (page) => see(page.getByText('You can’t write messages at the moment.')),
  ),
  state('refused', talking, async (page) => {
    const code = 'messageGroupChatSpam';
    const json = { success: false, error: 'NotAuthorized', message: 'You write too fast.', code };
    await page.route('**/chat', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 401, json }) : route.fallback(),
    );
    await write(page, 'On the train, back tonight.');
    await see(page.getByText('Not sent.', { exact: false }));
  }),
  state('mention', talking, (page) => composer(page).pressSequentially('Thanks, @i')),
  state('offline', talking, async (page) => {
    await page.context().setOffline(true);
    await write(page, 'On the train, back tonight.');
    await see(page.getByText('Waiting to send'));
  }),
  state('failed', quiet, async (page) => {
    await page.route('**/api/v4/groups/**', (route) => route.abort());
    await reload(page);
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
