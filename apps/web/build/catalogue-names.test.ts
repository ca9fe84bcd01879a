import { allGear, backgrounds, quests, spells } from '@everdeed/content';
import { loadWords, nameOf } from '@everdeed/content/words';
import { expect, it } from 'vitest';
import { loadCommonGearNames, loadNames } from '../src/lib/load-names.ts';
import { catalogueNames } from './catalogue-names.ts';

it('gives the names of what classes wear, and of ears and tails, before those of all gear', async () => {
  await loadCommonGearNames();
  expect(nameOf('gear', 'weapon_warrior_3')).toBe('River-Stone Club');
  expect(nameOf('gear', 'back_special_foxTail')).toBe('Fox Tail');
});

it.each([
  ['gear', allGear()],
  ['quests', quests],
  ['backgrounds', backgrounds()],
  ['spells', spells],
] as const)('gives the names of %s without their words', async (family, list) => {
  const namesOf = () => list.map(({ key }) => nameOf(family, key));
  await loadNames(family);
  const alone = namesOf();
  await loadWords(family);
  expect(alone).toEqual(namesOf());
});

it('fails on a family that has no names of its own', async () => {
  const { load } = catalogueNames();
  if (typeof load !== 'function') throw new Error('the plugin loads nothing');
  await expect(Reflect.apply(load, undefined, ['\0virtual:names/clouds'])).rejects.toThrow('clouds');
});
