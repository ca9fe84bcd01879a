import { describe, expect, it } from 'vitest';
import { englishSlipsIn, isTitle, isWhole } from './support/slips.ts';

describe('the editor’s eye', () => {
  it.each([
    ['You carry # on your back.', 'placeholder'],
    ['Worth {bonus}.', 'placeholder'],
    ['Lends you undefined.', 'placeholder'],
    ['It is the the hat.', 'doubled word'],
    ['The the hat.', 'doubled word'],
    ['It purrs  loudly.', 'space'],
    ['It purrs .', 'space'],
    ['It purrs..', 'punctuation'],
    ['It purrs,', 'punctuation'],
    ["It’s the dog's.", 'punctuation'],
    ['It purrs loudly. then it stops.', 'small letter after a full stop'],
    ['Welcome to Habitica.', 'foreign name'],
    ['You found a egg.', 'article'],
    ['You found an hat.', 'article'],
    ['A armadillo rolls by.', 'article'],
    ['It has no color.', 'American spelling'],
  ])('sees the slip in “%s”', (text, kind) => {
    expect(englishSlipsIn(text)).toEqual([kind]);
  });

  it.each([
    'An hour ago a unicorn met a one-eyed owl at a union of ewes, and an heir.',
    'Your baby T. rex cannot reach your hand.',
    'You sing la la la, and it had helped.',
    'A European egg, an X on the map, and a use for both.',
  ])('lets “%s” pass', (text) => {
    expect(englishSlipsIn(text)).toEqual([]);
  });

  it.each([
    ['It purrs', false],
    ['it purrs.', false],
    ['“It purrs.”', true],
    ['It purrs!', true],
  ])('takes “%s” for a whole sentence: %s', (text, whole) => {
    expect(isWhole(text)).toBe(whole);
  });

  it.each([
    ['Plain Hat', true],
    ['plain hat', false],
    ['Plain hat.', false],
    ['Why am I a snowman?', true],
  ])('takes “%s” for a name: %s', (text, title) => {
    expect(isTitle(text)).toBe(title);
  });
});
