import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { startProgram, type Program } from '../../../scripts/support/program.ts';
import { clonePlayers } from '../support/clone-players.ts';
import { openDatabase } from '../support/database.ts';
import { inTurn, median } from '../support/numbers.ts';
import { type BenchPlayer, call, makePlayer } from '../support/player.ts';
import { residentBytes } from '../support/process.ts';
import { type BenchRow, besides } from '../support/table.ts';

/** Budgets: design.md, "Budgets", chat and groups. */
const budgets = { posting: 1.5, day: 10, streamsMb: 30 };
const crowds = { few: 5, many: 5000 };
/** Posts of one author within a minute: below the bound against abuse (rules/chat/limits.ts). */
const postsPerMinute = 25;
const minutes = 8;
const partySize = 30;
const days = 5;
const streams = 500;
const startAt = Date.parse('2030-03-04T12:00:00Z');
const minuteMs = 60_000;
const dayMs = 86_400_000;
const dailies = 10;

const setClock = (url: string, at: number) =>
  call(url, 'POST', '/test-control/clock', { body: { now: new Date(at).toISOString() } });

const change = (url: string, collection: string, id: string, set: object) =>
  call(url, 'POST', '/test-control/write', { body: { collection, id, set } });

const post = (url: string, { headers }: BenchPlayer, path: string, body: object = {}) =>
  call(url, 'POST', `/api/v4${path}`, { headers, body });

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** A guild of so many members, of whom all but its leader never call. */
async function guildOf(url: string, leader: BenchPlayer): Promise<string> {
  await change(url, 'users', leader.id, { balance: 5 });
  const { data } = await post(url, leader, '/groups', { type: 'guild', name: 'All', privacy: 'private' });
  return String(data['_id']);
}

/** Milliseconds per post in a small guild and in a large one, taking turns. */
async function postTimes(): Promise<[number, number]> {
  const setup = await startProgram({ testMode: true });
  const leaders = [await makePlayer(setup.url, 1), await makePlayer(setup.url, 1)] as const;
  const model = await makePlayer(setup.url, 1, { small: true });
  const guilds = [await guildOf(setup.url, leaders[0]), await guildOf(setup.url, leaders[1])] as const;
  await setup.stop();
  await clonePlayers(setup, model.id, crowds.many + 3);
  const database = await openDatabase(setup);
  const join = (guild: string, count: number) => [
    `INSERT INTO memberships (player_id, group_id, kind, position)
      SELECT id, '${guild}', 'guild', 0 FROM players
      WHERE id NOT IN ('${leaders[0].id}', '${leaders[1].id}') ORDER BY id LIMIT ${count - 1}`,
    `UPDATE groups SET member_count = ${count} WHERE id = '${guild}'`,
  ];
  await database.run(
    `INSERT INTO player_social (player_id)
      SELECT id FROM players WHERE id NOT IN (SELECT player_id FROM player_social)`,
    ...join(guilds[0], crowds.few),
    ...join(guilds[1], crowds.many),
  );
  await database.close();
  const program = await startProgram({ folder: setup.folder, testMode: true });
  const times: [number[], number[]] = [[], []];
  try {
    for (let minute = 0; minute < minutes; minute += 1) {
      await setClock(program.url, startAt + minute * minuteMs * 2);
      for (let n = 0; n < postsPerMinute; n += 1)
        for (const side of [0, 1] as const) {
          const message = `line ${minute} ${n}`;
          const say = () => post(program.url, leaders[side], `/groups/${guilds[side]}/chat`, { message });
          const ms = await timed(say);
          // The first minute is the warm-up.
          if (minute > 0) times[side].push(ms);
        }
    }
    return [median(times[0]), median(times[1])];
  } finally {
    await program.remove();
  }
}

async function players(url: string, count: number): Promise<BenchPlayer[]> {
  const made: BenchPlayer[] = [];
  for (let n = 0; n < count; n += 1) {
    const player = await makePlayer(url, 1, { small: true });
    const tasks = Array.from({ length: dailies }, (_, index) => ({ type: 'daily', text: `Daily ${index}` }));
    await call(url, 'POST', '/api/v4/tasks/user', { headers: player.headers, body: tasks });
    made.push(player);
  }
  return made;
}

/** Has players be in one party, on a quest whose boss they cannot defeat. */
async function onQuest(url: string, members: readonly BenchPlayer[]): Promise<void> {
  const leader = inTurn(members, 0);
  const others = members.slice(1);
  const { data } = await post(url, leader, '/groups', { type: 'party', name: 'Us' });
  const path = `/groups/${String(data['_id'])}`;
  // Few invitations may wait at a time.
  for (const other of others) {
    await post(url, leader, `${path}/invite`, { uuids: [other.id] });
    await post(url, other, `${path}/join`);
  }
  await change(url, 'users', leader.id, { 'items.quests.vice1': 1 });
  await post(url, leader, `${path}/quests/invite/vice1`);
  for (const other of others) await post(url, other, `${path}/quests/accept`);
  await change(url, 'groups', String(data['_id']), { 'quest.progress.hp': 1e9 });
}

/** Milliseconds of a day of each player, all of them at the same moment, with a score before and after it. */
async function dayTime(url: string, all: readonly BenchPlayer[]): Promise<number> {
  const score = (player: BenchPlayer) => post(url, player, `/tasks/${inTurn(player.habits, 0)}/score/up`);
  const ms = await timed(() =>
    Promise.all(
      all.map(async (player) => {
        await post(url, player, '/cron');
        await score(player);
      }),
    ),
  );
  return ms / all.length;
}

/** Milliseconds of a member's day: of as many people who play alone, and of a party on a quest. */
async function dayTimes(): Promise<[number, number]> {
  const program = await startProgram({ testMode: true });
  const { url } = program;
  try {
    const [lonely, party] = [await players(url, partySize), await players(url, partySize)];
    await onQuest(url, party);
    const times: [number[], number[]] = [[], []];
    for (let day = 1; day <= days; day += 1) {
      await setClock(url, startAt + day * dayMs);
      // Nobody dies of dailies that are left undone.
      for (const { id } of [...lonely, ...party]) await change(url, 'users', id, { 'stats.hp': 50 });
      times[0].push(await dayTime(url, lonely));
      times[1].push(await dayTime(url, party));
    }
    return [median(times[0].slice(1)), median(times[1].slice(1))];
  } finally {
    await program.remove();
  }
}

/** Opens a live stream; resolves once its first bytes have come. */
const openStream = ({ url }: Program, { headers }: BenchPlayer): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const stream = request(`${url}/api/v4/events`, { headers, agent: false }, (answer) => {
      answer.once('data', () => resolve(() => stream.destroy()));
      answer.resume();
    });
    stream.on('error', reject);
    stream.end();
  });

/** Megabytes that open streams cost the server. */
async function streamMegabytes(): Promise<number> {
  const setup = await startProgram({ testMode: true });
  const listeners: BenchPlayer[] = [];
  for (let n = 0; n < 20; n += 1) listeners.push(await makePlayer(setup.url, 1, { small: true }));
  await setup.stop();
  const program = await startProgram({ folder: setup.folder });
  const open: (() => void)[] = [];
  try {
    // Everybody is known before: streams alone are measured.
    for (const listener of listeners) open.push(await openStream(program, listener));
    const before = residentBytes(program.pid);
    while (open.length < streams + listeners.length)
      open.push(await openStream(program, inTurn(listeners, open.length)));
    return (residentBytes(program.pid) - before) / 1024 / 1024;
  } finally {
    for (const close of open) close();
    await program.remove();
  }
}

/** Measures what groups cost when they are large. */
export async function benchGroups(): Promise<BenchRow[]> {
  const many = crowds.many.toLocaleString('en');
  const megabytes = await streamMegabytes();
  return [
    besides(`post to ${many} members beside ${crowds.few}`, await postTimes(), budgets.posting),
    besides(
      `a day and a score in a quest party of ${partySize}, all at once, beside as many alone`,
      await dayTimes(),
      budgets.day,
    ),
    {
      what: `memory of ${streams} open streams`,
      measured: `${megabytes.toFixed(1)} MB`,
      budget: `at most ${budgets.streamsMb} MB`,
      kept: megabytes <= budgets.streamsMb,
    },
  ];
}
