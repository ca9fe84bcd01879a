import { resolve } from 'node:path';
import { familiesOf, ownFolder, readBases, readFamily } from '../../packages/rules/test/vectors/files.ts';
import { opTable } from '../../packages/rules/test/vectors/ops/table.ts';
import { replayLine, type Verdict } from '../../packages/rules/test/vectors/replay.ts';

/** How many failing cases per family are printed in full. */
const SHOWN = 5;

const count = (verdicts: readonly Verdict[], outcome: Verdict['outcome']): number =>
  verdicts.filter((verdict) => verdict.outcome === outcome).length;

function report(family: string, verdicts: readonly Verdict[]): void {
  const conflicts = count(verdicts, 'conflict');
  const aside = conflicts > 0 ? ` (${conflicts} follow the seeds instead, not compared)` : '';
  console.log(`${family}: ${count(verdicts, 'passed')}/${count(verdicts, 'failed')}${aside}`);
  for (const { id, op, problems } of verdicts.filter(({ outcome }) => outcome === 'failed').slice(0, SHOWN)) {
    console.log(`  ${id} (${op})`);
    for (const problem of problems.slice(0, SHOWN)) console.log(`    ${problem}`);
  }
}

/** Replays the vectors in a folder (by default the project's own); exits with 1 if any fails. */
function main(): void {
  const folder = process.argv[2] ? resolve(process.argv[2]) : ownFolder;
  const bases = readBases(folder);
  const verdicts = familiesOf(folder).flatMap((family) => {
    const found = readFamily(folder, family).map((line) => replayLine(line, bases, opTable));
    report(family, found);
    return found;
  });
  const failed = count(verdicts, 'failed');
  console.log(`${count(verdicts, 'passed')} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

main();
