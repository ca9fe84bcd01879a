import { ensureInstalled } from './support/install.mjs';
import { bin, capture, run } from './support/run.mjs';

const areas = ['packages', 'apps', 'scripts', 'e2e', 'bench'];
/** A dependency check that saw no modules proves nothing. */
const fewestModules = 100;

async function borders() {
  const { code, output } = await capture(bin('depcruise'), [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    ...areas,
  ]);
  console.log(output.trim());
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  if (modules >= fewestModules) return code;
  console.error(`The dependency check saw only ${modules} modules, so it is not working.`);
  return 1;
}

/** @type {[string, () => Promise<number>][]} */
const checks = [
  ['lint', () => run(bin('oxlint'), ['--type-aware', '--deny-warnings', ...areas])],
  ['format', () => run(bin('biome'), ['format', ...areas])],
  ['borders', borders],
  // Messages, words of the catalogue and documents, in both languages; `spelling/` has our own words.
  ['spelling', () => run(bin('cspell'), ['lint', '--no-progress', '--no-summary'])],
  ['what nobody uses', () => run(bin('knip'), ['--no-progress'])],
];

await ensureInstalled();
let failed = 0;
for (const [name, check] of checks) {
  console.log(`\n== ${name}`);
  if ((await check()) !== 0) failed++;
}
console.log(`\n${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
