import { describe, expect, it } from 'vitest';
import { show } from '../../../test/render.tsx';
import { loadWords, t } from '../../i18n/i18n.ts';
import { NothingFound } from './nothing-found.tsx';

await loadWords('shops');

describe('shelves with nothing on them', () => {
  it.each([
    {
      why: 'no name has these words',
      view: { query: 'xyz', affordable: true },
      words: t('shops.nothingFound'),
    },
    {
      why: 'nothing can be bought now',
      view: { query: ' ', affordable: true },
      words: t('shops.nothingNowHint', { filter: t('shops.affordable') }),
    },
    { why: 'all of it is owned', view: { query: '', affordable: false }, words: t('shops.allYours') },
  ])('say that $why', async ({ view, words }) => {
    const screen = await show(<NothingFound view={view} />);
    await expect.element(screen.getByText(words)).toBeVisible();
  });
});
