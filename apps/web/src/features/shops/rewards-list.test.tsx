import type { Player } from '@everdeed/rules';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { gear, ware } from '../../../test/shop.ts';
import { useGame } from '../../data/store.ts';
import { loadWords, t } from '../../i18n/i18n.ts';
import { useAnnouncement } from '../../task-kit/announce.ts';
import { useShopRewards } from '../../task-kit/shop-rewards.ts';
import { RewardsList } from './rewards-list.tsx';
import type { ShopItem } from './shop-types.ts';

const potion = ware({
  key: 'potion',
  text: 'Health Potion',
  value: 25,
  currency: 'gold',
  purchaseType: 'potion',
  pinType: 'potion',
  path: 'potion',
  class: 'shop_potion',
});
const staff = gear('weapon_wizard_2', { text: 'Staff', value: 50, int: 6 });

let version = 0;

/** What the server answers when asked for the list. */
let answer: () => Promise<Response>;

async function showList(
  change: (of: Player) => void = () => undefined,
  items: readonly ShopItem[] = [staff, potion],
) {
  answer = async () => Response.json({ success: true, data: items, notifications: [] });
  return await showAnswer(change);
}

async function showAnswer(change: (of: Player) => void = () => undefined) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    String(address instanceof Request ? address.url : address).includes('in-app-rewards')
      ? await answer()
      : await new Promise<Response>(() => undefined),
  );
  openGame(
    player((of) => {
      Object.assign(of.stats, { gp: 40, hp: 20, class: 'wizard' });
      of.items.gear.owned['weapon_wizard_1'] = true;
      of.pinnedItems = [
        { type: 'marketGear', path: 'gear.flat.weapon_wizard_2' },
        { type: 'potion', path: 'potion' },
      ];
      // What was listed for another test is not shown again.
      of._v = version += 1;
      change(of);
    }),
  );
  await Promise.all([loadWords('rewards'), loadWords('shops'), loadWords('send')]);
  return show(
    <main>
      <RewardsList words="" />
    </main>,
  );
}

const priceOf = (name: string, count: number) =>
  t('rewards.buy', { name, price: t('rewards.price.gold', { count }) });

describe('the shop items among the rewards', () => {
  it('buy by their price, shown at once', async () => {
    const screen = await showList();
    await screen.getByRole('button', { name: priceOf('Health Potion', 25) }).click();
    await expect.poll(() => useGame.getState().view?.player.stats).toMatchObject({ gp: 15, hp: 35 });
  });

  it('say what is missing, and rest until then', async () => {
    const screen = await showList();
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
    const screen = await showList((of) => (of.pinnedItems = [{ type, path }]), [item]);
    await expect.element(screen.getByText(reason)).toBeVisible();
  });

  it('are looked at up close, and unpinned there', async () => {
    const screen = await showList();
    await screen.getByRole('button', { name: 'Staff', exact: true }).click();
    await screen
      .getByRole('dialog', { name: 'Staff' })
      .getByRole('button', { name: t('shops.unpin') })
      .click();
    await expect.poll(() => useGame.getState().view?.player.pinnedItems).toHaveLength(1);
  });

  it('say to screen readers where a step has taken them, and what was taken out', async () => {
    const screen = await showList();
    const choose = async (entry: string) => {
      await screen.getByRole('button', { name: t('tasks.menu', { title: 'Staff' }) }).click();
      await screen.getByRole('menuitem', { name: entry }).click();
    };
    await choose(t('tasks.menu.down'));
    const said = t('tasks.moved', { title: 'Staff', position: 2, all: 2 });
    await expect.poll(() => useAnnouncement.getState().text).toBe(said);
    await choose(t('rewards.unpin'));
    await expect.poll(() => useAnnouncement.getState().text).toBe(t('rewards.unpinned', { name: 'Staff' }));
  });

  it('are moved by Shift with an arrow, and keep the focus', async () => {
    const screen = await showList();
    const price = screen.getByRole('button', { name: priceOf('Health Potion', 25) });
    await expect.element(price).toBeVisible();
    price.element().focus();
    const names = () =>
      screen
        .getByRole('article')
        .elements()
        .map((row) => row.getAttribute('aria-label'));
    // At the end there is no further place, and nothing to say.
    useAnnouncement.setState({ text: '' });
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(useAnnouncement.getState().text).toBe('');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect.poll(names).toEqual(['Health Potion', 'Staff']);
    const said = t('tasks.moved', { title: 'Health Potion', position: 1, all: 2 });
    expect(useAnnouncement.getState().text).toBe(said);
    await expect.element(price).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect.poll(names).toEqual(['Staff', 'Health Potion']);
    await expect.element(price).toHaveFocus();
  });

  it('are bought by Space and looked at by Enter, where the keys of the board lead', async () => {
    const screen = await showList();
    const potion = screen.getByRole('article', { name: 'Health Potion' });
    await expect.element(potion).toBeVisible();
    potion.element().focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => useGame.getState().view?.player.stats).toMatchObject({ gp: 15, hp: 35 });
    await expect.element(potion).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog', { name: 'Health Potion' })).toBeVisible();
  });

  it('stay in sight while they are moved', async () => {
    await page.viewport(1280, 300);
    const eggs = [
      'Wolf',
      'TigerCub',
      'PandaCub',
      'LionCub',
      'Fox',
      'FlyingPig',
      'Dragon',
      'Cactus',
      'BearCub',
    ];
    const many = eggs.map((key) => ware({ key, text: key, path: `eggs.${key}` }));
    const screen = await showList((of) => {
      of.pinnedItems = many.map(({ pinType: type = '', path = '' }) => ({ type, path }));
    }, many);
    const rows = screen.getByRole('article');
    await expect.poll(() => rows.elements()).toHaveLength(eggs.length);
    const wolf = rows.first().element();
    wolf.querySelector('button')?.focus();
    for (let place = 1; place < eggs.length; place += 1) {
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect.poll(() => rows.elements().indexOf(wolf)).toBe(place);
      await expect.element(wolf).toBeInViewport({ ratio: 1 });
    }
    await page.viewport(1280, 900);
  });

  it('leave keys to their open menu', async () => {
    const screen = await showList();
    await screen.getByRole('button', { name: t('tasks.menu', { title: 'Staff' }) }).click();
    await expect.element(screen.getByRole('menu')).toBeVisible();
    useAnnouncement.setState({ text: '' });
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(useAnnouncement.getState().text).toBe('');
  });

  it('move past each other, although one of them is pinned twice', async () => {
    const pins = [staff, staff, potion, ware({ text: 'Wolf egg' })];
    const screen = await showList((of) => {
      of.pinnedItems = pins.map(({ pinType: type = '', path = '' }) => ({ type, path }));
    }, pins);
    await expect.poll(() => screen.getByRole('article').elements()).toHaveLength(3);
    await screen.getByRole('article', { name: 'Health Potion' }).hover();
    await screen
      .getByRole('button', { name: /Health Potion/ })
      .nth(1)
      .click();
    await screen.getByRole('menuitem', { name: t('tasks.menu.down') }).click();
    const known = new Set(pins.map(({ path }) => path));
    const order = () => useGame.getState().view?.player.pinnedItemsOrder.filter((path) => known.has(path));
    await expect.poll(order).toEqual([staff.path, staff.path, 'eggs.Wolf', 'potion']);
    await expect.element(screen.getByRole('article').last()).toHaveAccessibleName('Health Potion');
  });

  it('say of what costs nothing that it is free', async () => {
    const orb = ware({ key: 'rebirth_orb', purchaseType: 'rebirth_orb', text: 'Rebirth Orb', value: 0 });
    const screen = await showList(
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
    const screen = await showList((one) => {
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
    const ask = vi.fn().mockRejectedValue(new TypeError('no network'));
    answer = ask;
    const hat = gear('head_wizard_1', { text: 'Hat' });
    const screen = await showAnswer((of) => {
      of.pinnedItems = [{ type: 'marketGear', path: hat.path ?? '' }];
    });
    await expect.poll(() => ask.mock.calls.length).toBe(1);
    answer = async () => Response.json({ success: true, data: [hat], notifications: [] });
    network.mockRestore();
    dispatchEvent(new Event('online'));
    await expect.element(screen.getByRole('article', { name: 'Hat' })).toBeVisible();
  });

  it('say how many they are', async () => {
    await showList();
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
      const screen = await showList(change, [item]);
      const price = t(`rewards.price.${currency}`, { count: value });
      await screen.getByRole('button', { name: t('rewards.buy', { name: 'Hello', price }) }).click();
      await expect.element(screen.getByRole('dialog', { name: dialog })).toBeVisible();
    },
  );
});
