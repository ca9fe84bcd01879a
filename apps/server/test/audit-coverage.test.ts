import { listIn, textIn, valueIn } from '@everdeed/content/values';
import { allCalls } from '@everdeed/contract';
import { type AuditAct, auditActs, DAY_MS } from '@everdeed/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { good } from './support/group-world.ts';
import { groupWith, runningPlan } from './support/parties.ts';
import { changePlayer } from './support/players.ts';
import { type Answer, type Caller, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let chief: Caller;
let count = 0;
const tavern = '/groups/habitrpg/chat';
beforeAll(async () => {
  server = await startServer();
  chief = await server.register('chief');
  await changePlayer(server, chief, (player) => ({ ...player, permissions: { fullAccess: true } }));
});
afterAll(() => server.close());

const tomorrow = (): string => new Date(server.system.at + DAY_MS).toISOString();
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
  decideReport: [
    'hide',
    async () => {
      const path = await reportedMessage();
      const lastReportedAt = textIn(good(await chief.get(path)), 'lastReportedAt');
      return chief.post(`${path}/decide`, { content: 'hide', lastReportedAt });
    },
  ],
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
  startEvent: ['startEvent', () => chief.post('/admin/world/events/piDay', { until: tomorrow() })],
  endEvent: ['endEvent', () => chief.delete('/admin/world/events/piDay')],
  changeSiteSettings: ['changeSite', () => chief.put('/site/settings', { playersInvite: true })],
  createNewsPost: ['writeNews', () => chief.post('/news', POST)],
  updateNewsPost: ['editNews', async () => chief.put(await newPost(), { title: 'Two lanterns' })],
  deleteNewsPost: ['deleteNews', async () => chief.delete(await newPost())],
};

/** A guild of somebody's who is in it with one more, and its plan runs. */
async function othersGuild() {
  const [lead, member] = [await somebody(), await somebody()];
  const fields = { type: 'guild', privacy: 'public', purchased: { plan: runningPlan } } as const;
  return { id: await groupWith(server, [lead, member], fields), lead, member };
}

/** A challenge that somebody else leads, with one task. */
async function othersChallenge() {
  const { id: group, lead } = await othersGuild();
  const sent = { group, name: 'Walk', shortName: 'Walk', prize: 0 };
  const id = textIn(good(await lead.post('/challenges', sent)), '_id');
  const task = { type: 'daily', text: 'Walk', checklist: [{ text: 'Boots' }] };
  const made = good(await lead.post(`/tasks/challenge/${id}`, task));
  return { id, task: textIn(made, '_id'), step: textIn(listIn(valueIn(made, 'checklist'))[0], 'id') };
}

/** An edit of a player that can be taken back: its entry. */
async function edit(): Promise<string> {
  const { id } = await somebody();
  good(await chief.put(`/hall/heroes/${id}`, { stats: { gp: 12 } }));
  return textIn((await entriesOf('editPlayer'))[0], 'id');
}

/** The same for calls that everybody has, where somebody may more with them than others. */
const ofPrivileged: Readonly<Record<string, Case>> = {
  'take back an act': ['undo', async () => chief.post(`/admin/audit/${await edit()}/undo`)],
  "change another's guild": [
    'editGroup',
    async () => chief.put(`/groups/${(await othersGuild()).id}`, { name: 'Quiet owls' }),
  ],
  "remove a member of another's guild": [
    'removeMember',
    async () => {
      const { id, member } = await othersGuild();
      return chief.post(`/groups/${id}/removeMember/${member.id}`);
    },
  ],
  "delete a task of another's board": [
    'editGroup',
    async () => {
      const { id, lead } = await othersGuild();
      const task = good(await lead.post(`/tasks/group/${id}`, { type: 'todo', text: 'Sweep' }));
      return chief.delete(`/tasks/${textIn(task, '_id')}`);
    },
  ],
  "change another's challenge": [
    'editChallenge',
    async () => chief.put(`/challenges/${(await othersChallenge()).id}`, { name: 'Run' }),
  ],
  "end another's challenge": [
    'closeChallenge',
    async () => chief.delete(`/challenges/${(await othersChallenge()).id}`),
  ],
  "add a task to another's challenge": [
    'editChallenge',
    async () =>
      chief.post(`/tasks/challenge/${(await othersChallenge()).id}`, { type: 'habit', text: 'Run' }),
  ],
  "change a task of another's challenge": [
    'editChallenge',
    async () => chief.put(`/tasks/${(await othersChallenge()).task}`, { text: 'Run' }),
  ],
  "move a task of another's challenge": [
    'editChallenge',
    async () => chief.post(`/tasks/${(await othersChallenge()).task}/move/to/0`),
  ],
  "delete a task of another's challenge": [
    'editChallenge',
    async () => chief.delete(`/tasks/${(await othersChallenge()).task}`),
  ],
  "change a step of another's challenge": [
    'editChallenge',
    async () => {
      const { task, step } = await othersChallenge();
      return chief.put(`/tasks/${task}/checklist/${step}`, { text: 'Shoes' });
    },
  ],
  'clear the reports of a message': [
    'clearReports',
    async () => chief.post((await reportedMessage()).replace('/admin/reports/chat', tavern) + '/clearflags'),
  ],
  "delete another's message": [
    'delete',
    async () => chief.delete((await reportedMessage()).replace('/admin/reports/chat', tavern)),
  ],
  'clear the reports of a profile': [
    'clearReports',
    async () => {
      const { id } = await somebody();
      good(await chief.post(`/members/${id}/flag`, { comment: 'Rude' }));
      return chief.post(`/members/${id}/clear-flags`);
    },
  ],
  'clear the reports of a challenge': [
    'clearReports',
    async () => {
      const { id } = await othersChallenge();
      good(await chief.post(`/challenges/${id}/flag`, { comment: 'Rude' }));
      return chief.post(`/challenges/${id}/clearflags`);
    },
  ],
};

/** Acts of the log that a test of their own looks at. */
const elsewhere: readonly AuditAct[] = [
  // Decisions about reports (reports.test.ts).
  'mute',
  'shadowMute',
  'block',
  // Reading a payment (admin-site.test.ts), and an invitation, below.
  'readPayment',
  'revokeInvitation',
];

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

  test('is of every kind that the log knows', () => {
    const tried = [...Object.values(cases), ...Object.values(ofPrivileged)].map(([act]) => act);
    expect([...new Set([...tried, ...elsewhere])].toSorted()).toEqual([...auditActs].toSorted());
  });

  test.each(Object.entries({ ...cases, ...ofPrivileged }))(
    'leaves an entry in the log: %s',
    async (_name, [act, run]) => {
      const before = await entriesOf(act);
      good(await run());
      expect((await entriesOf(act)).length).toBeGreaterThan(before.length);
    },
  );

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
