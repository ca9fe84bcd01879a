import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { queryClient } from '../../data/queries.ts';
import { loadWords, t } from '../../i18n/i18n.ts';
import { ShopFront } from './shop-front.tsx';

await loadWords('shops');
beforeEach(() => queryClient.clear());

async function open(worldDmg: object, closed = false) {
  const worldBoss = { key: 'dysheartener', active: true, progress: { hp: 5, rage: 0 }, extra: { worldDmg } };
  const heard = vi.fn(() => Promise.resolve(Response.json({ success: true, data: { worldBoss } })));
  vi.stubGlobal('fetch', heard);
  openGame(player());
  const screen = await show(
    <ShopFront
      place="market"
      keeper="market"
      name="Old Aldous"
      words="Everything fresh today."
      closed={closed}
    />,
  );
  await expect.poll(() => heard).toHaveBeenCalled();
  return screen;
}

const blow = t('shops.struck', { boss: 'The Dysheartener' });

describe('the keeper of a shop', () => {
  it('says who struck it', async () => {
    const screen = await open({ market: true });
    await expect.element(screen.getByText(blow)).toBeVisible();
    expect(screen.getByText('Everything fresh today.').query()).toBeNull();
  });

  it.each([
    ['while only others are struck', { seasonalShop: true, market: false }, false],
    ['while the shop is closed anyway', { market: true }, true],
  ])('says what it always says %s', async (_, worldDmg, closed) => {
    const screen = await open(worldDmg, closed);
    // The state of the world has come, and is drawn.
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    await expect.element(screen.getByText('Everything fresh today.')).toBeVisible();
    expect(screen.getByText(blow).query()).toBeNull();
  });
});
