import { mounts, pets } from '@everdeed/content';
import type { Player } from '@everdeed/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openGame, player } from '../../../../test/game.ts';
import { show } from '../../../../test/render.tsx';
import { registerActions } from '../../../data/define-action.ts';
import { changeGame, useGame } from '../../../data/store.ts';
import { t } from '../../../i18n/i18n.ts';
import { ToastArea } from '../../../ui/toast-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { inventoryActions } from '../equip-action.ts';
import { thingActions } from '../things/thing-actions.tsx';
import { stableActions } from './stable-actions.tsx';
import { StableScreen } from './stable-screen.tsx';

beforeEach(async () => {
  // Nobody answers: the actions wait.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  registerActions(...inventoryActions, ...thingActions, ...stableActions);
  await page.viewport(1440, 900);
});

const items = () => useGame.getState().view?.player.items;

/** Shows the stable of a player with some foxes and food. */
async function open(change: (player: Player) => void = () => undefined) {
  openGame(
    player((fresh) => {
      fresh.items.pets = { 'Fox-Red': 12, 'Fox-Base': 46, 'Fox-Golden': -1 };
      fresh.items.mounts = { 'Fox-Golden': true };
      fresh.items.eggs = { Fox: 1 };
      fresh.items.hatchingPotions = { White: 1 };
      fresh.items.food = { Strawberry: 3, Meat: 4, Saddle: 1 };
      change(fresh);
    }),
  );
  const screen = await show(<StableScreen head={(tools) => tools} />);
  const named = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect.element(named('Red Fox Kit')).toBeVisible();
  return { screen, named, dock: screen.getByRole('region', { name: 'Feeding', exact: true }) };
}

describe('the dock', () => {
  it.each([1440, 360])('stays free of toasts at %i px', async (width) => {
    const { dock, screen } = await open();
    await page.viewport(width, 800);
    await show(<ToastArea />);
    showToast({ type: 'info', text: 'Found in the grass', see: '/inventory/items' });
    const toast = screen.getByText('Found in the grass');
    await expect.element(toast).toBeVisible();
    const gap = () =>
      dock.element().getBoundingClientRect().top - toast.element().getBoundingClientRect().bottom;
    await expect.poll(gap).toBeGreaterThan(0);
  });
});

describe('the heads of columns', () => {
  it('leave room for the focus ring of the first row', async () => {
    const { screen } = await open();
    const boxOf = (what: string) => screen.container.querySelector(what)?.getBoundingClientRect();
    const room = () =>
      (boxOf('[data-animal]')?.top ?? 0) - (boxOf('[style*="--columns"][aria-hidden]')?.bottom ?? Infinity);
    await expect.poll(room).toBeGreaterThanOrEqual(5);
  });
});

describe('mounts alone', () => {
  it('have no food below them', async () => {
    const { dock, screen } = await open();
    await expect.element(dock).toBeVisible();
    await screen.getByRole('radio', { name: t('stable.side.mounts') }).click({ force: true });
    await expect.element(dock).not.toBeInTheDocument();
    await screen.getByRole('radio', { name: t('stable.side.both') }).click({ force: true });
    await expect.element(dock).toBeVisible();
  });
});

describe('a pet', () => {
  it('is fed by tapping food and then the pet', async () => {
    const { named, dock } = await open();
    await named('Strawberry').click();
    await expect.element(named('Red Fox Kit')).toHaveAccessibleName(/loves this food/);
    await named('Red Fox Kit').click();
    await expect.element(dock).toHaveTextContent('loved the Strawberry');
    expect(items()).toMatchObject({ pets: { 'Fox-Red': 17 }, food: { Strawberry: 2 } });
  });

  it('is fed by tapping the pet and then food', async () => {
    const { named, dock } = await open();
    await named('Red Fox Kit').click();
    await expect.element(dock).toHaveTextContent('Favourite food: Strawberry');
    await expect.element(named('Strawberry')).toHaveAccessibleName(/its favourite/);
    await named('Meat').click();
    await expect.element(dock).toHaveTextContent('14 of 50 to grow up');
    await dock.getByRole('button', { name: 'Feed one' }).click();
    await expect.poll(() => items()?.pets['Fox-Red']).toBe(16);
  });

  it('grows into a mount, which is celebrated and can be ridden at once', async () => {
    const { screen, named } = await open();
    await named('Meat').click();
    await named('Plain Fox Kit').click();
    const moment = screen.getByRole('dialog', { name: 'Plain Fox' });
    await expect.element(moment).toHaveTextContent('All grown up');
    await moment.getByRole('button', { name: 'Ride it' }).click();
    await expect.element(moment).not.toBeInTheDocument();
    expect(items()).toMatchObject({ currentMount: 'Fox-Base', pets: { 'Fox-Base': -1 } });
    await expect.element(named('Plain Fox Kit')).toHaveAccessibleName(/grown into a mount/);
  });

  it('is raised again after its mount was set free', async () => {
    const { screen, named, dock } = await open(({ items: own }) => {
      own.mounts = { 'Fox-Golden': null };
      own.food = { Honey: 11 };
    });
    const pet = named('Golden Fox Kit');
    await expect.element(pet).toHaveAccessibleName(/0 of 50 to grow up/);
    await pet.click();
    await dock.getByRole('button', { name: 'Look closer' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Golden Fox Kit' });
    await expect.element(sheet).toHaveAccessibleDescription(t('stable.state.pets.growing'));
    await sheet.getByRole('spinbutton').fill('11');
    await sheet.getByRole('button', { name: 'Feed 11' }).click();
    await expect.poll(() => items()?.mounts['Fox-Golden']).toBe(true);
  });

  it('grows up without ado for those who want none', async () => {
    const { screen, named } = await open(
      ({ preferences }) => (preferences.suppressModals['raisePet'] = true),
    );
    await named('Saddle').click();
    await named('Red Fox Kit').click();
    await expect.poll(() => items()?.mounts['Fox-Red']).toBe(true);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('is hatched by a tap where egg and potion are there', async () => {
    const { screen, named } = await open();
    await named('White Fox Kit').click();
    const moment = screen.getByRole('dialog', { name: 'White Fox Kit' });
    await expect.element(moment).toHaveTextContent('It has hatched');
    await moment.getByRole('button', { name: 'Take it along' }).click();
    expect(items()).toMatchObject({ currentPet: 'Fox-White', eggs: { Fox: 0 } });
    await expect.element(named('White Fox Kit')).toHaveAccessibleName(/at your side/);
  });

  it.each([
    { name: 'White Fox Kit', food: undefined, what: 'has hatched' },
    { name: 'Plain Fox Kit', food: 'Meat', what: 'All grown up' },
  ])('is celebrated no longer once the server has refused it: $name', async ({ name, food, what }) => {
    const { screen, named } = await open();
    if (food) await named(food).click();
    await named(name).click();
    await expect.element(screen.getByRole('dialog')).toHaveTextContent(what);
    // A refused action leaves the queue.
    changeGame({ pending: [] });
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('says where it comes from while it is missing', async () => {
    const { screen, named } = await open();
    await named('Shade Wolf Cub').click();
    const sheet = screen.getByRole('dialog', { name: 'Shade Wolf Cub' });
    await expect.element(sheet).toHaveTextContent('Turns up as you check off tasks');
  });

  it('is fed several pieces up close', async () => {
    const { screen, named } = await open();
    await named('Red Fox Kit').click();
    await screen.getByRole('button', { name: 'Look closer' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Red Fox Kit' });
    await sheet.getByRole('button', { name: 'All 3' }).click();
    await expect.element(sheet).toHaveTextContent('+15, then 27 of 50');
    await sheet.getByRole('button', { name: 'Feed 3' }).click();
    await expect.poll(() => items()?.pets['Fox-Red']).toBe(27);
  });
});

describe('a pet on a phone', () => {
  /** Shows what is called so on a phone, where little has room. */
  async function openOnPhone(search: string, change?: (player: Player) => void) {
    const opened = await open(change);
    await page.viewport(360, 800);
    await opened.screen.getByRole('textbox', { name: 'Find an animal' }).fill(search);
    return opened;
  }

  it('is looked at by a tap, also after another one was fed up close', async () => {
    const { screen, named } = await openOnPhone('fox');
    const sheet = screen.getByRole('dialog');
    await named('Red Fox Kit').click();
    await sheet.getByRole('button', { name: 'Feed one' }).click();
    await expect.poll(() => items()?.pets['Fox-Red']).toBe(17);
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await named('Plain Fox Kit').click();
    await expect.element(sheet).toHaveAccessibleName('Plain Fox Kit');
    expect(items()?.pets['Fox-Base']).toBe(46);
  });

  it('has its whole name and what it is fed in the dock', async () => {
    const { named, dock } = await openOnPhone('tiger', (fresh) => {
      fresh.items.pets['TigerCub-CottonCandyBlue'] = 5;
    });
    await named('Strawberry').click();
    await named('Cotton Candy Blue Tiger Cub').click();
    await expect.element(dock.getByText('7 / 50')).toBeVisible();
    const words = dock.getByRole('status').element().getBoundingClientRect();
    const bar = dock.element().getBoundingClientRect();
    expect(words.top).toBeGreaterThanOrEqual(bar.top + 4);
    expect(words.bottom).toBeLessThanOrEqual(bar.bottom - 4);
    const [, food] = dock.element().querySelectorAll('[data-pixels]');
    expect(food?.checkVisibility()).toBe(true);
  });
});

describe('the stable', () => {
  it('is walked through by arrow keys, with one stop for the tabulator', async () => {
    const { screen, named } = await open();
    named('Plain Wolf Cub').element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect.element(named('White Tiger Cub')).toHaveFocus();
    expect(screen.container.querySelectorAll('[data-animal][tabindex="0"]')).toHaveLength(1);
  });

  it('draws few of the thousands there are, and what the focus reaches', async () => {
    const { screen, named } = await open(({ items: own }) => {
      for (const { key } of pets()) own.pets[key] = 5;
      for (const { key } of mounts()) own.mounts[key] = true;
    });
    const height = () => document.documentElement.scrollHeight;
    const withoutMounts = height();
    await screen.getByRole('radio', { name: 'Both' }).click({ force: true });
    // The other side is drawn a moment later.
    await expect.poll(height).toBeGreaterThan(withoutMounts);
    await expect.element(screen.getByRole('heading', { name: 'Standard pets' })).toBeVisible();
    expect(screen.container.querySelectorAll('[data-animal]').length).toBeLessThan(260);
    named('Plain Wolf Cub').element().focus();
    await userEvent.keyboard('{ArrowDown>30/}');
    await expect
      .poll(() => document.activeElement?.getAttribute('data-animal') ?? '')
      .not.toBe('pets Wolf-Base');
    await expect
      .poll(() => (document.activeElement?.getBoundingClientRect().bottom ?? 0) < innerHeight)
      .toBe(true);
  });

  it('is searched, and says so where nothing is found', async () => {
    const { screen, named } = await open();
    await screen.getByRole('textbox', { name: 'Find an animal' }).fill('red fox');
    await expect.element(named('Plain Wolf Cub')).not.toBeInTheDocument();
    await expect.element(named('Red Fox Kit')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Find an animal' }).fill('unicorn');
    await screen.getByRole('button', { name: 'Show everything' }).click();
    await expect.element(named('Plain Wolf Cub')).toBeVisible();
  });
});
