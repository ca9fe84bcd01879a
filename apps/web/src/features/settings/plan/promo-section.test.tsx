import { loadWords as loadNames, nameOf } from '@everdeed/content/words';
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openGame, player } from '../../../../test/game.ts';
import { refused, serveTill } from '../../../../test/pay.ts';
import { show } from '../../../../test/render.tsx';
import { loadWords, t } from '../../../i18n/i18n.ts';
import { useKeptFocus } from '../../../ui/kept-focus.ts';
import { useToasts } from '../../../ui/toast-store.ts';
import { PromoSection } from './promo-section.tsx';

await loadWords('pay');
await loadWords('settings');

const CODE = 'ABCD-EFGH-JKLM';

async function open(answer: unknown) {
  const asked = serveTill({
    payments: [],
    answer: (path) => (path.includes('/coupons/') ? answer : undefined),
  });
  const screen = await show(<PromoSection />);
  await screen.getByRole('textbox', { name: t('pay.code') }).fill(` ${CODE} `);
  await screen.getByRole('button', { name: t('pay.redeem') }).click();
  return { asked, screen };
}

beforeEach(() => openGame(player()));

it('redeems a code', async () => {
  const { asked } = await open(player());
  await expect
    .poll(() => asked.map(({ path }) => path))
    .toContain(`/api/v4/coupons/enter/${CODE}?keepDiscount=true`);
  await expect.poll(() => asked.some(({ path }) => path.endsWith('/user'))).toBe(true);
});

it('says what a code brought: the gear that is new', async () => {
  const pieces = ['eyewear_special_wondercon_red', 'back_special_wondercon_black'];
  const after = player(({ items }) => pieces.forEach((key) => (items.gear.owned[key] = true)));
  openGame(player(({ items }) => (items.gear.owned[pieces[1] ?? ''] = true)));
  const { screen } = await open(after);
  const told = screen.getByRole('status').last();
  await expect.element(told).toHaveTextContent(t('pay.redeemed', { count: 1 }));
  await loadNames('gear');
  await expect.element(told.getByRole('listitem')).toHaveTextContent(nameOf('gear', pieces[0] ?? ''));
});

it('says that a code brought nothing new', async () => {
  const { screen } = await open(player());
  await expect.element(screen.getByRole('status').last()).toHaveTextContent(t('pay.redeemedBefore'));
});

/** As settings are shown: where a button has done its work, what is around it takes the focus. */
function Kept() {
  useKeptFocus();
  return <PromoSection />;
}

it('keeps the focus at the form when the code is redeemed', async () => {
  serveTill({ payments: [], answer: (path) => (path.includes('/coupons/') ? player() : undefined) });
  const screen = await show(<Kept />);
  await screen.getByRole('textbox', { name: t('pay.code') }).fill(CODE);
  const button = screen.getByRole('button', { name: t('pay.redeem') });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toBeDisabled();
  await expect.poll(() => document.activeElement?.tagName).toBe('FORM');
});

it('says why a code is not taken, and keeps it', async () => {
  const { screen } = await open(refused('This code was used before.'));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This code was used before.');
  await expect.element(screen.getByRole('textbox', { name: t('pay.code') })).toHaveValue(` ${CODE} `);
  expect(useToasts.getState().toasts).toEqual([]);
});

it('has nothing to redeem without a code', async () => {
  const screen = await show(<PromoSection />);
  await expect.element(screen.getByRole('button', { name: t('pay.redeem') })).toBeDisabled();
});
