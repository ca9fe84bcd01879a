import { expect, it } from 'vitest';
import { openGame, player } from '../../../test/game.ts';
import { usePhone } from '../../../test/phone.ts';
import { show } from '../../../test/render.tsx';
import { loadWords, t } from '../../i18n/i18n.ts';
import { Yesterday } from './yesterday.tsx';

it.each([
  { locale: 'en', asks: /yesterday, \w+day \d+ \w+\?$/ },
  { locale: 'de', asks: /gestern, \w+, \d+\. [\wä]+, etwas davon/ },
] as const)('names yesterday with its month, in $locale', async ({ locale, asks }) => {
  await usePhone(locale);
  await loadWords('moments');
  openGame(player());
  const screen = await show(<Yesterday />);
  await expect
    .element(screen.getByRole('dialog', { name: t('day.title') }))
    .toHaveAccessibleDescription(asks);
});
