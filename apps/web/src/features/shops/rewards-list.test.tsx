import type { Player } from '@everdeed/rules';
import { describe, expect, it, vi } from 'vitest';
import { gear, ware } from '../../../test/shop.ts';
import { listing, priceOf, showListed, showRewards } from '../../../test/rewards.tsx';
import { useGame } from '../../data/store.ts';
import { t } from '../../i18n/i18n.ts';
import { useShopRewards } from '../../task-kit/shop-rewards.ts';

describe('the shop items among the rewards', () => {
  it('buy by their price, shown at once', async () => {
    const screen = await showListed();
    await screen.getByRole('button', { name: priceOf('Health Potion', 25) }).click();
    await expect.poll(() => useGame.getState().view?.player.stats).toMatchObject({ gp: 15, hp: 35 });
  });

  it('say what is missing, and rest until then', async () => {
    const screen = await showListed();
    await expect.element(screen.getByText(t('rewards.missing.gold', { count: 10 }))).toBeVisible();
    const price = screen.getByRole('button', { name: priceOf('Staff', 50) });
    await expect.element(price).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    {
      what: 'what comes before',
      item: gear('weapon_wizard_4', { locked: true }),
      reason: 'After Weathercock Staff',
    },
    { what: 'whose it is', item: gear('head_rogue_1', { locked: true }), reason: 'Rogues' },
    {
      what: 'the level',
      item: ware({ key: 'vice2', purchaseType: 'quests', pinType: 'quests', locked: true, lvl: 30 }),
      reason: 'Level 30',
    },
    {
      what: 'the series before',
      item: ware({ key: 'lostMasterclasser1', purchaseType: 'quests', pinType: 'quests', locked: true }),
      reason: 'After the four gold series',
    },
  ])('say why they are locked: $what', async ({ item, reason }) => {
    const { pinType: type = '', path = '' } = item;
    const screen = await showListed((of) => (of.pinnedItems = [{ type, path }]), [item]);
    await expect.element(screen.getByText(reason)).toBeVisible();
  });

  it('are looked at up close, and unpinned there', async () => {
    const screen = await showListed();
    await screen.getByRole('button', { name: 'Staff', exact: true }).click();
    await screen
      .getByRole('dialog', { name: 'Staff' })
      .getByRole('button', { name: t('shops.unpin') })
      .click();
    await expect.poll(() => useGame.getState().view?.player.pinnedItems).toHaveLength(1);
  });

  it('say of what costs nothing that it is free', async () => {
    const orb = ware({ key: 'rebirth_orb', purchaseType: 'rebirth_orb', text: 'Rebirth Orb', value: 0 });
    const screen = await showListed(
      (of) => {
        of.pinnedItems = [{ type: orb.pinType ?? '', path: orb.path ?? '' }];
      },
      [orb],
    );
    const price = screen.getByRole('button', {
      name: t('rewards.buy', { name: 'Rebirth Orb', price: t('rewards.free') }),
    });
    await expect.element(price).toHaveTextContent(/^Free$/);
  });

  it('tell a mount from the pet of the same name', async () => {
    const of = (kind: 'pets' | 'mounts') =>
      ware({
        key: 'Mammoth-Base',
        text: 'Woolly Mammoth',
        currency: 'hourglasses',
        value: 1,
        purchaseType: kind,
        pinType: 'timeTravelersStable',
        path: `timeTravelStable.${kind}.Mammoth-Base`,
      });
    const both = [of('pets'), of('mounts')];
    const screen = await showListed((one) => {
      one.pinnedItems = both.map(({ pinType = '', path = '' }) => ({ type: pinType, path }));
    }, both);
    await expect
      .element(screen.getByRole('article', { name: 'Woolly Mammoth mount', exact: true }))
      .toBeVisible();
    await expect.element(screen.getByRole('article', { name: 'Woolly Mammoth', exact: true })).toBeVisible();
  });

  it('are asked for again once the network is back', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    const server = vi.fn().mockRejectedValue(new TypeError('no network'));
    const hat = gear('head_wizard_1', { text: 'Hat' });
    const screen = await showRewards(server, (of) => {
      of.pinnedItems = [{ type: 'marketGear', path: hat.path ?? '' }];
    });
    await expect.poll(() => server.mock.calls.length).toBe(1);
    server.mockImplementation(listing([hat]));
    network.mockRestore();
    dispatchEvent(new Event('online'));
    await expect.element(screen.getByRole('article', { name: 'Hat' })).toBeVisible();
  });

  it('say how many they are', async () => {
    await showListed();
    await expect.poll(() => useShopRewards.getState().count).toBe(2);
  });

  it.each([
    { pin: ['card', 'cardTypes.greeting'], value: 10, currency: 'gold', dialog: 'Hello' },
    { pin: ['fortify', 'special.fortify'], value: 4, currency: 'gems', dialog: 'Drink the potion?' },
    {
      pin: ['background', 'backgrounds.backgrounds062025.beach'],
      value: 7,
      currency: 'gems',
      dialog: 'Buy Hello?',
    },
    { pin: ['shirt', 'shirt.convict'], value: 2, currency: 'gems', dialog: 'Buy Hello?' },
    { pin: ['haircolor', 'hair.color.rainbow'], value: 2, currency: 'gems', dialog: 'Buy Hello?' },
  ] as const)(
    'are bought whatever they are: $pin',
    async ({ pin: [type, path], value, currency, dialog }) => {
      const key = path.split('.').at(-1) ?? '';
      const isLook = type === 'shirt' || type === 'haircolor';
      const item = ware({
        key,
        text: 'Hello',
        value,
        currency,
        purchaseType: isLook ? 'customization' : type === 'background' ? 'backgrounds' : type,
        pinType: type,
        path,
      });
      const change = (of: Player) => {
        of.balance = 5;
        of.pinnedItems = [{ type, path }];
      };
      const screen = await showListed(change, [item]);
      const price = t(`rewards.price.${currency}`, { count: value });
      await screen.getByRole('button', { name: t('rewards.buy', { name: 'Hello', price }) }).click();
      await expect.element(screen.getByRole('dialog', { name: dialog })).toBeVisible();
    },
  );
});
