import type { Player } from '@everdeed/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openGame, player } from '../../../../test/game.ts';
import { usePhone } from '../../../../test/phone.ts';
import { show } from '../../../../test/render.tsx';
import { registerActions } from '../../../data/define-action.ts';
import { useGame } from '../../../data/store.ts';
import { useToasts } from '../../../ui/toast-store.ts';
import { lookActions } from '../../../item-kit/unlock-action.ts';
import { inventoryActions } from '../equip-action.ts';
import { LooksScreen } from './looks-screen.tsx';

beforeEach(() => {
  // Nobody answers: the actions wait.
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  registerActions(...inventoryActions, ...lookActions);
});

const shown = () => useGame.getState().view?.player;

/** Shows the wardrobe of a player with gems. */
async function open(change: (player: Player) => void = () => undefined) {
  openGame(
    player((fresh) => {
      fresh.balance = 6;
      change(fresh);
    }),
  );
  const onWear = vi.fn();
  const screen = await show(<LooksScreen head={null} onWear={onWear} />);
  const hero = screen.getByRole('region', { name: 'Your hero' });
  const option = (name: RegExp) => screen.getByRole('button', { name });
  await expect.element(option(/^Peach Skin/)).toBeVisible();
  return { screen, hero, option, onWear };
}

describe('one’s own', () => {
  it('is worn by a tap', async () => {
    const { option, onWear } = await open();
    await option(/^Copper Skin/).click();
    expect(onWear).toHaveBeenCalledWith({ 'preferences.skin': 'c06534' });
  });

  it('is reached by arrows and worn by Enter', async () => {
    const { screen, onWear } = await open();
    const skins = screen.getByRole('region', { name: 'Yours' }).getByRole('button');
    skins.first().element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(skins.nth(1)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onWear).toHaveBeenCalledWith({ 'preferences.skin': 'ddc994' });
  });

  it('comes by kind: a background is taken off by another tap', async () => {
    const { screen, option, onWear } = await open(({ purchased, preferences }) => {
      purchased.background = {};
      purchased.background['beach'] = true;
      preferences.background = 'beach';
    });
    await option(/^Background/).click();
    const beach = screen.getByRole('region', { name: 'Yours' }).getByRole('button');
    await expect.element(beach).toHaveAttribute('aria-pressed', 'true');
    await beach.click();
    expect(onWear).toHaveBeenCalledWith({ 'preferences.background': '' });
  });

  it('shows the middle of itself beside its kind on a phone', async () => {
    await usePhone('en');
    const { screen } = await open();
    const kind = screen.getByRole('list').getByRole('button', { name: /^Skin/ }).element();
    const picture = kind.querySelector('[data-pixels]');
    if (!picture?.parentElement) throw new Error('there is no picture');
    const middleOf = (element: Element): number => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    expect(middleOf(picture)).toBeCloseTo(middleOf(picture.parentElement), 0);
  });

  it('shows a body from head to foot where it is chosen, and its head beside its kind', async () => {
    const { screen, option } = await open();
    await option(/^Body/).click();
    const cell = screen.getByRole('region', { name: 'Yours' }).getByRole('button').first();
    const kind = screen.getByRole('list').getByRole('button', { name: /^Body/ });
    const heightOf = (one: Element): number | undefined =>
      one.querySelector('[data-pixels]')?.getBoundingClientRect().height;
    await expect.poll(() => heightOf(cell.element())).toBe(98);
    expect(heightOf(kind.element())).toBe(64);
  });

  it('puts ears on as gear', async () => {
    const { option } = await open(({ items }) => {
      items.gear.owned['headAccessory_special_foxEars'] = true;
    });
    await option(/^Ears and tail/).click();
    await option(/^Fox Ears$/).click();
    await expect
      .poll(() => shown()?.items.gear.equipped['headAccessory'])
      .toBe('headAccessory_special_foxEars');
  });
});

describe('a price', () => {
  it('says what is missing while the purse is empty', async () => {
    const { option } = await open((fresh) => (fresh.balance = 0));
    await expect.element(option(/^Fox Fur, 2 gems, 2 gems to go$/)).toBeVisible();
    await expect.element(option(/^All 8 for.*5 gems.*5 gems to go$/).first()).toBeVisible();
  });

  it('says no more where there are gems enough', async () => {
    const { option } = await open((fresh) => (fresh.balance = 1.25));
    await expect.element(option(/^Fox Fur, 2 gems$/)).toBeVisible();
    await expect.element(option(/^All 8 for.*5 gems$/).first()).toBeVisible();
  });
});

describe('a surprise', () => {
  it('is one change, and one undo brings the old look back', async () => {
    const { screen, hero, onWear } = await open();
    const before = shown()?.preferences.skin;
    await hero.getByRole('button', { name: 'Surprise me' }).click();
    expect(onWear).toHaveBeenCalledOnce();
    expect(onWear.mock.lastCall?.[0]).not.toMatchObject({ 'preferences.skin': before });
    const [undo] = useToasts.getState().undos.slice(-1);
    undo?.action?.run();
    expect(onWear).toHaveBeenCalledTimes(2);
    expect(onWear.mock.lastCall?.[0]).toMatchObject({ 'preferences.skin': before });
    await expect.element(screen.getByText('Trying on')).not.toBeInTheDocument();
  });

  it('takes the place of what is tried on', async () => {
    const { hero, option } = await open();
    await option(/^Fox Fur, 2 gems/).click();
    await expect.element(hero.getByText('Trying on')).toBeVisible();
    await hero.getByRole('button', { name: 'Surprise me' }).click();
    await expect.element(hero.getByText('Trying on')).not.toBeInTheDocument();
  });
});

describe('the second picture', () => {
  it('shows the other way: with gear, in the costume, or without', async () => {
    await page.viewport(1440, 900);
    const { hero } = await open();
    const caption = hero.getByRole('figure');
    await expect.element(caption).toHaveTextContent('With your gear');
    await hero.getByRole('radio', { name: 'With gear' }).click();
    await expect.element(caption).toHaveTextContent('Without gear');
  });

  it('names the costume while it is on', async () => {
    await page.viewport(1440, 900);
    const { hero } = await open(({ preferences }) => (preferences.costume = true));
    await expect.element(hero.getByRole('figure')).toHaveTextContent('In your costume');
  });

  it('is left out where the panel would be too high', async () => {
    await page.viewport(1440, 700);
    const { hero } = await open();
    await expect.element(hero.getByRole('figure')).not.toBeInTheDocument();
  });
});

describe('what is for sale', () => {
  it('is tried on by a tap, which sends nothing, and taken off again', async () => {
    const { hero, option, onWear } = await open();
    await option(/^Fox Fur, 2 gems/).click();
    await expect.element(hero.getByText('Trying on')).toBeVisible();
    await expect.element(hero.getByRole('heading', { name: 'Fox Fur' })).toBeVisible();
    await hero.getByRole('button', { name: 'Take it off' }).click();
    await expect.element(hero.getByText('Trying on')).not.toBeInTheDocument();
    expect(onWear).not.toHaveBeenCalled();
    expect(useGame.getState().pending).toEqual([]);
  });

  it('is bought after one question, and worn', async () => {
    const { screen, hero, option, onWear } = await open();
    await option(/^Fox Fur, 2 gems/).click();
    await hero.getByRole('button', { name: /^Buy for/ }).click();
    const question = screen.getByRole('dialog', { name: 'Buy Fox Fur?' });
    await expect.element(question).toHaveTextContent(/22 gems/);
    await question.getByRole('button', { name: 'Buy for 2 gems' }).click();
    await expect.poll(() => shown()?.purchased.skin['fox']).toBe(true);
    expect(shown()?.balance).toBe(5.5);
    expect(onWear).toHaveBeenCalledWith({ 'preferences.skin': 'fox' });
    await expect.element(question).not.toBeInTheDocument();
  });

  it('is bought as a set', async () => {
    const { screen } = await open();
    const set = screen.getByRole('region', { name: 'Animal Skins' });
    await set.getByRole('button', { name: /^All 8 for/ }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Buy for 5 gems' }).click();
    await expect.poll(() => shown()?.balance).toBe(4.75);
    expect(shown()?.purchased.skin['wolf']).toBe(true);
    await expect.element(set).not.toBeInTheDocument();
  });

  it('says how many gems are missing', async () => {
    const { hero, option } = await open((one) => (one.balance = 0.25));
    await option(/^Fox Fur, 2 gems/).click();
    await expect.element(hero.getByText('1 gem to go')).toBeVisible();
    await expect.element(hero.getByRole('button', { name: /^Buy for/ })).toBeDisabled();
  });

  it('says how many gems a set lacks, not what would stay', async () => {
    const { screen } = await open((fresh) => (fresh.balance = 1));
    const set = screen.getByRole('region', { name: 'Animal Skins' });
    await set.getByRole('button', { name: /^All 8 for/ }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toHaveTextContent(/Still missing.*1 gem/);
    await expect.element(dialog.getByRole('button', { name: 'Buy for 5 gems' })).toBeDisabled();
  });

  it('is not kept for later while the server is unreachable', async () => {
    const { hero, option } = await open();
    useGame.setState({ unreachable: true });
    await option(/^Fox Fur, 2 gems/).click();
    await expect.element(hero.getByText(/You’re offline/)).toBeVisible();
    await expect.element(hero.getByRole('button', { name: /^Buy for/ })).toBeDisabled();
  });
});

it('says when something out of season returns', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-10-20T12:00:00Z'));
  const { hero, option } = await open();
  await option(/^Shark Skin/).click();
  await expect.element(hero.getByText('Back on 1 June')).toBeVisible();
  await expect.element(hero.getByRole('button', { name: /^Buy/ })).not.toBeInTheDocument();
});
