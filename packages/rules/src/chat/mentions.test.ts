import { describe, expect, it } from 'vitest';
import { linkMentions, mentionsIn, withoutMarks } from './mentions.ts';

describe('mentions', () => {
  it.each([
    ['hello @Ada', ['ada']],
    ['@ada and @ada', ['ada']],
    ['mail@ada.example', []],
    ['`@ada` and ```\n@ada\n``` and [@ada](x)', []],
    ['    @ada in code', []],
    ['https://a.example/@ada', []],
    ['(@ada-2_b)', ['ada-2_b']],
    ['@a @b @c @d @e @f', []],
  ])('of %j are %j', (text, names) => {
    expect(mentionsIn(text)).toEqual(names);
  });

  it('become links where somebody has the name, as it was typed', () => {
    const ids = new Map([['ada', 'id-of-ada']]);
    expect(linkMentions('@ADA, @bob, `@ada`', ids)).toBe('[@ADA](/profile/id-of-ada), @bob, `@ada`');
  });
});

describe('a text without marks', () => {
  it.each([
    ['**bold** and *thin*', 'bold and thin'],
    ['# Head\n> said', 'Head\nsaid'],
    ['[here](https://a.example)', 'here'],
    ['a <b>tag</b>, 1 < 2 > 0', 'a tag, 1 < 2 > 0'],
    ['snake_case_name 2*3*4', 'snake_case_name 2*3*4'],
    ['```js\ncode\n```', 'code'],
  ])('of %j is %j', (text, plain) => {
    expect(withoutMarks(text)).toBe(plain);
  });
});
