import { nameRef } from '@everdeed/rules';
import { afterEach, describe, expect, test } from 'vitest';
import {
  entryName,
  entryNotes,
  foodInSentence,
  gearSetName,
  localise,
  localiseText,
  standIn,
} from './localise.ts';
import { makeWords } from './words.ts';

const missing: string[] = [];
const words = await makeWords((key) => missing.push(key));
afterEach(() => words.showKeys(false));

describe('names in messages', () => {
  test.each([
    ['gear', 'weapon_warrior_1'],
    ['quest', 'whale'],
    ['egg', 'Wolf'],
    ['potion', 'Base'],
    ['food', 'Meat'],
    ['spell', 'fireball'],
    ['background', 'beach'],
  ] as const)('of %s are words, never keys', (family, key) => {
    const name = entryName(words, 'en', family, key);
    expect(name).toMatch(/^\p{Lu}/u);
    expect(name).not.toContain('_');
    expect(localise(words, 'en', { item: nameRef(family, key) })).toEqual({ item: name });
  });

  test('stand within a text, among other words', () => {
    const name = entryName(words, 'en', 'egg', 'Wolf');
    expect(localiseText(words, 'en', `${nameRef('egg', 'Wolf')} eggs`)).toBe(`${name} eggs`);
    expect(localiseText(words, 'en', 'shirt.zombie, at a@b.org')).toBe('shirt.zombie, at a@b.org');
  });

  test('leave numbers, other texts and unknown references as they are', () => {
    const params = { count: 3, name: 'Maren', odd: '@dragon/fire', at: 'a@b.org' };
    expect(localise(words, 'en', params)).toEqual(params);
  });

  test('stand for whole messages in the language of the reader', () => {
    const params = { item: nameRef('message', 'potionText') };
    const english = localise(words, 'en', params);
    expect(english).toEqual({ item: words.plain('en', 'potionText') });
    expect(localise(words, 'de', params)).not.toEqual(english);
  });

  test('say of a potion that it is one where it stands alone', () => {
    const [alone, within] = [
      standIn(words, 'en', nameRef('potion', 'Base')),
      entryName(words, 'en', 'potion', 'Base'),
    ];
    expect(alone).toContain(within);
    expect(alone.length).toBeGreaterThan(within.length);
    expect(standIn(words, 'en', 'just a text')).toBe('just a text');
  });

  test('put food into a sentence', () => {
    expect(foodInSentence(words, 'en', 'Meat')).toMatch(/\S/);
    expect(localise(words, 'en', { food: nameRef('theFood', 'Meat') })).toEqual({ food: 'the meat' });
  });
});

describe('names while keys are shown', () => {
  test('are the keys by which other clients know them', () => {
    words.showKeys(true);
    expect(entryName(words, 'en', 'gear', 'weapon_warrior_1')).toBe('<t:weaponWarrior1Text>');
    expect(entryName(words, 'de', 'gear', 'weapon_warrior_1')).toBe('<t:weaponWarrior1Text@de>');
    expect(foodInSentence(words, 'en', 'Meat')).toMatch(/^<t:foodMeat/);
    expect(localise(words, 'en', { food: nameRef('theFood', 'Meat') })).toEqual({ food: '<t:foodMeatThe>' });
  });

  test('of pets are those of egg and potion', () => {
    words.showKeys(true);
    expect(entryName(words, 'en', 'pet', 'Wolf-Base')).toBe(
      '<t:petName|egg=<t:dropEggWolfText>|potion=<t:hatchingPotionBase>>',
    );
    expect(entryName(words, 'en', 'pet', 'Wolf-Veteran')).toBe('<t:Wolf-Veteran>');
  });
});

describe('messages', () => {
  test('fall back to English where a language has no words', () => {
    expect(words.say('sv', 'wrongPassword')).toBe(words.say('en', 'wrongPassword'));
    expect(words.say('de', 'wrongPassword')).not.toBe(words.say('en', 'wrongPassword'));
  });

  test('hold the values that they are given, and nothing in braces', () => {
    expect(words.say('en', 'noWebhookWithId', { id: 'x-1' })).toContain('x-1');
    expect(words.say('en', 'noWebhookWithId', { id: 'x-1' })).not.toContain('{');
  });

  test('are keys with their values while keys are shown, but never in mails', () => {
    words.showKeys(true);
    expect(words.say('en', 'noWebhookWithId', { id: 'x-1', other: 'y' })).toMatch(
      /:noWebhookWithId\|id=x-1>$/,
    );
    expect(words.plain('en', 'wrongPassword')).not.toContain('<');
  });

  test('that do not exist are reported, and told without their key', () => {
    const odd: Parameters<typeof words.say>[1] = JSON.parse('"notAKeyAtAll"');
    expect(words.say('en', odd)).toBe(words.say('en', 'badRequest'));
    expect(missing).toEqual(['notAKeyAtAll']);
  });
});

describe('notes of an entry', () => {
  test('are sentences', () => {
    expect(entryNotes(words, 'en', 'gear', 'weapon_warrior_1')).toMatch(/^\p{Lu}.*\.$/u);
    expect(gearSetName(words, 'en', 'mightyBunnySet')).toMatch(/ Set$/);
  });

  test.each([
    ['armor_warrior_1', '<t:armorWarrior1Notes|con=3>'],
    ['weapon_warrior_2', '<t:weaponWarrior2Notes|str=6> '],
    ['weapon_special_springMage', '<t:weaponSpecialSpringMageNotes|int=15|per=7> <t:twoHandedItem>'],
    ['shield_rogue_1', '<t:weaponRogue1Notes|str=2> '],
    ['shield_special_springRogue', '<t:weaponSpecialSpringRogueNotes|str=8>'],
    ['shield_special_spring2026Rogue', '<t:shieldSpecialSpring2026RogueNotes|str=8>'],
    ['shield_special_springWarrior', '<t:shieldSpecialSpringWarriorNotes|con=7>'],
  ])('of %s are keys while keys are shown: %s', (key, notes) => {
    words.showKeys(true);
    expect(entryNotes(words, 'en', 'gear', key)).toBe(notes);
  });

  test('say in which language they would be', () => {
    words.showKeys(true);
    expect(entryNotes(words, 'de', 'quest', 'egg')).toBe('<t:questEggHuntNotes@de>');
    expect(gearSetName(words, 'de', 'mightyBunnySet')).toBe('<t:mightyBunnySet@de>');
  });
});
