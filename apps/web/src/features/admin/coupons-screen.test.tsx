import { expect, it } from 'vitest';
import { expectAccessible } from '../../../test/axe.ts';
import { openGame, player } from '../../../test/game.ts';
import { show } from '../../../test/render.tsx';
import { changesIn, serveCalls } from '../../../test/serve.ts';
import { CouponsScreen } from './coupons-screen.tsx';

const CODES = ['0008-000G-000Q', '100V-000G-000Q'];

async function open(answer?: Response) {
  const asked = serveCalls(() => answer ?? CODES.map((_id) => ({ _id, event: 'wondercon' })));
  openGame(player());
  return { screen: await show(<CouponsScreen />), sent: () => changesIn(asked) };
}

it('makes coupons, and shows their codes', async () => {
  const { screen, sent } = await open();
  await screen.getByRole('combobox', { name: 'What they are good for' }).selectOptions('google_6mo');
  await screen.getByRole('spinbutton', { name: 'How many' }).fill('2');
  await screen.getByRole('button', { name: 'Make them' }).click();
  await expect.element(screen.getByRole('heading', { name: '2 new codes' })).toHaveFocus();
  // On a phone, too, where one thing stands below another, they come right after the form.
  const regions = screen
    .getByRole('region')
    .elements()
    .map(({ textContent }) => textContent);
  expect(regions).toEqual([
    expect.stringMatching(/^Make coupons/),
    expect.stringMatching(/^2 new/),
    expect.stringMatching(/^All coupons/),
  ]);
  for (const code of CODES) await expect.element(screen.getByText(code)).toBeVisible();
  await expectAccessible();
  expect(sent()).toEqual(['POST /api/v4/coupons/generate/google_6mo?count=2']);
});

it('takes no number that is none', async () => {
  const { screen, sent } = await open();
  await screen.getByRole('spinbutton', { name: 'How many' }).fill('0');
  await screen.getByRole('button', { name: 'Make them' }).click();
  await expect.element(screen.getByText('A number from 1 to 1,000.')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('says why there are none', async () => {
  const body = { success: false, error: 'BadRequest', message: 'Too many at once.' };
  const { screen } = await open(Response.json(body, { status: 400 }));
  await screen.getByRole('button', { name: 'Make them' }).click();
  await expect.element(screen.getByText('Too many at once.')).toBeVisible();
  await expectAccessible();
});
