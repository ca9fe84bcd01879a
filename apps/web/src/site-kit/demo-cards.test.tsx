import { afterAll, expect, it } from 'vitest';
import { show } from '../../test/render.tsx';
import { activateLocale } from '../i18n/i18n.ts';
import { DemoCards } from './demo-cards.tsx';

afterAll(() => activateLocale('en'));

it.each([
  ['en', '+6.4'],
  ['de', '+6,4'],
] as const)('says what a sample brings with the decimals of the language: %s', async (locale, gold) => {
  await activateLocale(locale);
  const screen = await show(<DemoCards />);
  await expect.element(screen.getByText(gold).first()).toBeVisible();
});
