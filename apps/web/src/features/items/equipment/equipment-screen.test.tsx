import { nameOf } from '@everdeed/content/words';
import type { Player } from '@everdeed/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openGame, player } from '../../../../test/game.ts';
import { show } from '../../../../test/render.tsx';
import { registerActions } from '../../../data/define-action.ts';
import { useGame } from '../../../data/store.ts';
import { EquipmentScreen } from './equipment-screen.tsx';
import { inventoryActions } from '../equip-action.ts';
import { gearActions } from './gear-actions.ts';

beforeEach(() => {
  // Nobody answers: the actions wait.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  registerActions(...inventoryActions, ...gearActions);
});

const gear = () => useGame.getState().view?.player.items.gear;

/** Shows the gear of a mage in a hat of the first tier, who owns one of the third, a staff and a shield. */
async function open(change: (player: Player) => void = () => undefined) {
  openGame(
    player((fresh) => {
      fresh.stats.lvl = 30;
      fresh.stats.class = 'wizard';
      fresh.flags.classSelected = true;
      fresh.items.gear.owned = Object.fromEntries(
        ['head_wizard_1', 'head_wizard_3', 'weapon_wizard_1', 'shield_healer_1'].map((key) => [key, true]),
      );
      fresh.items.gear.equipped = { head: 'head_wizard_1', weapon: 'weapon_base_0', shield: 'shield_base_0' };
      change(fresh);
    }),
  );
  const onPreference = vi.fn();
  const screen = await show(<EquipmentScreen head={null} onPreference={onPreference} />);
  const slot = (name: string) => screen.getByRole('region', { name, exact: true });
  const hats = slot('Head').getByRole('button');
  await expect.element(hats.first()).toBeVisible();
  return { screen, slot, hats, onPreference, hero: slot('Your hero') };
}

describe('battle gear', () => {
  it('stands best first, with its change, and the worn piece is ticked', async () => {
    const { hats } = await open();
    await expect.element(hats.first()).toHaveTextContent(/Per \+/);
    await expect.element(hats.first()).toHaveAttribute('aria-pressed', 'false');
    await expect.element(hats.last()).toHaveAttribute('aria-pressed', 'true');
  });

  it('is tried on by hovering and by focus, and worn by neither', async () => {
    const { hats, hero } = await open();
    await userEvent.hover(hats.first());
    await expect.element(hero.getByText('Trying on')).toBeVisible();
    await userEvent.unhover(hats.first());
    await expect.element(hero.getByText('Trying on')).not.toBeInTheDocument();
    hats.last().element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(hero.getByText('Trying on')).toBeVisible();
    expect(gear()?.equipped.head).toBe('head_wizard_1');
  });

  it('is worn by Enter, and taken off by Enter again', async () => {
    const { hats } = await open();
    hats.first().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => gear()?.equipped.head).toBe('head_wizard_3');
    await expect.element(hats.first()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => gear()?.equipped.head).toBe('head_base_0');
  });

  it('says what both hands mean, before and while they are taken', async () => {
    const { slot, hero } = await open(({ items }) => (items.gear.equipped.weapon = 'weapon_wizard_1'));
    await expect.element(slot('Off-hand').getByText(/^Wearing one puts .+ away$/)).toBeVisible();
    await expect.element(hero.getByRole('button', { name: 'Off-hand: both hands are taken' })).toBeVisible();
    slot('Off-hand').getByRole('button').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => gear()?.equipped)
      .toMatchObject({ weapon: 'weapon_base_0', shield: 'shield_healer_1' });
  });

  it('is taken off all at once', async () => {
    const { hero } = await open();
    await hero.getByRole('button', { name: 'Take everything off' }).click();
    await expect.poll(() => gear()?.equipped.head).toBe('head_base_0');
  });

  it('is filtered by a slot of the hero', async () => {
    const { slot, hats, hero } = await open();
    await hero.getByRole('button', { name: 'Weapon: empty' }).click();
    await expect.element(hats.first()).not.toBeInTheDocument();
    await expect.element(slot('Weapon')).toBeVisible();
  });
});

it('counts what the search finds', async () => {
  const { screen } = await open();
  const chips = screen.getByRole('group', { name: 'Show', exact: true });
  await expect.element(screen.getByText(/^4 pieces/)).toBeVisible();
  await screen.getByRole('textbox', { name: 'Find gear' }).fill(nameOf('gear', 'head_wizard_3'));
  await expect.element(screen.getByText('1 piece, 1 better than what you wear')).toBeVisible();
  await expect.element(chips.getByText('All')).toHaveTextContent('All 1');
  await expect.element(chips.getByText('Weapon')).toHaveTextContent('Weapon 0');
});

describe('a costume', () => {
  it('is worn beside battle gear, without figures', async () => {
    const { screen, hats } = await open();
    await screen.getByRole('radio', { name: 'Costume' }).click({ force: true });
    await expect.element(hats.last()).not.toHaveTextContent(/Per/);
    hats.last().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => gear()?.costume.head).toBe('head_wizard_3');
    expect(gear()?.equipped.head).toBe('head_wizard_1');
  });

  it('is shown by a switch', async () => {
    const { screen, onPreference } = await open();
    await screen.getByRole('switch', { name: 'Show my costume instead' }).click();
    expect(onPreference).toHaveBeenCalledWith('preferences.costume', true);
  });
});

it('says what to do without any gear', async () => {
  openGame(player(({ items }) => (items.gear.owned = {})));
  const screen = await show(<EquipmentScreen head={null} onPreference={vi.fn()} />);
  await expect.element(screen.getByText('Nothing to wear yet')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Go to the market' }))
    .toHaveAttribute('href', '/shops/market');
});
