import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './support/browser.mjs';
import { playwrightFailures, vitestFailures } from './support/failures.mjs';
import { ensureInstalled } from './support/install.mjs';
import { root } from './support/paths.mjs';
import { bin, run } from './support/run.mjs';
import { scratchInMemory } from './support/scratch.mjs';

/** @typedef {{ passed: number, failed: number, failures?: readonly string[] | undefined }} Count */
/** @typedef {() => Promise<Count>} Step */

const all = process.argv.includes('--all');
const env = { ...process.env, ...scratchInMemory(), ...(all && { TEST_ALL: '1' }) };

/**
 * A step that counts as one check.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Step}
 */
const single = (command, args) => async () => {
  const code = await run(command, args, { env });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/**
 * Checks types by the compiler's native build, which is quicker. Tools that read its syntax trees need the other one.
 *
 * @param {string} project
 */
const types = (project) =>
  single(process.execPath, ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', project]);

/**
 * Runs a command that writes a report, and counts what the report tells.
 *
 * @param {string} report where the command writes
 * @param {string} command
 * @param {readonly string[]} args
 * @param {(told: any) => Count} count
 * @returns {Promise<Count>}
 */
async function reporting(report, command, args, count) {
  rmSync(report, { force: true });
  const code = await run(command, args, { env });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { passed, failed, failures } = count(JSON.parse(readFileSync(report, 'utf8')));
  // A file that cannot be loaded has no tests that fail.
  return { passed, failed: code === 0 ? failed : Math.max(1, failed), failures };
}

/** Tests that take long for what they tell, of what seldom changes: `npm run test:all` runs them, too. */
const LONG = [
  // Files of 20 MB, checkpoints under load, several programs on one folder, and every table carried elsewhere.
  'apps/server/test/{import-size,checkpointer,transfer}.test.ts',
  'apps/server/test/hardening/processes.test.ts',
  // Programs of older releases, and what only tests are given.
  'apps/server/test/{test-mode,upgrade}.test.ts',
  // Every moment at which a payment can break off; the kills hit some of them.
  'apps/server/test/pay-provider-crashes.test.ts',
  // Screens of those who keep a site; what they may is tried on the server every time.
  'apps/web/src/features/{admin,hall}/**',
  'apps/web/src/features/news/editor-screen.test.tsx',
  'apps/web/src/features/settings/site/**',
  'apps/web/src/app/keepers.test.tsx',
  // Every field of every kind of task, and what is seldom opened.
  'apps/web/src/features/task-editor/kinds.test.tsx',
  'apps/web/src/features/{tags,payments}/*.test.tsx',
  'apps/web/src/features/settings/plan/**',
  'apps/web/src/features/settings/general-section.test.tsx',
  'apps/web/src/features/group-plans/board-answers.test.tsx',
  'apps/web/src/features/{challenges/challenge-screens,guilds/{discover,guild}-screen,party/party-quest}.test.tsx',
  // Whole screens of things, of which the stories visit each.
  'apps/web/src/features/items/{equipment,looks,stable,things}/*-screen.test.tsx',
  'apps/web/src/features/{classes/class-choice,shops/ware-dialogs}.test.tsx',
  'apps/web/src/member-kit/gift-dialog.test.tsx',
  // Seconds in which messages stay and leave.
  'apps/web/src/ui/toast-area.test.tsx',
];

/**
 * Tests of these projects in `vitest.config.ts`; a name after `!` leaves that project out.
 *
 * @param {string} project
 * @returns {Step}
 */
const vitest = (project) => () => {
  const report = join(root, '.cache', 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const left = all ? [] : LONG.flatMap((files) => ['--exclude', files]);
  return reporting(report, bin('vitest'), ['run', '--project', project, ...left, ...reporters], (told) => ({
    passed: told.numPassedTests,
    failed: told.numFailedTests,
    failures: vitestFailures(told),
  }));
};

/** The product in a real browser. A test that was skipped or passed by luck counts as failed. */
const playwright = () =>
  reporting(
    join(root, '.cache', 'e2e.json'),
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts'],
    ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
      failures: playwrightFailures(suites),
    }),
  );

/**
 * A step that needs a browser, and fails where none can be had.
 *
 * @param {Step} step
 * @returns {Step}
 */
const inBrowser = (step) => async () => ((await ensureBrowser()) ? step() : { passed: 0, failed: 1 });

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
const sumOf = (counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  failures: counts.flatMap(({ failures = [] }) => failures),
});

/**
 * Steps that use one core each, at once; they count together.
 *
 * @param {...Step} steps
 * @returns {Step}
 */
const together =
  (...steps) =>
  async () =>
    sumOf(await Promise.all(steps.map((step) => step())));

/**
 * Steps one after the other, of which all run; they count together.
 *
 * @param {...Step} steps
 * @returns {Step}
 */
const inTurn =
  (...steps) =>
  async () => {
    const counts = [];
    for (const step of steps) counts.push(await step());
    return sumOf(counts);
  };

/**
 * A part that prints `N passed, N failed` as its last line.
 *
 * @param {string} entry
 * @returns {Step}
 */
const counting = (entry) => () =>
  new Promise((resolve) => {
    const child = spawn(bin('tsx'), [entry], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let tail = '';
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      tail = (tail + chunk).slice(-4000);
    });
    child.on('close', (code) => {
      const [, passed, failed] = [...tail.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1) ?? [0, 0, 1];
      resolve({ passed: Number(passed), failed: code === 0 ? Number(failed) : Math.max(1, Number(failed)) });
    });
  });

/**
 * What `npm test` does, in order. A new kind of test is one more line.
 *
 * @type {[string, Step][]}
 */
const steps = [
  [
    'types, lint, format, borders',
    together(
      types('tsconfig.json'),
      inTurn(types('apps/web/tsconfig.json'), single(process.execPath, ['scripts/lint.mjs'])),
    ),
  ],
  ['build', single(process.execPath, ['scripts/build.mjs'])],
  ['unit, property, contract and store tests', vitest('!components')],
  [
    'component tests, kills, hostile bodies',
    together(
      inBrowser(vitest('components')),
      inTurn(counting('e2e/kill/main.ts'), counting('e2e/hostile/main.ts')),
    ),
  ],
  ['end-to-end tests', inBrowser(playwright)],
];

if (all)
  steps.push(['several processes, and moving between engines', counting('scripts/hosting/engines.ts')]);
/** A PostgreSQL of this machine, whose tools can dump it. */
const canDump = ['initdb', 'pg_dump'].every((tool) => spawnSync(tool, ['--version']).status === 0);
if (all && canDump) steps.push(['dumps of PostgreSQL', counting('scripts/hosting/dumps.ts')]);
else if (all) console.log('Not tried here: dumps need a PostgreSQL with its tools (apt install postgresql).');
/** What changes this machine's mounts and runs a Debian of its own needs both. */
const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
if (all && mayInstall)
  steps.push(
    ['examples of proxies', counting('scripts/hosting/proxies.ts')],
    ['installation in a clean Debian', counting('scripts/hosting/install.ts')],
  );
else if (all) console.log('Not tried here: the installation needs Debian and root.');

await ensureInstalled();
const total = { passed: 0, failed: 0 };
/** @type {string[]} What failed, told once more at the end, where it is read first. */
const failures = [];
for (const [name, step] of steps) {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const count = await step();
  const { passed, failed } = count;
  console.log(
    `-- ${name}: ${passed} passed, ${failed} failed, ${Math.round((performance.now() - started) / 1000)} s`,
  );
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(`Failed: ${name}`, ...(count.failures ?? []));
}
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
