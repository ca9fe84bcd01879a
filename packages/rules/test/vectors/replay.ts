import { type Bases, buildWorld } from './build.ts';
import { differences, overlay, settlePick, simplify } from './compare.ts';
import type { Expectation, OpHandler, Replay, SeedCheck, VectorLine, World } from './line.ts';

/** How a case came out. `conflict`: the seeds overrule the reference and no check says more. */
export interface Verdict {
  readonly id: string;
  readonly family: string;
  readonly op: string;
  readonly outcome: 'passed' | 'failed' | 'conflict';
  readonly problems: readonly string[];
}

/** The ops that can be replayed. */
export interface OpTable {
  readonly handlers: Readonly<Record<string, OpHandler>>;
  readonly seedChecks: Readonly<Record<string, SeedCheck>>;
  /** Paths that a case of the op does not speak of, besides those no case does. */
  readonly ignored: Readonly<Record<string, readonly string[]>>;
}

const KINDS: Readonly<Record<string, readonly [status: number, name: string]>> = {
  badRequest: [400, 'BadRequest'],
  notAuthorized: [401, 'NotAuthorized'],
  notFound: [404, 'NotFound'],
};

/** Replays one case and compares. */
export function replayLine(line: VectorLine, bases: Bases, table: OpTable): Verdict {
  const { op } = line.call;
  const base = { id: line.id, family: line.family, op };
  const handler = table.handlers[op];
  if (!handler) return { ...base, outcome: 'failed', problems: [`no handler for op ${op}`] };
  const world = buildWorld(line, bases);
  try {
    const replay = handler(world);
    if (line.seedConflict) return judgeConflict(base, world, replay, table);
    const problems = compare(world, replay, table.ignored[op] ?? []);
    return { ...base, outcome: problems.length > 0 ? 'failed' : 'passed', problems };
  } catch (error) {
    return {
      ...base,
      outcome: 'failed',
      problems: [`threw ${error instanceof Error ? error.stack : String(error)}`],
    };
  }
}

function judgeConflict(
  base: Pick<Verdict, 'id' | 'family' | 'op'>,
  world: World,
  replay: Replay,
  { seedChecks }: OpTable,
): Verdict {
  const check = seedChecks[base.op];
  if (!check) return { ...base, outcome: 'conflict', problems: [] };
  const problems = check(world, replay);
  return { ...base, outcome: problems.length > 0 ? 'failed' : 'passed', problems };
}

function compare(world: World, replay: Replay, ignored: readonly string[]): string[] {
  const { expect } = world.line;
  if (expect.error || replay.error) return compareErrors(expect, replay);
  return [
    ...comparePlayer(world, replay, ignored),
    ...compareMany('tasks', world.tasks, replay.tasks, expect.tasks, ignored),
    ...compareMany('members', world.members, replay.members, expect.members, ignored),
    ...compareTask(world, replay, ignored),
    ...compareAnswer(expect, replay),
  ];
}

function compareErrors({ error: expected }: Expectation, { error: actual }: Replay): string[] {
  if (!expected || !actual)
    return [`error: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
  const [status, name] = KINDS[actual.kind] ?? [0, actual.kind];
  const told = {
    status,
    class: name,
    ...(expected.key === null ? { key: null } : { key: actual.key }),
    ...(expected.params ? { params: actual.params } : {}),
  };
  return differences(expected, told, 'error');
}

function comparePlayer({ line, player }: World, replay: Replay, ignored: readonly string[]): string[] {
  const { expect } = line;
  const before = simplify(player, ignored);
  const actual = simplify(replay.player ?? player, ignored);
  const expected = overlay(before, expect.user ?? {});
  const problems = (expect.picks ?? []).flatMap((pick) => settlePick(expected, before, actual, pick));
  const open = expect.open ?? [];
  const isOpen = (problem: string): boolean => open.some((path) => problem.startsWith(`user.${path}`));
  return [...problems, ...differences(expected, actual, 'user').filter((problem) => !isOpen(problem))];
}

function compareTask({ line, task }: World, replay: Replay, ignored: readonly string[]): string[] {
  if (!task) return [];
  const expected = overlay(simplify(task, ignored), line.expect.task ?? {});
  return differences(expected, simplify(replay.task ?? task, ignored), 'task');
}

function compareMany(
  name: string,
  before: readonly object[],
  after: readonly object[] | undefined,
  changes: readonly Readonly<Record<string, unknown>>[] | undefined,
  ignored: readonly string[],
): string[] {
  return before.flatMap((value, index) => {
    const expected = overlay(simplify(value, ignored), changes?.[index] ?? {});
    return differences(expected, simplify(after?.[index] ?? value, ignored), `${name}[${index}]`);
  });
}

function compareAnswer(expect: Expectation, replay: Replay): string[] {
  return [
    ...(expect.data === undefined
      ? []
      : differences(expect.data, replay.data, 'data', replay.isUnordered ?? false)),
    ...(expect.message === undefined ? [] : differences(expect.message, replay.message, 'message')),
    ...differences(expect.transactions ?? [], replay.transactions ?? [], 'transactions'),
  ];
}
