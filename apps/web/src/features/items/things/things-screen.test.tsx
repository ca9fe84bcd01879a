import type { Player } from '@everdeed/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openGame, player } from '../../../../test/game.ts';
import { show } from '../../../../test/render.tsx';
import { registerActions } from '../../../data/define-action.ts';
import { useGame } from '../../../data/store.ts';
import { t } from '../../../i18n/i18n.ts';
import { sellItem } from '../../../item-kit/sell-action.tsx';
import { skillActions } from '../../../skill-kit/cast-spell.tsx';
import { thingActions } from './thing-actions.tsx';
import { ThingsScreen } from './things-screen.tsx';

beforeEach(() => {
  // Nobody answers: the actions wait.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  registerActions(...thingActions, ...skillActions, sellItem);
});

const items = () => useGame.getState().view?.player.items;

/** Shows the things of a player with two fox eggs and some potions. */
async function open(change: (player: Player) => void = () => undefined) {
  openGame(
    player((fresh) => {
      fresh.items.eggs = { Fox: 2, Wolf: 1 };
      fresh.items.hatchingPotions = { Base: 1, Red: 1, Golden: 2 };
      fresh.items.pets = { 'Fox-Red': 5 };
      fresh.items.food = { Meat: 3, Saddle: 1 };
      change(fresh);
    }),
  );
  const screen = await show(<ThingsScreen head={null} />);
  const thing = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect.element(thing('Fox Kit')).toBeVisible();
  return { screen, thing, dock: screen.getByRole('region', { name: 'Hatching', exact: true }) };
}

describe('an egg and a potion', () => {
  it('hatch by tapping one after the other', async () => {
    const { thing, dock } = await open();
    await thing('Fox Kit').click();
    await expect.element(thing('Golden')).toHaveAccessibleName(/New/);
    await thing('Golden').click();
    await expect.element(dock).toHaveTextContent('It has hatched');
    await expect
      .element(dock.getByRole('link', { name: 'See it in the stable' }))
      .toHaveAttribute('href', '/inventory/stable');
    expect(items()).toMatchObject({
      pets: { 'Fox-Golden': 5 },
      eggs: { Fox: 1 },
      hatchingPotions: { Golden: 1 },
    });
    await expect.element(thing('Fox Kit')).toHaveAttribute('aria-pressed', 'false');
  });

  it('say that a mount came of one, and hatch another', async () => {
    const { thing, dock } = await open(({ items: own }) => {
      own.pets = { 'Fox-Red': -1 };
      own.mounts = { 'Fox-Red': true };
    });
    await thing('Fox Kit').click();
    await expect.element(thing('Red')).toHaveAccessibleName(/Mount/);
    await thing('Red').hover();
    await expect.element(dock).toHaveTextContent('Tap the potion to hatch another');
    await thing('Red').click();
    await expect.poll(() => items()?.pets['Fox-Red']).toBe(5);
  });

  it('say why they give nothing new, and stay', async () => {
    const { thing, dock } = await open();
    await thing('Fox Kit').click();
    await thing('Red').click({ force: true });
    await expect.element(dock).toHaveTextContent('You already have this one');
    expect(items()?.eggs).toMatchObject({ Fox: 2 });
  });

  it('hatch by keyboard alone, and the focus stays near', async () => {
    const { thing, dock } = await open();
    thing('Wolf Cub').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(thing('Plain')).toHaveFocus();
    await expect.element(dock).toHaveTextContent('New in your stable');
    await userEvent.keyboard('{Enter}');
    await expect.element(dock).toHaveTextContent('It has hatched');
    await expect.element(thing('Red')).toHaveFocus();
  });

  it('are put back by Escape', async () => {
    const { thing } = await open();
    await thing('Fox Kit').click();
    await expect.element(thing('Fox Kit')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(thing('Fox Kit')).toHaveAttribute('aria-pressed', 'false');
  });

  it('hatch by dragging one on to the other', async () => {
    const { thing, dock } = await open();
    await userEvent.dragAndDrop(thing('Fox Kit'), thing('Golden'), { steps: 8 });
    await expect.element(dock).toHaveTextContent('It has hatched');
    expect(items()?.pets).toMatchObject({ 'Fox-Golden': 5 });
  });
});

describe('a thing up close', () => {
  it('is sold in the number that was chosen', async () => {
    const { screen, thing } = await open(({ stats }) => (stats.gp = 5));
    await thing('Meat').click();
    const dialog = screen.getByRole('dialog', { name: 'Meat' });
    await dialog.getByRole('button', { name: 'One more' }).click();
    await dialog.getByRole('button', { name: 'Sell for 2 gold' }).click();
    await expect.poll(() => items()?.food).toMatchObject({ Meat: 1 });
    await expect.element(dialog.getByText('You have 1.')).toBeVisible();
    expect(useGame.getState().view?.player.stats.gp).toBe(7);
  });

  it('closes once the last one is sold', async () => {
    const { screen, thing } = await open();
    await thing('Meat').click();
    const dialog = screen.getByRole('dialog', { name: 'Meat' });
    await dialog.getByRole('button', { name: 'All 3' }).click();
    await dialog.getByRole('button', { name: 'Sell for 3 gold' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(thing('Meat')).not.toBeInTheDocument();
  });

  it('is no saddle', async () => {
    const { screen, thing } = await open();
    await thing('Saddle').click();
    await expect.element(screen.getByText(/Saddles can’t be sold/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Sell/ })).not.toBeInTheDocument();
  });
});

describe('special things', () => {
  const special = ({ items: own, purchased }: Player) => {
    own.special = { greetingReceived: ['Jo', 'Ann'] };
    purchased.plan.mysteryItems = ['head_mystery_201402'];
  };

  it('are a gift with gear in it', async () => {
    const { screen } = await open(special);
    await expect.element(screen.getByText('February’s gift')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Open' });
    await expect.element(button).toHaveAccessibleDescription('February’s gift');
    await button.click();
    await expect.poll(() => items()?.gear.owned['head_mystery_201402']).toBe(true);
    await expect.element(screen.getByText('February’s gift')).not.toBeInTheDocument();
  });

  it('are cards that stay until they are put away', async () => {
    const { screen } = await open(special);
    await screen.getByRole('button', { name: 'Read' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText('From Jo')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(items()?.special).toMatchObject({ greetingReceived: ['Jo', 'Ann'] });
    await screen.getByRole('button', { name: 'Read' }).click();
    await dialog.getByRole('button', { name: 'Put it away' }).click();
    await expect.element(screen.getByText('From Ann')).toBeVisible();
  });
});

describe('a transformation item', () => {
  it('is used on oneself, and can be undone from the rewards', async () => {
    const { screen } = await open(({ items: own }) => (own.special = { snowball: 2 }));
    await screen.getByRole('button', { name: 'Use' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Snowball' });
    await expect.element(dialog.getByText(/Salt undoes it sooner/)).toBeVisible();
    await expect.element(dialog.getByText(/not in a party yet/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Use' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const now = useGame.getState().view?.player;
    expect(now?.stats.buffs.snowball).toBe(true);
    expect(now?.items.special['snowball']).toBe(1);
    expect(now?.pinnedItems).toContainEqual({ type: 'debuffPotion', path: 'spells.special.salt' });
  });
});

describe('the list', () => {
  it('is filtered by name and kind', async () => {
    const { screen, thing } = await open();
    await screen.getByRole('textbox', { name: 'Find a thing' }).fill('gold');
    await expect.element(thing('Fox Kit')).not.toBeInTheDocument();
    await expect.element(thing('Golden')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Find a thing' }).fill('unicorn');
    await screen.getByRole('button', { name: 'Show everything' }).click();
    await screen.getByRole('button', { name: /^Food/ }).click();
    await expect.element(thing('Meat')).toBeVisible();
    await expect.element(thing('Fox Kit')).not.toBeInTheDocument();
  });

  it('says where more comes from while there is only a scroll', async () => {
    openGame(player(({ items: own }) => (own.quests = { atom1: 1 })));
    const screen = await show(<ThingsScreen head={null} />);
    await expect.element(screen.getByText(t('things.room'))).toBeVisible();
    await screen.getByRole('textbox', { name: 'Find a thing' }).fill('dust');
    await expect.element(screen.getByText(t('things.room'))).not.toBeInTheDocument();
  });

  it('says what to do where there is nothing', async () => {
    openGame(player(({ items: own }) => (own.quests = {})));
    const screen = await show(<ThingsScreen head={null} />);
    await expect.element(screen.getByText('Your bag is empty')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Go to your tasks' })).toBeVisible();
  });
});
