import { beforeEach, describe, expect, it } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { serveTill } from '../../../test/pay.ts';
import { show } from '../../../test/render.tsx';
import { queryClient } from '../../data/queries.ts';
import { noteServerTime } from '../../data/server-clock.ts';
import { loadWords, t } from '../../i18n/i18n.ts';
import { StandingBanner } from './standing-banner.tsx';

await loadWords('promo');

const SALE = 'Wed, 28 Oct 2026 12:00:00 GMT';
const GIFTS = 'Sun, 20 Dec 2026 12:00:00 GMT';
const USUAL = 'Mon, 23 Nov 2026 12:00:00 GMT';

let asked: ReturnType<typeof serveTill>;

async function open(now: string, payments: readonly string[] = ['sandbox'], sleep = false) {
  noteServerTime(now);
  asked = serveTill({ payments });
  openGame(player((of) => (of.preferences.sleep = sleep)));
  return show(<StandingBanner />);
}

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
});

describe('the banner of what is on offer', () => {
  it('tells of a sale of gems, and leads to them', async () => {
    const screen = await open(SALE);
    const link = screen.getByRole('link', { name: t('promo.seeGems') });
    await expect.element(link).toHaveAttribute('href', '/?openGemsModal=true');
  });

  it('tells of gifts that come back, and leads to them', async () => {
    const screen = await open(GIFTS);
    const link = screen.getByRole('link', { name: t('promo.seeGift') });
    await expect.element(link).toHaveAttribute('href', '/user/settings/subscription');
  });

  it('stays away once it was dismissed', async () => {
    const screen = await open(SALE);
    await screen.getByRole('button', { name: t('promo.dismiss') }).click();
    await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
    const again = await open(SALE);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(again.getByRole('link').elements()).toEqual([]);
  });

  it.each([
    { why: 'where nothing is sold', now: SALE, payments: [], sleep: false },
    { why: 'on usual days', now: USUAL, payments: ['sandbox'], sleep: false },
    { why: 'while the hero rests, which matters more', now: SALE, payments: ['sandbox'], sleep: true },
  ])('is not there $why', async ({ now, payments, sleep }) => {
    const screen = await open(now, payments, sleep);
    if (now === SALE && !sleep) await expect.poll(() => asked.length, { message: 'what is sold' }).toBe(1);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.getByRole('link').elements()).toEqual([]);
  });
});
