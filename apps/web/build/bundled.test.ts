import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUNDLED, OWN_BUNDLED } from './bundled.ts';

const folders = ['src', 'test'].map((name) => join(import.meta.dirname, '..', name));
/** Names without a path; types are gone before the browser asks. */
const IMPORT = /^(?:import|export)(?! type\b)[^'"]*?from '([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm;
/** What Vitest and our own plugins answer. */
const ANSWERED = /^(?:vitest|vitest\/browser|virtual:.*)$/;

/** Packages that code for the browser imports; tests that end in `.ts` run without one. */
const imported = () =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|d)\.ts$/.test(name))
    .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(IMPORT)])
    .map(([, at, later]) => at ?? later ?? '')
    .filter((name) => !ANSWERED.test(name));

test('every package that screens and their tests import is bundled before component tests begin', () => {
  const names = new Set(imported());
  expect(names.size, 'packages found').toBeGreaterThan(10);
  expect([...names].filter((name) => ![...BUNDLED, ...OWN_BUNDLED].includes(name))).toEqual([]);
});
