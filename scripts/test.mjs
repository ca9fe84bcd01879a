import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './support/install.mjs';
import { root } from './support/paths.mjs';
import { bin, run } from './support/run.mjs';

const all = process.argv.includes('--all');
const env = all ? { ...process.env, TEST_ALL: '1' } : process.env;

/** A step that counts as one check. */
const single = (command, args) => async () => {
  const code = await run(command, args, { env });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** Unit, property, contract and store tests, counted one by one. */
async function unitTests() {
  const file = join(root, '.cache', 'vitest.json');
  rmSync(file, { force: true });
  const code = await run(
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { env },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  // A suite that fails to load has no failing tests.
  return { passed: numPassedTests, failed: code === 0 ? numFailedTests : Math.max(1, numFailedTests) };
}

/** A step whose last line is `N passed, N failed`, if the project has it. */
const counting =
  (entry, ...args) =>
  async () => {
    if (!existsSync(join(root, entry))) return { passed: 0, failed: 0 };
    const { spawn } = await import('node:child_process');
    return new Promise((resolve) => {
      const child = spawn(bin('tsx'), [entry, ...args], {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let tail = '';
      child.stdout.on('data', (chunk) => {
        process.stdout.write(chunk);
        tail = (tail + chunk).slice(-4000);
      });
      child.on('exit', (code) => {
        const [, passed, failed] = [...tail.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1) ?? [0, 0, 1];
        resolve({
          passed: Number(passed),
          failed: code === 0 ? Number(failed) : Math.max(1, Number(failed)),
        });
      });
    });
  };

/** The steps of `npm test`, in order. A new kind of test adds one line. */
/** @type {[string, () => Promise<{ passed: number, failed: number }>][]} */
const steps = [
  ['types', single(bin('tsc'), ['--noEmit', '-p', 'tsconfig.json'])],
  ['types of the web client', single(bin('tsc'), ['--noEmit', '-p', 'apps/web/tsconfig.json'])],
  ['lint, format, borders', single(process.execPath, ['scripts/lint.mjs'])],
  ['build', single(process.execPath, ['scripts/build.mjs'])],
  ['unit, property, contract and store tests', unitTests],
  ['kill tests', counting('e2e/kill/main.ts')],
  ['end-to-end tests', counting('e2e/src/main.ts')],
];

await ensureInstalled();
const total = { passed: 0, failed: 0 };
const failedSteps = [];
for (const [name, step] of steps) {
  console.log(`\n== ${name}`);
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(name);
}
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join('; ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
