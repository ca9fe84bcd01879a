import { ensureInstalled } from './support/install.mjs';
import { bin, capture } from './support/run.mjs';

const areas = ['packages', 'apps', 'scripts', 'e2e', 'bench'];
/** A dependency check that saw no modules proves nothing. */
const fewestModules = 100;

/** @typedef {{ code: number, output: string }} Told */

/** @returns {Promise<Told>} */
async function borders() {
  const { code, output } = await capture(bin('depcruise'), [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    ...areas,
  ]);
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  if (modules >= fewestModules) return { code, output };
  const doubt = `The dependency check saw only ${modules} modules, so it is not working.`;
  return { code: 1, output: `${output}\n${doubt}` };
}

/**
 * Checks that run one after the other, beside those of the other list: each of the second takes one core.
 *
 * @type {[string, () => Promise<Told>][][]}
 */
const lists = [
  [['lint', () => capture(bin('oxlint'), ['--type-aware', '--deny-warnings', ...areas])]],
  [
    ['format', () => capture(bin('biome'), ['format', ...areas])],
    ['borders', borders],
    // Messages, words of the catalogue and documents, in both languages; `spelling/` has our own words.
    ['spelling', () => capture(bin('cspell'), ['lint', '--no-progress', '--no-summary'])],
    ['what nobody uses', () => capture(bin('knip'), ['--no-progress'])],
  ],
];

let failed = 0;

/** @param {(typeof lists)[number]} checks */
async function inTurn(checks) {
  for (const [name, check] of checks) {
    const { code, output } = await check();
    console.log(`\n== ${name}\n${output.trim()}`);
    if (code !== 0) failed += 1;
  }
}

await ensureInstalled();
await Promise.all(lists.map(inTurn));
const count = lists.flat().length;
console.log(`\n${count - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
