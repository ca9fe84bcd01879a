import { expect, test } from 'vitest';
import { cli, cliFolder } from './support/cli.ts';

cliFolder('world-boss');

test('an operator lets a world boss appear, looks at it and sends it away', async () => {
  expect(await cli('world-boss')).toEqual({ code: 0, text: 'There is no world boss.' });
  expect(await cli('world-boss', 'start', 'whale')).toEqual({
    code: 1,
    text: 'world-boss: there is no world boss of this key',
  });
  expect((await cli('world-boss', 'start', 'stressbeast')).text).toBe(
    'stressbeast has appeared in the tavern.',
  );
  expect((await cli('world-boss')).text).toMatch(/^stressbeast: \d+ health left, rage 0\.$/);
  expect((await cli('world-boss', 'start', 'burnout')).code).toBe(1);
  expect((await cli('world-boss', 'end')).text).toBe('The world boss is gone.');
  expect((await cli('world-boss', 'end')).code).toBe(1);
  expect((await cli('world-boss', 'dance')).text).toContain('world-boss start KEY');
});
