import { expect, it, vi } from 'vitest';
import { ContentAnswers } from './content-answers.ts';

const DAY_MS = 86_400_000;

it('builds the catalogue once a day and language, however many filters are asked for', async () => {
  // Held here: what nobody holds may be built again.
  const held: object[] = [];
  const build = vi.fn((now: number, language: string) => {
    const made = { eggs: { now }, food: { language } };
    held.push(made);
    return made;
  });
  const answers = new ContentAnswers(build);
  const textOf = async (now: number, language: string, filter: string) =>
    String(await answers.answer(now, language, filter).text.bytes(undefined));
  for (let n = 0; n < 50; n++)
    expect(await textOf(0, 'en', `food,x${n}`)).toContain('"data":{"eggs":{"now":0}}');
  expect(await textOf(0, 'en', 'eggs')).toContain('"data":{"food":{"language":"en"}}');
  expect(build).toHaveBeenCalledTimes(1);
  await textOf(0, 'de', '');
  expect(await textOf(DAY_MS, 'en', 'food')).toContain(`{"now":${DAY_MS}}`);
  expect(build).toHaveBeenCalledTimes(3);
});
