import { listIn, textIn, valueIn } from '@everdeed/content/values';
import { allCalls } from '@everdeed/contract';
import type { AuditAct } from '@everdeed/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { good } from './support/group-world.ts';
import { groupWith } from './support/parties.ts';
import { changePlayer } from './support/players.ts';
import { type Answer, type Caller, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let chief: Caller;
let count = 0;
beforeAll(async () => {
  server = await startServer();
  chief = await server.register('chief');
  await changePlayer(server, chief, (player) => ({ ...player, permissions: { fullAccess: true } }));
});
afterAll(() => server.close());

const somebody = () => server.register(`ann${(count += 1)}`);

/** The path of a message of somebody's that was reported. */
async function reportedMessage(): Promise<string> {
  const said = good(await (await somebody()).post('/groups/habitrpg/chat', { message: 'Hm' }));
  const id = textIn(valueIn(said, 'message'), 'id');
  good(await chief.post(`/groups/habitrpg/chat/${id}/flag`, { comment: 'Rude' }));
  return `/admin/reports/chat/${id}`;
}

const POST = { title: 'Lanterns', text: 'They are out.', credits: 'Ansel', published: true };
const newPost = async () => `/news/${textIn(good(await chief.post('/news', POST)), '_id')}`;
const blocker = () => ({
  type: 'ipaddress',
  area: 'full',
  value: `192.0.2.${(count += 1)}`,
  reason: 'Spam',
});
const newBlocker = async () =>
  `/admin/blockers/${textIn(good(await chief.post('/admin/blockers', blocker())), '_id')}`;

/** The path of a job that has failed for good. */
async function deadJob(): Promise<string> {
  const id = 9000 + (count += 1);
  const blank = { player_id: null, dedupe_key: null, repeats: 0, done: null, total: null };
  await server.app.services.storage.db
    .insertInto('dead_letters')
    .values({
      id,
      kind: 'nobody-knows',
      payload: '{}',
      attempts: 9,
      failure: 'no route',
      created_at: 1,
      died_at: 2,
      ...blank,
    })
    .execute();
  return `/admin/jobs/${id}`;
}

async function devicePath(): Promise<string> {
  const { id } = await somebody();
  const details = good(await chief.get(`/admin/user/${id}/details`));
  return `/admin/user/${id}/devices/${textIn(listIn(valueIn(details, 'devices'))[0], 'id')}`;
}

/** An administrative act: how it is done, and what the log calls it. */
type Case = readonly [act: AuditAct, run: () => Promise<Answer>];

const cases: Readonly<Record<string, Case>> = {
  generateCoupons: ['makeCoupons', () => chief.post('/coupons/generate/wondercon?count=1')],
  deleteMember: [
    'deletePlayer',
    async () => chief.delete(`/members/${(await somebody()).id}?deleteAccount=true&deleteAmplitude=false`),
  ],
  updateHero: [
    'editPlayer',
    async () => chief.put(`/hall/heroes/${(await somebody()).id}`, { stats: { gp: 12 }, reason: 'Lost' }),
  ],
  createBlocker: ['addBlocker', () => chief.post('/admin/blockers', blocker())],
  updateBlocker: ['editBlocker', async () => chief.put(await newBlocker(), { area: 'payments' })],
  deleteBlocker: ['liftBlocker', async () => chief.delete(await newBlocker())],
  decideReport: ['hide', async () => chief.post(`${await reportedMessage()}/decide`, { content: 'hide' })],
  revokeUserDevice: ['revokeDevice', async () => chief.delete(await devicePath())],
  repairGroup: [
    'repairGroup',
    async () => {
      const id = await groupWith(server, [await somebody()], { memberCount: 7 });
      return chief.post(`/admin/groups/${id}/repair`, { repair: 'recount' });
    },
  ],
  retryJob: ['retryJobs', async () => chief.post(`${await deadJob()}/retry`)],
  retryJobs: ['retryJobs', async () => deadJob().then(() => chief.post('/admin/jobs/retry'))],
  dropJob: ['dropJob', async () => chief.delete(await deadJob())],
  makeBackup: ['makeBackup', () => chief.post('/admin/backups')],
  startBoss: ['startBoss', () => chief.post('/admin/world/boss', { key: 'dilatory' })],
  endBoss: ['endBoss', () => chief.delete('/admin/world/boss')],
  changeSiteSettings: ['changeSite', () => chief.put('/site/settings', { playersInvite: true })],
  createNewsPost: ['writeNews', () => chief.post('/news', POST)],
  updateNewsPost: ['editNews', async () => chief.put(await newPost(), { title: 'Two lanterns' })],
  deleteNewsPost: ['deleteNews', async () => chief.delete(await newPost())],
};

/** Calls with a privilege that send something and need no entry, and why. */
const withoutEntry: Readonly<Record<string, string>> = {
  takeReport: 'only says who looks at a report',
  leaveReport: 'the same',
  testSiteMail: 'changes nothing',
};

/** What the log has of an act, the newest first. */
const entriesOf = async (act: AuditAct) =>
  listIn(valueIn(good(await chief.get(`/admin/audit?act=${act}`)), 'items'));

describe('an administrative act', () => {
  test('is among those tried here, whichever call of the contract it is', () => {
    const changing = allCalls().filter(({ auth, method }) => typeof auth === 'object' && method !== 'GET');
    expect(changing.map(({ id }) => id).toSorted()).toEqual(
      [...Object.keys(cases), ...Object.keys(withoutEntry)].toSorted(),
    );
  });

  test.each(Object.entries(cases))('leaves an entry in the log: %s', async (_name, [act, run]) => {
    const before = await entriesOf(act);
    good(await run());
    expect((await entriesOf(act)).length).toBeGreaterThan(before.length);
  });

  test('tells which settings of the site were changed, and nothing where none was', async () => {
    good(await chief.put('/site/settings', { siteName: 'Lantern House', language: 'en' }));
    good(await chief.put('/site/settings', { siteName: 'Lantern House' }));
    const named = (await entriesOf('changeSite')).filter(
      (entry) => valueIn(entry, 'target', 'name') === 'Lantern House',
    );
    expect(named).toMatchObject([
      { changes: [{ path: 'siteName', before: 'Everdeed', after: 'Lantern House' }], canUndo: false },
    ]);
  });

  test('is ending an invitation of somebody else, not of oneself', async () => {
    good(await chief.put('/site/settings', { playersInvite: true }));
    const ann = await somebody();
    const invite = async (by: Caller) =>
      `/site/invitations/${textIn(good(await by.post('/site/invitations', { uses: 1, days: 7 })), 'id')}`;
    good(await chief.delete(await invite(chief)));
    good(await ann.delete(await invite(ann)));
    expect(await entriesOf('revokeInvitation')).toEqual([]);
    good(await chief.delete(await invite(ann)));
    expect(await entriesOf('revokeInvitation')).toMatchObject([
      { act: 'revokeInvitation', player: { _id: ann.id } },
    ]);
  });
});
