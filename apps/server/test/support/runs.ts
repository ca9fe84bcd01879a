/** Whether this is `npm run test:all`, which takes its time. */
export const isLongRun = process.env['TEST_ALL'] === '1';

/** How many cases a property test generates: ten times as many in `npm run test:all`. */
export const runs = (cases: number): number => (isLongRun ? 10 : 1) * cases;
