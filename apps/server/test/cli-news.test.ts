import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { cli, cliFolder } from './support/cli.ts';

const folder = cliFolder('news');
const fileOf = (text: string): string => {
  const file = join(folder, 'post.md');
  writeFileSync(file, text);
  return file;
};
// As some editors end their lines.
const POST = '# Spring is here\r\n\r\nIt is *warm*.\r\n';

beforeAll(async () => {
  await cli('create-user', 'ann', 'ann@example.org', 'password-1');
});

test('an operator publishes a file as news, sees it listed, and deletes it', async () => {
  expect((await cli('news')).text).toBe('There is no news yet.');
  expect((await cli('news', 'publish', 'ann', fileOf(POST))).text).toBe('“Spring is here” is out.');
  const { text } = await cli('news');
  expect(text).toMatch(/^[\da-f-]{36} {2}\d{4}-\d\d-\d\d {2}out {8}Spring is here$/);
  expect((await cli('news', 'delete', text.slice(0, 36).toUpperCase())).text).toBe(
    '“Spring is here” is deleted.',
  );
  expect((await cli('news')).text).toBe('There is no news yet.');
  expect((await cli('audit')).text).toMatch(/writeNews {2}Spring is here\n.*deleteNews {2}Spring is here$/);
});

test.each([
  ['an account that is not there', ['publish', 'nobody'], POST, 'there is no account "nobody"'],
  ['a file without a title', ['publish', 'ann'], 'It is warm.', 'the file begins with the title'],
  ['a file without a text', ['publish', 'ann'], '# Spring is here\n\n', 'the text follows below it'],
  ['a title that is too long', ['publish', 'ann'], `# ${'a'.repeat(501)}\n\nText`, 'is too long'],
  ['a post that is not there', ['delete', 'none'], POST, 'there is no post of this id'],
  ['another word', ['dance'], POST, 'say "news"'],
])('%s is refused', async (_, args, text, reason) => {
  const { code, text: said } = await cli('news', ...args, fileOf(text));
  expect([code, said]).toEqual([1, expect.stringContaining(reason)]);
  expect((await cli('news')).text).toBe('There is no news yet.');
});

test('a file that is not there is refused', async () => {
  expect(await cli('news', 'publish', 'ann', join(folder, 'none.md'))).toEqual({
    code: 1,
    text: expect.stringContaining('there is no such file'),
  });
});
