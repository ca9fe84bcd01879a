import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsIn, isFields } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { root } from '../support/paths.mjs';

const manifest = (folder: string): Record<string, unknown> =>
  fieldsIn(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));
const dependenciesOf = (folder: string): [string, string][] => {
  const { dependencies } = manifest(folder);
  return Object.entries(isFields(dependencies) ? dependencies : {}).map(([name, version]) => [
    name,
    String(version),
  ]);
};

describe('the package that npm pack makes', () => {
  test('depends on what the server and the packages inside of it depend on, in these versions', () => {
    const folders = ['apps/server', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
    const wanted = folders.flatMap(dependenciesOf).filter(([name]) => !name.startsWith('@everdeed/'));
    expect(Object.fromEntries(dependenciesOf('.'))).toEqual(Object.fromEntries(wanted));
  });

  test('holds what it names', () => {
    const { bin, files } = manifest('.');
    expect(bin).toEqual({ everdeed: 'bin/everdeed.mjs' });
    const named = Array.isArray(files) ? files.map(String).filter((file) => !file.includes('dist')) : [];
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
