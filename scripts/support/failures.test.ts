import { describe, expect, it } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.mjs';

describe('the failures at the end of a run', () => {
  it('name a failed test, its file and why', () => {
    const assertionResults = [
      { fullName: 'purse pays', status: 'passed', failureMessages: [] },
      {
        fullName: 'purse refuses',
        status: 'failed',
        failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m'],
      },
    ];
    const testResults = [{ name: 'purse.test.ts', status: 'failed', message: '', assertionResults }];
    expect(vitestFailures({ testResults })).toEqual([
      'purse.test.ts > purse refuses\n    expected 1 to be 2',
    ]);
  });

  it('name a file that could not be loaded', () => {
    const testResults = [
      { name: 'purse.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ];
    expect(vitestFailures({ testResults })).toEqual(['purse.test.ts\n    no such module']);
  });

  it('name what failed in a browser or passed only by luck, however deep it stands', () => {
    const spec = { title: 'opens', file: 'shop.e2e.ts', line: 7, ok: false };
    const results = [{ error: { message: 'timed out' } }, {}];
    const suites = [
      { specs: [{ ...spec, tests: [{ status: 'expected', results: [{}] }] }] },
      { suites: [{ specs: [{ ...spec, tests: [{ status: 'flaky', results }] }] }] },
    ];
    expect(playwrightFailures(suites)).toEqual(['shop.e2e.ts:7 > opens (flaky)\n    timed out']);
  });
});
