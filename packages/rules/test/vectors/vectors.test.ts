import { describe, expect, it } from 'vitest';
import { ownFolder, readBases, readFamily } from './files.ts';
import { opTable } from './ops/table.ts';
import { replayLine } from './replay.ts';

const bases = readBases(ownFolder);
const families = ['due', 'score', 'stats', 'drops', 'ops', 'skills', 'day', 'shops', 'numbers'];

describe('the golden vectors', () => {
  it.each(families)('of the family %s come out as in the reference', (family) => {
    const verdicts = readFamily(ownFolder, family).map((line) => replayLine(line, bases, opTable));
    const failed = verdicts.filter(({ outcome }) => outcome === 'failed');
    expect(verdicts.length).toBeGreaterThan(0);
    expect(failed.slice(0, 5).map(({ id, problems }) => [id, ...problems.slice(0, 5)])).toEqual([]);
  });
});
