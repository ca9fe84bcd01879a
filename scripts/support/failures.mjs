import { stripVTControlCharacters } from 'node:util';

const lines = 12;

/**
 * A failed test as the end of a run tells it: where, what, and the first lines of why.
 *
 * @param {string} where
 * @param {string} message
 */
const told = (where, message) =>
  [where, ...stripVTControlCharacters(message).split('\n').slice(0, lines)].join('\n    ');

/**
 * The failed tests, and the files that could not be loaded, in a JSON report of Vitest.
 *
 * @param {{ testResults: readonly { name: string, status: string, message: string, assertionResults: readonly { fullName: string, status: string, failureMessages: readonly string[] | null }[] }[] }} report
 * @returns {string[]}
 */
export const vitestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [told(name, message)];
    return failed.map((test) => told(`${name} > ${test.fullName}`, (test.failureMessages ?? []).join('\n')));
  });

/**
 * @typedef {{ title: string, file: string, line: number, ok: boolean, tests: readonly { status: string, results: readonly { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ suites?: readonly Suite[], specs?: readonly Spec[] }} Suite
 */

/**
 * The tests in a JSON report of Playwright that failed, were skipped, or passed only when tried again.
 *
 * @param {readonly Suite[]} suites
 * @returns {string[]}
 */
export const playwrightFailures = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status, results }) =>
          told(
            `${file}:${line} > ${title} (${status})`,
            results.find(({ error }) => error)?.error?.message ?? '',
          ),
        ),
    ),
    ...playwrightFailures(inner),
  ]);
