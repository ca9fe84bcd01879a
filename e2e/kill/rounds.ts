import { type Program, type ProgramOptions, startProgram } from '../../scripts/support/program.ts';
import { call, type Person, RefusedError, register, sendTick, standingOf, tickOnce } from './person.ts';

/** People who tick at the same time, and ticks of each that are under way at once. */
const PEOPLE = 4;
const AT_ONCE = 3;
/** The kill comes so many milliseconds after the load began, at random. */
const KILL_MS = { from: 10, to: 600 };
/** Ticks of each person that were acknowledged before and are sent again after the restart. */
const REPEATED = 2;

/** Every draw gives this: no critical hit, no drop, so that gold depends on the number of ticks alone. */
const DICE = 0.99;

interface World {
  readonly options: ProgramOptions;
  readonly people: readonly Person[];
  /** Somebody whose server was never killed mid-tick; tells what gold so many ticks give. */
  readonly calm: Person;
  /** Gold after so many ticks. */
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
    Array.from({ length: PEOPLE }, (_, index) => register(program.url, `ticker-${index}`)),
  );
  const { gold } = await standingOf(program.url, calm);
  await program.stop();
  return { options: { ...options, folder: program.folder }, people, calm, goldAfter: [gold] };
}

/** Ticks until the server is gone. */
async function tickUntilGone(url: string, person: Person): Promise<void> {
  for (;;) {
    try {
      await tickOnce(url, person);
    } catch (error) {
      if (error instanceof RefusedError) throw error;
      return;
    }
  }
}

async function killUnderLoad(options: ProgramOptions, people: readonly Person[]): Promise<void> {
  const program = await start(options);
  const load = people.flatMap((person) =>
    Array.from({ length: AT_ONCE }, () => tickUntilGone(program.url, person)),
  );
  const waitMs = KILL_MS.from + Math.random() * (KILL_MS.to - KILL_MS.from);
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  await program.kill();
  await Promise.all(load);
}

/** Gold that so many ticks give, by doing them where nobody disturbs. */
async function goldAfter(url: string, { calm, goldAfter: known }: World, ticks: number): Promise<number> {
  while (known.length <= ticks) {
    await tickOnce(url, calm);
    known.push((await standingOf(url, calm)).gold);
  }
  return known[ticks] ?? Number.NaN;
}

/** Nothing that was acknowledged may be missing, even before anybody asks again. */
async function checkKept(url: string, { ticks, ...person }: Person): Promise<string[]> {
  const standing = await standingOf(url, { ticks, ...person });
  const acknowledged = ticks.filter(({ answer }) => answer !== undefined).length;
  if (standing.ticks < acknowledged)
    return [`${acknowledged - standing.ticks} of ${acknowledged} acknowledged ticks are lost`];
  if (standing.ticks > ticks.length) return [`${standing.ticks} ticks stand, ${ticks.length} were made`];
  return [];
}

/** What nobody knows about is sent again, and some of what is known: each must count once, with one answer. */
async function sendAgain(url: string, person: Person): Promise<string[]> {
  const problems: string[] = [];
  const unknown = person.ticks.filter(({ answer }) => answer === undefined);
  const known = person.ticks.filter(({ answer }) => answer !== undefined).slice(-REPEATED);
  for (const tick of unknown) tick.answer = await sendTick(url, person, tick);
  for (const tick of [...unknown, ...known]) {
    const again = await sendTick(url, person, tick);
    if (again !== tick.answer) problems.push('the same tick sent again was answered otherwise');
  }
  return problems;
}

async function checkCounted(url: string, world: World, person: Person): Promise<string[]> {
  const { ticks, gold } = await standingOf(url, person);
  const made = person.ticks.length;
  const owed = await goldAfter(url, world, made);
  const problems: string[] = [];
  if (ticks !== made) problems.push(`${made} ticks were made, ${ticks} counted`);
  if (gold !== owed) problems.push(`${made} ticks give ${owed} gold, not ${gold}`);
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
  /** Ticks made so far by all, and those of this round whose answer the kill cut off. */
  readonly ticks: number;
  readonly cutOff: number;
}

/** Kills the server under load, again and again, on the same data; gives how each round ended. */
export async function* killRounds(options: ProgramOptions, count: number): AsyncGenerator<RoundEnd> {
  const world = await makeWorld(options);
  for (let round = 0; round < count; round++) {
    await killUnderLoad(world.options, world.people);
    const ticks = world.people.flatMap((person) => person.ticks);
    const cutOff = ticks.filter(({ answer }) => answer === undefined).length;
    yield { problems: await checkAll(world), ticks: ticks.length, cutOff };
  }
}
