import { describe, expect, it } from 'vitest';
import { plainTitle } from './plain-title.ts';

describe('plainTitle', () => {
  it.each([
    { text: 'Take the stairs', plain: 'Take the stairs', why: 'plain words stay' },
    { text: '**Call** _Jo_ about `npm`', plain: 'Call Jo about npm', why: 'signs around words go' },
    { text: '***Now***', plain: 'Now', why: 'doubled signs go together' },
    {
      text: 'Read [the guide](https://example.org/a_b)',
      plain: 'Read the guide',
      why: 'a link is its words',
    },
    { text: '![A map](map.png) to print', plain: 'A map to print', why: 'a picture is its words' },
    { text: '# Big plans', plain: 'Big plans', why: 'a heading is its words' },
    { text: '- milk\n- eggs', plain: 'milk eggs', why: 'a list is read in a row' },
    { text: 'Learn C#', plain: 'Learn C#', why: 'a number sign within a word is no heading' },
    { text: '3 * 4 * 5', plain: '3 * 4 * 5', why: 'stars between spaces are stars' },
    {
      text: 'rename snake_case_names',
      plain: 'rename snake_case_names',
      why: 'underscores within words stay',
    },
    { text: String.raw`5\*5`, plain: '5*5', why: 'an escaped sign is itself' },
    { text: '[](https://example.org)', plain: '[](https://example.org)', why: 'something is always said' },
  ])('$why: $text', ({ text, plain }) => {
    expect(plainTitle({ text })).toBe(plain);
  });
});
