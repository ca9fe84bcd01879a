import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { FirstSteps } from './first-steps.tsx';

const PATHS = { hatchedPet: '/pets', fedPet: '/food', purchasedEquipment: '/market' } as const;

async function open() {
  openGame(player(({ achievements }) => (achievements['completedTask'] = true)));
  const onAdd = vi.fn();
  const onClose = vi.fn();
  const screen = await show(<FirstSteps paths={PATHS} looksPath="/looks" onAdd={onAdd} onClose={onClose} />);
  return { screen, onAdd, onClose };
}

it('leads to each step, says how far one is, and goes away', async () => {
  await page.viewport(1440, 900);
  const { screen, onAdd, onClose } = await open();
  await expect.element(screen.getByText('1 of 5. Then')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Hatch a pet/ })).toHaveAttribute('href', '/pets');
  await expect
    .element(screen.getByRole('link', { name: /^Buy some gear/ }))
    .toHaveAttribute('href', '/market');
  await expect.element(screen.getByRole('link', { name: 'Looks' })).toHaveAttribute('href', '/looks');
  await screen.getByRole('button', { name: /^Write a task/ }).click();
  expect(onAdd).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Close the first steps' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

it('is one line on a phone, which opens', async () => {
  await page.viewport(360, 800);
  const { screen } = await open();
  await expect.element(screen.getByText('Hatch a pet')).not.toBeVisible();
  await screen.getByRole('button', { name: 'Show the first steps' }).click();
  await expect.element(screen.getByText('Hatch a pet')).toBeVisible();
  await page.viewport(1440, 900);
});
