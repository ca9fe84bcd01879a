import { setTimeout as pause } from 'node:timers/promises';
import { type Program, type ProgramOptions, startProgram } from '../../scripts/support/program.ts';
import { type Operation, operation, sendAgain, sendUntilGone } from './operation.ts';
import { balancesOf, CHECKS, checkKept, countSynced, type Round } from './together-checks.ts';
import { control, makeReady, makeTogether, type Member, type Together } from './together-world.ts';

/** The kill comes so many milliseconds after the first member's day has begun, at random. */
const KILL_MS = { from: 0, to: 700 };
/** Changes of one kind by one member in a round: below the bounds against abuse (rules/chat/limits.ts). */
const MAX_SENT = 25;
const DAY_MS = 86_400_000;
/** How long after a kill the clock goes on: whoever had leased a job is taken for dead by then. */
const LATER_MS = 5 * 60_000;
/** No drops. */
const DICE = 0.99;

export interface TogetherEnd {
  readonly problems: readonly string[];
  readonly sent: number;
  readonly cutOff: number;
  /** Whether the kill hit the challenge's job between its first and its last participant. */
  readonly cutJob: boolean;
}

const setClock = (url: string, at: number): Promise<unknown> =>
  control(url, 'clock', { now: new Date(at).toISOString() });

function* repeated(make: (index: number) => Operation): Generator<Operation> {
  for (let index = 0; index < MAX_SENT; index++) yield make(index);
}

const nextOf = (all: readonly Member[], one: Member): Member =>
  all[(all.indexOf(one) + 1) % all.length] ?? one;

/** What each member does, again and again. */
const chat = (by: Member, { party }: Together, at: number) =>
  repeated((n) => operation(by, `/groups/${party}/chat`, { message: `${by.id} ${at} ${n}` }));

const giving = (by: Member, { members }: Together, at: number) =>
  repeated((n) =>
    operation(by, '/members/transfer-gems', {
      toUserId: nextOf(members, by).id,
      gemAmount: 1,
      message: `present-${by.id}-${at}-${n}`,
    }),
  );

const moving = (by: Member, { guild }: Together) =>
  repeated((n) => operation(by, `/groups/${guild}/${n % 2 === 0 ? 'join' : 'leave'}`));

/** Everything that is done at once in a round, until the server is gone; `begun` is told of each day that has begun. */
async function loadOf(url: string, world: Together, at: number, text: string, begun: () => void) {
  const { members, changing } = world;
  const [leader, ...others] = members;
  if (!leader) throw new Error('nobody is there');
  const until = (operations: Iterable<Operation>) => sendUntilGone(url, operations);
  const [changes, days, posts, gifts, moves] = await Promise.all([
    until([operation(leader, `/tasks/${changing}`, { text }, 'PUT')]),
    Promise.all(members.map((by) => until([operation(by, '/cron')]).finally(begun))),
    Promise.all(members.map((by) => until(chat(by, world, at)))),
    Promise.all(members.map((by) => until(giving(by, world, at)))),
    Promise.all(others.map(async (by) => [by, await until(moving(by, world))] as const)),
  ]);
  return { changes, days: days.flat(), posts: posts.flat(), gifts: gifts.flat(), moves: new Map(moves) };
}

async function killUnderLoad(program: Program, world: Together, at: number, text: string) {
  let load: ReturnType<typeof loadOf> | undefined;
  await new Promise<void>((begun) => {
    load = loadOf(program.url, world, at, text, begun);
    // What it throws is thrown below, where it is waited for.
    load.catch(() => begun());
  });
  await pause(KILL_MS.from + Math.random() * (KILL_MS.to - KILL_MS.from));
  await program.kill();
  if (!load) throw new Error('nothing was done');
  return load;
}

/** Has everybody out of the guild who is in it, but its leader. */
async function emptyGuild(url: string, { guild }: Together, moves: Round['moves']): Promise<void> {
  for (const [by, sent] of moves)
    if (sent.at(-1)?.path.endsWith('/join'))
      await sendUntilGone(url, [operation(by, `/groups/${guild}/leave`)]);
}

/** Sends again what was cut off, and compares everything with what was sent. */
async function checkAll(
  url: string,
  world: Together,
  round: Round,
  sent: readonly Operation[][],
): Promise<string[]> {
  const problems = await checkKept(url, world, round);
  for (const lane of sent) problems.push(...(await sendAgain(url, lane)));
  for (const [name, check] of Object.entries(CHECKS))
    problems.push(...(await check(url, world, round)).map((problem) => `${name}: ${problem}`));
  return problems;
}

/** Kills the server while people do things together, again and again, on the same data; gives how each round ended. */
export async function* killTogether(options: ProgramOptions, count: number): AsyncGenerator<TogetherEnd> {
  let program = await startProgram(options);
  const again = { ...options, folder: program.folder };
  try {
    const world = await makeTogether(program.url);
    const noon = Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 2;
    for (let number = 0; number < count; number++) {
      const at = noon + number * DAY_MS;
      const text = `round ${number}`;
      await control(program.url, 'dice', { value: DICE });
      await setClock(program.url, at);
      await makeReady(program.url, world);
      const balances = await balancesOf(program.url, world);
      const { days, posts, gifts, moves, changes } = await killUnderLoad(program, world, at, text);
      program = await startProgram(again);
      const { url } = program;
      const lanes = [days, posts, gifts, ...moves.values(), changes];
      const sent = lanes.flat();
      const cutOff = sent.filter(({ answer }) => answer === undefined).length;
      // Its lease has not run out by any clock, so the job stands as the kill left it.
      const synced = await countSynced(url, world, text);
      await control(url, 'dice', { value: DICE });
      await setClock(url, at + LATER_MS);
      const problems = await checkAll(url, world, { posts, gifts, moves, balances, text, at }, lanes);
      const cutJob = synced > 0 && synced < world.participants.length;
      yield { problems, sent: sent.length, cutOff, cutJob };
      await emptyGuild(url, world, moves);
    }
  } finally {
    await program.stop();
  }
}
