import type { Player } from '@everdeed/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { gear, ware } from '../../../test/shop.ts';
import { registerActions } from '../../data/define-action.ts';
import { setSession } from '../../data/session.ts';
import { useGame } from '../../data/store.ts';
import { loadWords } from '../../i18n/i18n.ts';
import { ItemDialog } from './item-dialog.tsx';
import { shopActions } from './shop-actions.tsx';
import type { ShopItem } from './shop-types.ts';

await loadWords('shops');
registerActions(...shopActions);
afterEach(() => {
  setSession(undefined);
  vi.unstubAllGlobals();
});

const close = vi.fn();

/** Looks at an item as a player with 100 gold and 4 gems; returns the paths and bodies of what is sent. */
async function look(item: ShopItem, change: (one: Player) => void = () => undefined) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    sent.push(`${path} ${String(body ?? '')}`.trim());
    // The answer is still to come.
    return new Promise(() => undefined);
  });
  openGame(
    player((one) => {
      one.stats.class = 'wizard';
      one.stats.gp = 100;
      one.balance = 1;
      change(one);
    }),
  );
  setSession({ userId: shown()?._id ?? '', apiToken: 'token' });
  close.mockClear();
  return { screen: await show(<ItemDialog item={item} onClose={close} />), sent };
}

const shown = () => useGame.getState().view?.player;

describe('the dialog of an item', () => {
  it('buys for gold at once', async () => {
    const { screen, sent } = await look(gear('head_wizard_1', { value: 15 }));
    await screen.getByRole('button', { name: 'Buy for 15 gold' }).click();
    expect(close).toHaveBeenCalledOnce();
    expect(shown()?.stats.gp).toBe(85);
    expect(shown()?.items.gear.owned['head_wizard_1']).toBe(true);
    await expect
      .poll(() => sent)
      .toEqual(['/api/v4/user/buy/head_wizard_1 {"type":"marketGear","quantity":1}']);
  });

  it('names the part of a series that comes before', async () => {
    const scroll = { purchaseType: 'quests', pinType: 'quests', locked: true } as const;
    const item = ware({ ...scroll, text: 'Night, Part 2: The Mill', previous: 'Night, Part 1: A Lamp' });
    const { screen } = await look(item);
    await expect.element(screen.getByText('Finish Part 1: A Lamp', { exact: true })).toBeVisible();
  });

  it('says how many gems gold still buys today', async () => {
    const item = ware({ purchaseType: 'gems', pinType: 'gem', currency: 'gold', value: 20 });
    const { screen } = await look(item, ({ purchased }) => (purchased.plan.gemsBought = 22));
    await expect.element(screen.getByText('You can buy 2 more today.')).toBeVisible();
  });

  it('asks before gems are spent, and goes back', async () => {
    const { screen } = await look(ware());
    await screen.getByRole('button', { name: 'Buy for 3 gems' }).click();
    await expect.element(screen.getByText('You keep')).toBeVisible();
    await screen.getByRole('button', { name: 'Back' }).click();
    expect(shown()?.balance).toBe(1);
    await screen.getByRole('button', { name: 'Buy for 3 gems' }).click();
    await screen.getByRole('button', { name: 'Buy for 3 gems' }).click();
    expect(shown()?.balance).toBe(0.25);
    expect(shown()?.items.eggs['Wolf']).toBe(1);
  });

  it.each([
    { item: ware({ value: 9 }), words: '5 more gems and it’s yours.', why: 'too few gems' },
    { item: gear('head_wizard_1', { value: 130 }), words: '30 more gold', why: 'too little gold' },
    { item: gear('head_rogue_1', { locked: true }), words: 'Rogues', why: 'another class' },
    {
      item: ware({ currency: 'hourglasses', value: 1 }),
      words: 'It takes an hourglass',
      why: 'no hourglass',
    },
  ])('rests and says why: $why', async ({ item, words }) => {
    const { screen } = await look(item);
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Buy/ })).toBeDisabled();
  });

  it('says that something is owned', async () => {
    const { screen } = await look(gear('head_wizard_1'), ({ items }) => {
      items.gear.owned['head_wizard_1'] = true;
    });
    await expect.element(screen.getByText('You own this.')).toBeVisible();
  });

  it('does not spend gems without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { screen } = await look(ware());
    await expect.element(screen.getByText(/once you’re back online/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Buy for 3 gems' })).toBeDisabled();
    vi.restoreAllMocks();
  });

  it('pins and unpins', async () => {
    const { screen } = await look(ware());
    await screen.getByRole('button', { name: 'Pin to rewards' }).click();
    expect(shown()?.pinnedItems.map(({ path }) => path)).toContain('eggs.Wolf');
    await screen.getByRole('button', { name: 'Unpin' }).click();
    expect(shown()?.pinnedItems.map(({ path }) => path)).not.toContain('eggs.Wolf');
  });

  it('takes no more than can be paid', async () => {
    const { screen } = await look(ware({ value: 2 }));
    const field = screen.getByRole('spinbutton', { name: 'How many' });
    await field.fill('50');
    await expect.element(field).toHaveValue(2);
    await expect.element(screen.getByRole('button', { name: 'Buy for 4 gems' })).toBeEnabled();
  });

  it.each([
    {
      quest: { boss: { name: 'The Fog', hp: 1200, str: 2, def: 1 } },
      words: 'Defeat The Fog (1,200 health)',
    },
    { quest: { collect: { gear: { text: 'Gears', count: 15 } } }, words: 'Find 15 × Gears' },
  ])('tells what a quest asks for and gives: $words', async ({ quest, words }) => {
    const drop = {
      gp: 40,
      exp: 75,
      items: ['a', 'b'].map((key) => ({ type: 'eggs', key, text: 'Robot' })),
    };
    const { screen } = await look(ware({ purchaseType: 'quests', pinType: 'quests', drop, ...quest }));
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByText('40 gold, 75 experience')).toBeVisible();
    await expect.element(screen.getByText('2 × Robot egg')).toBeVisible();
  });

  it('says once what gear gives, and what it changes', async () => {
    const notes = 'For fine weather. Adds 9 intelligence.';
    const { screen } = await look(gear('armor_wizard_3', { notes, int: 9 }));
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByRole('listitem')).toHaveTextContent(/^Intelligence \+/);
    await expect.element(dialog).toHaveTextContent(notes);
    await expect.element(dialog).not.toHaveTextContent('Int +9');
  });

  it('shows what a mystery set consists of', async () => {
    const plain = { notes: '', klass: 'mystery', index: '201402', set: '', value: 0 };
    const piece = { ...plain, str: 0, int: 0, per: 0, con: 0 };
    const item = ware({
      key: '201402',
      text: 'Messenger Set',
      value: 1,
      currency: 'hourglasses',
      purchaseType: 'mystery_set',
      pinType: 'mystery_set',
      path: 'mystery.201402',
      class: 'shop_set_mystery_201402',
      items: [
        { ...piece, key: 'head_mystery_201402', text: 'Winged Helm', type: 'head' },
        { ...piece, key: 'armor_mystery_201402', text: 'Messenger Robes', type: 'armor' },
      ],
    });
    const { screen } = await look(item);
    const pieces = screen.getByRole('listitem');
    await expect.element(pieces.nth(0)).toHaveTextContent('Winged HelmHead');
    await expect.element(pieces.nth(1)).toHaveTextContent('Messenger RobesArmour');
    await expect.element(screen.getByText('No attributes: worn for its looks')).toBeVisible();
  });
});
