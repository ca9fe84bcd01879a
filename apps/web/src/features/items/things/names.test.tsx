import { loadWords } from '@everdeed/content/words';
import { expect, it } from 'vitest';
import { usePhone } from '../../../../test/phone.ts';
import { loadWords as loadMessages } from '../../../i18n/i18n.ts';
import { foodFor } from './names.ts';

it.each([
  ['en', 'For desert pets'],
  ['de', 'Für Sand-Tiere'],
])('say whose food it is, in %s', async (language, text) => {
  await usePhone(language);
  await Promise.all([loadMessages('items'), loadWords('potions')]);
  expect(foodFor('Desert')).toBe(text);
});
