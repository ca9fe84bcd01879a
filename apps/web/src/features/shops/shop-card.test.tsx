import { expect, it } from 'vitest';
import { show } from '../../../test/render.tsx';
import { gear } from '../../../test/shop.ts';
import { loadWords, t } from '../../i18n/i18n.ts';
import { ShopCard } from './shop-card.tsx';

await loadWords('shops');

it('keeps the lock in the line of the reason', async () => {
  const cell = {
    item: gear('weapon_rogue_3', { locked: true }),
    state: { kind: 'locked', reason: { kind: 'class', name: 'rogue' } },
    count: 0,
    pinned: false,
    isBetter: false,
  } as const;
  const screen = await show(
    <ul style={{ inlineSize: 152 }}>
      <ShopCard cell={cell} onOpen={() => undefined} />
    </ul>,
  );
  const reason = screen.getByText(t('shops.lock.class.rogue'));
  await expect.element(reason).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(reason.element().lastChild ?? reason.element());
  const lock = reason.element().querySelector('svg')?.getBoundingClientRect();
  expect(lock?.right).toBeLessThanOrEqual(words.getBoundingClientRect().left);
  expect(lock?.top).toBeLessThan(words.getBoundingClientRect().bottom);
  expect(lock?.bottom).toBeGreaterThan(words.getBoundingClientRect().top);
});
