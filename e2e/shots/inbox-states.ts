import type { Page } from '@playwright/test';
import { see } from '../src/support/checks.ts';
import { rich, type State } from '../src/support/moments.ts';
import { makePerson, type Person } from '../src/support/person.ts';
import type { Server } from '../src/support/server.ts';

const say = (from: Person, to: Person, message: string) =>
  from.call('POST', '/members/send-private-message', { toUserId: to.id, message });

interface Company {
  readonly ivo: Person;
  readonly tove: Person;
  readonly bram: Person;
}

/** Some who have written to the player, with answers. */
async function makeCompany(server: Server, person: Person): Promise<Company> {
  const [ivo, tove, bram] = await Promise.all(
    ['ivo', 'tove', 'bram'].map((name) => makePerson(server, name)),
  );
  if (!ivo || !tove || !bram) throw new Error('nobody came');
  await say(bram, person, 'Hello! Is there room for one more in your party? I bake, mostly.');
  await say(person, bram, 'Welcome! Ask if **anything** is unclear.');
  await say(ivo, person, 'The allotment beat me today. Twelve potatoes, one back.');
  await say(ivo, person, 'But the daily is done, so the dragon owes me.');
  await say(person, ivo, 'Twelve is a record. I am counting them as a quest item.');
  await say(
    ivo,
    person,
    'Are you in for Sunday? Tove has the scroll and I have cleared the whole evening for it.',
  );
  await say(tove, person, 'Your bread worked! Twice!');
  return { ivo, tove, bram };
}

const inbox = async (page: Page, to?: Person): Promise<void> => {
  await page.goto(`/private-messages${to ? `?with=${to.id}` : ''}`);
  await see(page.getByRole('heading', { name: to ? to.username : 'Inbox' }));
};

const state = (
  name: string,
  show: (page: Page, company: Company, person: Person, server: Server) => Promise<void>,
): State => ({
  name: `inbox${name}`,
  person: rich,
  show: async (page, enter, server, person) => {
    const company = await makeCompany(server, person);
    await enter();
    await show(page, company, person, server);
    await page.waitForTimeout(700);
  },
});

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.slice(0, 30);

/** Private messages, profiles of others and what can be done there, with what goes wrong. */
export const INBOX_STATES: readonly State[] = [
  state('-list', (page) => inbox(page)),
  state('-thread', (page, { ivo }) => inbox(page, ivo)),
  {
    name: 'inbox-empty',
    person: rich,
    show: async (page, enter) => {
      await enter();
      await inbox(page);
      await see(page.getByText('No messages yet.'));
    },
  },
  state('-waiting', async (page, { ivo }) => {
    await inbox(page, ivo);
    await see(page.getByText('The allotment beat me today.', { exact: false }));
    await page.context().setOffline(true);
    await page.getByRole('textbox', { name: 'Write to ivo' }).fill('And I am borrowing your sword.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await see(page.getByText('Waiting to send'));
  }),
  state('-refused', async (page, { ivo }, person) => {
    await inbox(page, ivo);
    await see(page.getByText('The allotment beat me today.', { exact: false }));
    await ivo.call('POST', `/user/block/${person.id}`);
    await page.getByRole('textbox', { name: 'Write to ivo' }).fill('And I am borrowing your sword.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await see(page.getByText('Not sent.', { exact: false }));
  }),
  state('-blocked', async (page, { bram }) => {
    await inbox(page, bram);
    await page.getByRole('button', { name: 'More about bram', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Block bram' }).click();
    await see(page.getByRole('button', { name: 'Unblock bram' }));
  }),
  state('-closed', async (page, { tove }) => {
    await tove.call('PUT', '/user', { 'inbox.optOut': true });
    await inbox(page, tove);
    await see(page.getByText('You can still read what was said.', { exact: false }));
  }),
  state('-reported', async (page, { ivo }) => {
    await inbox(page, ivo);
    await page.getByRole('button', { name: 'More about the message from ivo' }).last().click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await page.getByRole('button', { name: 'Send report' }).click();
    await see(page.getByText('You reported this message.'));
  }),
  state('-report', async (page, { ivo }) => {
    await inbox(page, ivo);
    await page.getByRole('button', { name: 'More about the message from ivo' }).last().click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await see(page.getByRole('dialog'));
  }),
  state('-new', async (page) => {
    await inbox(page);
    await page.getByRole('button', { name: 'New message' }).first().click();
    await page.getByRole('textbox', { name: 'Username' }).fill('iv');
    await see(page.getByRole('link', { name: '@ivo' }));
  }),
  state('-gift', async (page, { ivo }) => {
    await inbox(page, ivo);
    await page.getByRole('button', { name: 'Gift' }).click();
    await see(page.getByRole('dialog'));
  }),
  state('-gift-german', async (page, { ivo }, person) => {
    await person.call('PUT', '/user', { 'preferences.language': 'de' });
    await page.goto(`/private-messages?with=${ivo.id}`);
    await page.getByRole('button', { name: /schenken|Geschenk/i }).click();
    await see(page.getByRole('dialog'));
  }),
  state('-long', async (page, { ivo }, person) => {
    await ivo.call('PUT', '/user', { 'profile.name': LONG });
    await say(ivo, person, `${LONG.repeat(6)}\n\n- a list\n- of two\n\n> and a quote`);
    await page.goto(`/private-messages?with=${ivo.id}`);
    await see(page.getByRole('article').getByText('and a quote'));
  }),
  state('-german', async (page, { bram }, person) => {
    await person.call('PUT', '/user', { 'preferences.language': 'de' });
    await page.goto(`/private-messages?with=${bram.id}`);
    await see(page.getByRole('heading', { name: 'bram' }));
  }),
  state('-profile', async (page, { ivo }, person) => {
    await person.call('POST', '/groups', { type: 'party', name: 'Night Owls' });
    await page.goto(`/profile/${ivo.id}`);
    await see(page.getByRole('button', { name: 'More', exact: true }));
    await page.getByRole('dialog').getByRole('button', { name: 'More', exact: true }).click();
    await see(page.getByRole('menuitem', { name: 'Report' }));
  }),
  state('-profile-blocked', async (page, { ivo }, person) => {
    await person.call('POST', `/user/block/${ivo.id}`);
    await page.goto(`/profile/${ivo.id}`);
    await see(page.getByText('You blocked ivo.'));
  }),
  state('-muted', async (page, { ivo }, person, server) => {
    await server.write('users', person.id, { 'flags.chatRevoked': true });
    await inbox(page, ivo);
    await see(page.getByText('You can’t write messages at the moment.'));
  }),
  state('-notes-party', async (page, { ivo }, person, server) => {
    const { _id } = await ivo.call<{ _id: string }>('POST', '/groups', { type: 'party', name: 'Night Owls' });
    await ivo.call('POST', `/groups/${_id}/invite`, { uuids: [person.id] });
    await person.call('POST', `/groups/${_id}/join`);
    await server.write('users', ivo.id, { 'items.quests.dustbunnies': 1, balance: 5 });
    await ivo.call('POST', `/groups/${_id}/quests/invite/dustbunnies`);
    await ivo.call('POST', `/groups/${_id}/chat`, { message: 'Welcome! The scroll is mine.' });
    await ivo.call('POST', '/members/transfer-gems', {
      toUserId: person.id,
      gemAmount: 5,
      message: 'For the bread recipe',
    });
    await page.goto('/');
    await page
      .getByRole('button', { name: /notifications?$/i })
      .first()
      .click();
    await see(page.getByText('Night Owls').first());
  }),
  state('-notes', async (page, { ivo, tove }, person) => {
    const party = await ivo.call<{ _id: string }>('POST', '/groups', { type: 'party', name: 'Night Owls' });
    await ivo.call('POST', `/groups/${party._id}/invite`, { uuids: [person.id] });
    const other = await tove.call<{ _id: string }>('POST', '/groups', {
      type: 'party',
      name: 'The Lamplighters of the Long Night',
    });
    await tove.call('POST', `/groups/${other._id}/invite`, { uuids: [person.id] });
    await page.goto('/');
    await page
      .getByRole('button', { name: /notifications?$/i })
      .first()
      .click();
    await see(page.getByText('From ivo'));
  }),
];
