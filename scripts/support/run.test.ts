import { expect, it } from 'vitest';
import { capture } from './run.mjs';

/** A program that ends before what it has started has written all. */
const EARLY = `
  const late = "setTimeout(() => console.log('late'), 200)";
  require('node:child_process').spawn(process.execPath, ['-e', late], { stdio: 'inherit' }).unref();
  console.log('early');
`;

it('gives all that a command writes, also what arrives after its end', async () => {
  expect(await capture(process.execPath, ['-e', EARLY])).toEqual({ code: 0, output: 'early\nlate\n' });
});
