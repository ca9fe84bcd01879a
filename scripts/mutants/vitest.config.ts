import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vitest/config';
import { mutations } from './mutations.ts';

/** Lays the mutation of `MUTANT` (its place in the list) over the source as it is loaded; no file changes. */
function overlay(): Plugin {
  const mutation = mutations[Number(process.env['MUTANT'] ?? -1)];
  return {
    name: 'mutant',
    enforce: 'pre',
    load(id) {
      if (!mutation || !id.endsWith(`/packages/rules/src/${mutation.file}`)) return undefined;
      return readFileSync(id, 'utf8').replace(mutation.from, () => mutation.to);
    },
  };
}

/** The property tests of the rules over a mutated source. */
export default defineConfig({
  plugins: [overlay()],
  test: {
    include: ['packages/rules/test/*.property.test.ts'],
    testTimeout: 120_000,
    bail: 1,
    maxWorkers: 1,
  },
});
