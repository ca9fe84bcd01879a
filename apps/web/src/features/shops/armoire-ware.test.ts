import { missingArmoire } from '@everdeed/rules';
import { expect, it } from 'vitest';
import { player } from '../../../test/game.ts';
import { i18n } from '../../i18n/i18n.ts';
import { messages } from '../../i18n/locales/en/shops.ts';
import { armoireWare } from './armoire-ware.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');

it.each([
  [0, 'You own all of its gear.'],
  [1, 'One piece of gear is still in it.'],
  [2, '2 pieces of gear are still in it.'],
])('says of the armoire that %i pieces are left', (left, words) => {
  i18n.load('en', messages);
  i18n.activate('en');
  const owner = player();
  for (const { key } of missingArmoire(owner, NOW).slice(left)) owner.items.gear.owned[key] = true;
  expect(armoireWare(owner, NOW).notes).toContain(words);
});
