import { describe, expect, it } from 'vitest';
import { type Draft, draftOf, fieldOf, missingIn, sentOf } from './draft.ts';

const NOW = Date.parse('2026-11-25T12:00:00.000Z');
const post = (published: boolean, publishDate: string) => ({
  _id: 'p',
  id: 'p',
  title: 'Lanterns',
  text: 'Text',
  credits: 'Ansel',
  author: 'kit',
  publishDate,
  published,
  createdAt: publishDate,
  updatedAt: publishDate,
});
const OUT = post(true, '2026-11-20T09:00:00.000Z');
const TO_COME = post(true, '2026-12-01T09:00:00.000Z');
const DRAFT = post(false, '2026-11-20T09:00:00.000Z');
const full: Draft = { title: 'a', text: 'b', credits: 'c', when: 'now', at: '' };

describe('a draft of news', () => {
  it.each([
    ['one that is out', OUT, 'now'],
    ['one that is to come out', TO_COME, 'at'],
    ['one that nobody sees', DRAFT, 'draft'],
    ['a new one', undefined, 'draft'],
  ] as const)('knows of %s when it comes out', (_, from, when) => expect(draftOf(from, NOW).when).toBe(when));

  it('has the time of a scheduled one, to the minute', () =>
    expect(Date.parse(draftOf(TO_COME, NOW).at)).toBe(Date.parse(TO_COME.publishDate)));

  it('keeps the date of what is out already', () =>
    expect(sentOf({ ...full, when: 'now' }, OUT, NOW).publishDate).toBe(OUT.publishDate));

  it.each([
    ['a draft', DRAFT],
    ['a scheduled post', TO_COME],
    ['a new post', undefined],
  ] as const)('lets %s come out now', (_, from) =>
    expect(sentOf({ ...full, when: 'now' }, from, NOW)).toMatchObject({
      published: true,
      publishDate: new Date(NOW).toISOString(),
    }),
  );

  it('schedules', () => {
    const at = fieldOf(NOW + 3_600_000);
    expect(sentOf({ ...full, when: 'at', at }, undefined, NOW)).toMatchObject({
      published: true,
      publishDate: '2026-11-25T13:00:00.000Z',
    });
  });

  it('names what is missing', () => {
    expect(missingIn(full)).toEqual([]);
    expect(missingIn({ title: ' ', text: '', credits: '', when: 'at', at: '' })).toEqual([
      'title',
      'text',
      'credits',
      'at',
    ]);
  });
});
