/** How many cases a property test generates: ten times as many in `npm run test:all`. */
export const runs = (cases: number): number => (process.env['TEST_ALL'] === '1' ? 10 : 1) * cases;
