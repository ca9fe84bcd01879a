import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { ware } from '../../../test/shop.ts';
import { queryClient } from '../../data/queries.ts';
import { loadWords, t } from '../../i18n/i18n.ts';
import { TimeScreen } from './time-screen.tsx';

await loadWords('shops');
beforeEach(() => queryClient.clear());

const scene = ware({
  key: 'airship',
  text: 'On an Airship',
  currency: 'hourglasses',
  purchaseType: 'backgrounds',
});
const SETS_GONE = {
  identifier: 'timeTravelersShop',
  text: 'Time travellers',
  opened: true,
  notes: 'For an hourglass.',
  imageName: 'npc_timetravelers_active',
  categories: [{ identifier: 'backgrounds', text: 'Backgrounds', items: [scene] }],
};

describe('the time traveller', () => {
  it('shows what else there is to somebody who has every set', async () => {
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(Response.json({ success: true, data: path.includes('/shops/') ? SETS_GONE : {} })),
    );
    openGame(player());
    const screen = await show(<TimeScreen tabs={[]} />);
    await expect.element(screen.getByRole('button', { name: /^On an Airship/ })).toBeVisible();
    expect(screen.getByText(t('shops.otherMonths')).query()).toBeNull();
  });
});
