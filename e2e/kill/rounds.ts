import { type Program, type ProgramOptions, startProgram } from '../../scripts/support/program.ts';
import { call, type Person, RefusedError, register, sendScore, standingOf, scoreOnce } from './person.ts';

/** People who score at the same time, and scores of each that are under way at once. */
const PEOPLE = 4;
const AT_ONCE = 3;
/** The kill comes so many milliseconds after the load began, at random. */
const KILL_MS = { from: 10, to: 600 };
/** Scores of each person that were acknowledged before and are sent again after the restart. */
const REPEATED = 2;

/** Every draw gives this: no critical hit, no drop, so that gold depends on the number of scores alone. */
const DICE = 0.99;

interface World {
  readonly options: ProgramOptions;
  readonly people: readonly Person[];
  /** Somebody whose server was never killed mid-score; tells what gold so many scores give. */
  readonly calm: Person;
  /** Gold after so many scores. */
  readonly goldAfter: number[];
}

async function start(options: ProgramOptions): Promise<Program> {
  const program = await startProgram(options);
  await call(program.url, '/test-control/dice', { method: 'POST', body: { value: DICE } });
  return program;
}

async function makeWorld(options: ProgramOptions): Promise<World> {
  const program = await start(options);
  const calm = await register(program.url, 'calm');
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, index) => register(program.url, `scorer-${index}`)),
  );
  const { gold } = await standingOf(program.url, calm);
  await program.stop();
  return { options: { ...options, folder: program.folder }, people, calm, goldAfter: [gold] };
}

/** Scores until the server is gone. */
async function scoreUntilGone(url: string, person: Person): Promise<void> {
  for (;;) {
    try {
      await scoreOnce(url, person);
    } catch (error) {
      if (error instanceof RefusedError) throw error;
      return;
    }
  }
}

async function killUnderLoad(options: ProgramOptions, people: readonly Person[]): Promise<void> {
  const program = await start(options);
  const load = people.flatMap((person) =>
    Array.from({ length: AT_ONCE }, () => scoreUntilGone(program.url, person)),
  );
  const waitMs = KILL_MS.from + Math.random() * (KILL_MS.to - KILL_MS.from);
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  await program.kill();
  await Promise.all(load);
}

/** Gold that so many scores give, by doing them where nobody disturbs. */
async function goldAfter(url: string, { calm, goldAfter: known }: World, scores: number): Promise<number> {
  while (known.length <= scores) {
    await scoreOnce(url, calm);
    known.push((await standingOf(url, calm)).gold);
  }
  return known[scores] ?? Number.NaN;
}

/** Nothing that was acknowledged may be missing, even before anybody asks again. */
async function checkKept(url: string, { scores, ...person }: Person): Promise<string[]> {
  const standing = await standingOf(url, { scores, ...person });
  const acknowledged = scores.filter(({ answer }) => answer !== undefined).length;
  if (standing.scores < acknowledged)
    return [`${acknowledged - standing.scores} of ${acknowledged} acknowledged scores are lost`];
  if (standing.scores > scores.length) return [`${standing.scores} scores stand, ${scores.length} were made`];
  return [];
}

/** What nobody knows about is sent again, and some of what is known: each must count once, with one answer. */
async function sendAgain(url: string, person: Person): Promise<string[]> {
  const problems: string[] = [];
  const unknown = person.scores.filter(({ answer }) => answer === undefined);
  const known = person.scores.filter(({ answer }) => answer !== undefined).slice(-REPEATED);
  for (const score of unknown) score.answer = await sendScore(url, person, score);
  for (const score of [...unknown, ...known]) {
    const again = await sendScore(url, person, score);
    if (again !== score.answer) problems.push('the same score sent again was answered otherwise');
  }
  return problems;
}

async function checkCounted(url: string, world: World, person: Person): Promise<string[]> {
  const { scores, gold } = await standingOf(url, person);
  const made = person.scores.length;
  const owed = await goldAfter(url, world, made);
  const problems: string[] = [];
  if (scores !== made) problems.push(`${made} scores were made, ${scores} counted`);
  if (gold !== owed) problems.push(`${made} scores give ${owed} gold, not ${gold}`);
  return problems;
}

async function checkAll(world: World): Promise<string[]> {
  const program = await start(world.options);
  try {
    const problems: string[] = [];
    for (const person of world.people) {
      problems.push(...(await checkKept(program.url, person)));
      problems.push(...(await sendAgain(program.url, person)));
      problems.push(...(await checkCounted(program.url, world, person)));
    }
    return problems;
  } finally {
    await program.stop();
  }
}

export interface RoundEnd {
  readonly problems: readonly string[];
  /** Scores made so far by all, and those of this round whose answer the kill cut off. */
  readonly scores: number;
  readonly cutOff: number;
}

/** Kills the server under load, again and again, on the same data; gives how each round ended. */
export async function* killRounds(options: ProgramOptions, count: number): AsyncGenerator<RoundEnd> {
  const world = await makeWorld(options);
  for (let round = 0; round < count; round++) {
    await killUnderLoad(world.options, world.people);
    const scores = world.people.flatMap((person) => person.scores);
    const cutOff = scores.filter(({ answer }) => answer === undefined).length;
    yield { problems: await checkAll(world), scores: scores.length, cutOff };
  }
}
