import { readdirSync, readFileSync } from 'node:fs';
import * as contract from '@everdeed/contract';
import { describe, expect, it } from 'vitest';
import { findRoute } from '../src/app/routes.ts';
import { contractCalls } from './contract-calls.ts';

const sources = new URL('../src/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, sources), 'utf8');

describe('contract-calls.d.ts', () => {
  // A name that the contract lacks would be typed `any` without a warning.
  const declared = [
    ...read('data/contract-calls.d.ts').matchAll(/typeof import\('@everdeed\/contract'\)\.(\w+)/g),
  ];

  it.each(declared.map(([, name = '']) => name))('declares %s, which the contract exports', (name) => {
    expect(contract).toHaveProperty(name);
  });
});

describe('contractCalls', () => {
  it('fails on an area that the contract does not know', async () => {
    const { load } = contractCalls();
    if (typeof load !== 'function') throw new Error('the plugin loads nothing');
    await expect(Reflect.apply(load, undefined, ['\0virtual:calls/nowhere'])).rejects.toThrow('nowhere');
  });
});

/** Quoted text, including the placeholders of templates. */
const TEXTS = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;
const COMMENTS = /\/\*.*?\*\/|^\s*\/\/.*$/gms;

/** A call's path as a pattern that accepts a template placeholder for each parameter. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^(/api/v[34])?${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`);

const patterns = contract.allCalls().map(({ path }) => patternOf(path));
/** Pages of the server for people: no calls. */
const PAGES = new Set(['/api/docs']);
/** Some screens have the address of a call without its base; no call is sent there. */
const isPath = (text: string): boolean =>
  (text.startsWith('/api') && !PAGES.has(text)) ||
  (!findRoute(text) && patterns.some((one) => one.test(text)));

/** Paths of calls that a source file spells out. */
function pathsIn(source: string): string[] {
  const texts = [...source.replaceAll(COMMENTS, '').matchAll(TEXTS)];
  const plain = texts.map(([, ...found]) => (found.find(Boolean) ?? '').replaceAll(/\$\{[^}]*\}/g, 'x'));
  return plain.filter(isPath);
}

describe('the sources', () => {
  it('write no path of a call by hand', () => {
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
    );
    expect(files.flatMap((name) => pathsIn(read(name)).map((path) => `${name}: ${path}`))).toEqual([]);
  });

  it.each([
    `fetch('/api/v4/events')`,
    'post(`/tasks/${id}/score/${direction}`)',
    `send('/tasks/user?type=todos')`,
    `download("/export/userdata.json")`,
  ])('would be caught at %s', (source) => {
    expect(pathsIn(source)).toHaveLength(1);
  });
});
