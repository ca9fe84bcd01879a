import { expect, it } from 'vitest';
import { readPageHeads } from './page-heads.ts';

const heads = await readPageHeads();

it('names a page by its parts, the narrowest first, in each language', () => {
  expect(heads['/static/faq/tavern-and-guilds']).toMatchObject({
    isListed: true,
    words: {
      en: { title: 'The tavern and guilds | Questions | Everdeed' },
      de: { title: 'Taverne und Gilden | Fragen | Everdeed' },
    },
  });
});

it.each(['/static/front', '/static/not-found', '/login', '/static/apple-redirect'])(
  'does not list %s',
  (path) => {
    expect(heads[path]?.isListed).toBe(false);
  },
);

it('leaves out what needs an account, and what leads elsewhere', () => {
  for (const path of ['/party', '/', '/static/tavern-and-guilds', '/user/settings'])
    expect(heads).not.toHaveProperty([path]);
});

it.each(['/static/home', '/static/new-stuff', '/login'])('describes %s as the product', (path) => {
  expect(heads[path]?.words).toMatchObject({
    en: { description: expect.stringContaining('the list you already keep') },
    de: { description: expect.stringContaining('der Liste, die du ohnehin führst') },
  });
});

it('describes every listed page in its own words', () => {
  const descriptions = Object.values(heads)
    .filter(({ isListed }) => isListed)
    .flatMap(({ words }) => Object.values(words).map(({ description }) => description));
  expect(descriptions.length).toBeGreaterThan(28);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const description of descriptions) expect(description.length).toBeGreaterThan(20);
});
