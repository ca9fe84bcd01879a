import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { numberIn } from '@everdeed/content/values';
import { type Mutation, mutations } from './mutations.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Failed and passed tests of one run; throws when it did not get as far as the tests. */
function run(killer: string, mutant: number, folder: string): { failed: number; passed: number } {
  const report = join(folder, `${killer}-${mutant}.json`);
  const args = ['vitest', 'run', '--config', 'scripts/mutants/vitest.config.ts', '--root', '.'];
  const { stderr } = spawnSync(
    'npx',
    [...args, '--reporter=json', `--outputFile=${report}`, `${killer}.property`],
    {
      cwd: root,
      // Ten times the cases for a mutant: a run ends with the first that fails.
      env: { ...process.env, MUTANT: String(mutant), TEST_ALL: mutant < 0 ? '0' : '1' },
      encoding: 'utf8',
    },
  );
  const { failed, passed } = readReport(report, stderr);
  if (failed + passed === 0) throw new Error(`no test of ${killer} was run\n${stderr}`);
  return { failed, passed };
}

function readReport(path: string, stderr: string): { failed: number; passed: number } {
  try {
    // The reporter's own format, of which these two counts are all that is read.
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return { failed: numberIn(read, 'numFailedTests'), passed: numberIn(read, 'numPassedTests') };
  } catch {
    throw new Error(`the tests left no report\n${stderr}`);
  }
}

/** Mutations whose text is not to be found exactly once: the list has fallen behind the source. */
const isStale = ({ file, from }: Mutation): boolean =>
  readFileSync(join(root, 'packages/rules/src', file), 'utf8').split(from).length !== 2;

/** Every mutation must be killed by the property tests it names; exit 1 when one survives. */
function main(): void {
  const stale = mutations.filter(isStale);
  for (const { file, from } of stale) console.error(`not found exactly once in ${file}: ${from}`);
  if (stale.length > 0) process.exit(1);
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const killer of new Set(mutations.map((mutation) => mutation.killer))) {
    if (run(killer, -1, folder).failed > 0) throw new Error(`${killer} fails without any mutation`);
  }
  const survivors = mutations.filter(({ file, from, killer }, index) => {
    const isKilled = run(killer, index, folder).failed > 0;
    console.log(`${isKilled ? 'killed  ' : 'SURVIVED'} ${file}: ${from}`);
    return !isKilled;
  });
  rmSync(folder, { recursive: true });
  console.log(`${mutations.length - survivors.length} of ${mutations.length} mutants killed`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
}

main();
