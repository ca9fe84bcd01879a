import { expect, test } from 'vitest';
import { Fresh } from './fresh.ts';

test('what is kept while an older state is read stays', async () => {
  const name = new Fresh('first');
  let tell: (text: string) => void = () => undefined;
  const reading = name.reading(() => new Promise<string>((resolve) => (tell = resolve)));
  name.keep('chosen');
  tell('before that');
  expect(await reading).toBe(undefined);
  expect(name.value).toBe('chosen');
});

test('of two that read at once, the one that began later counts', async () => {
  const name = new Fresh('first');
  const tell: ((text: string) => void)[] = [];
  const read = () => name.reading(() => new Promise<string>((resolve) => tell.push(resolve)));
  const [earlier, later] = [read(), read()];
  tell[1]?.('new');
  tell[0]?.('old');
  expect([await earlier, await later]).toEqual([undefined, 'new']);
});
