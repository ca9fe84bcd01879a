import { mix, type Palette, shade } from '../pipeline/colour.ts';
import { readPattern } from '../pipeline/pattern.ts';
import type { Pattern } from '../pipeline/render.ts';
import { own } from '../pipeline/own.ts';

const CAP =
  'bs 14.4 20 14.2 13 17.6 8 24 6.4 30.4 8 33.8 13 33.6 20 32 20.4 31.4 15.6 28.6 12.6 24 12 19.4 12.6 16.6 15.6 16 20.4 _*bl 1 15.4 19 15.4 15.6 17.4 11.6';
const SHORT =
  'bs 14.8 18 14.6 12.6 18 8.2 24 6.8 30 8.2 33.4 12.6 33.2 18 31.8 18 31 14 28 12 24 11.6 20 12 17 14 16.2 18 _bl 1 20.4 11 22.4 8.6 _bl 1 25.4 11 27.4 8.6 _bl 1 30 12 30.6 10';
const ROOF = 'bs 15 15 16 10.4 19.6 7.6 24 6.8 28.4 7.6 32 10.4 33 15 30 13 24 11.4 18 13';
/** Strands in the hair that falls behind the shoulders, to row 33 or 42. */
const FALL = '_*bl 1 13.6 21 13.4 30 _*bl 1 16 24 15.8 32';
const LONG_FALL = '_*bl 1 13.4 20 13 30 13.4 38 _*bl 1 15.8 24 15.4 32 15 40 _*bl 1 18 34 17.4 41';

/** Hair bases 1 to 20: the part behind the head, and the part in front. */
export const BASES: readonly (readonly [behind: string, before: string])[] = [
  ['', ''],
  ['', SHORT],
  [
    'bs 27 9 32 5.6 38 7 40.6 13 39 20 35.4 26 35 19 33 13 _bl 1 34 8.6 37 12 36.6 20 _bl 1 37 8.6 39 14 37.6 19',
    `${CAP} aq 30 9 3 3`,
  ],
  [
    `bs 14 14 18 7.4 24 6.4 30 7.4 34 14 35 24 35.8 31 34 34.6 30 33 24 33 18 33 14 34.6 12.2 31 13 24 ${FALL}`,
    CAP,
  ],
  ['bs 14 14 18 7.4 30 7.4 34 14 35.4 22 33.6 26.4 24 27 14.4 26.4 12.6 22 _*bl 1 13.6 18 13.8 24', CAP],
  [
    '*bo 15 17 3.6 4.4',
    'bo 16 12.4 3.6 3.6 bo 32 12.4 3.6 3.6 bo 20 9 4 3.8 bo 28 9 4 3.8 bo 24 8 4.4 3.6 bo 15.4 17.6 2.4 2.8 bo 32.6 17.6 2.4 2.8',
  ],
  [
    '*bs 16 12 10.6 12 8 17 8.4 24 10.6 28.4 13.6 24 14.6 18 _*bl 1 13 15 10.4 18 10.8 25',
    `${CAP} *aq 13 13 2 3`,
  ],
  [
    'bs 30 13 35 16 36 21 34 24 36.4 27.4 34.4 31 36 34 33.4 37 32 33 33.6 30 31.4 27 33 23.6 31 19',
    `${CAP} aq 34 33 2 2`,
  ],
  [
    '',
    'bs 14.6 18 13.6 12.6 11.4 9 15.6 9 15.4 4.6 19.4 7 21 2 24.2 5.8 28 1.6 29 6.4 33.4 4 32.8 8.8 36.8 8.4 34.4 12.6 33.4 18 31.4 14 28 12.2 24 11.8 20 12.2 16.6 14',
  ],
  ['', 'bs 21.6 13 20.4 8 21.4 2 24.4 .8 27 2.6 27.6 8 26.4 13 24 12 !*bo 16 14 .9 3'],
  ['bo 24 5 5 4.4 _bt 1 1 20.6 4 24 6 27.6 4', `${CAP} !aq 21 7 6 1`],
  [
    'bs 24 1.6 31 2.4 36.4 7 38 14 36 21 33 25 24 23 15 25 12 21 10 14 11.6 7 17 2.4',
    'bs 14.6 19 14 12 17 7 24 5.4 31 7 34 12 33.4 19 31.4 15.6 29.6 13.4 27 12.4 24 13.2 21 12.4 18.4 13.4 16.6 15.6',
  ],
  [
    'bs 14 14 18 7 30 7 34 14 36.6 19 34.8 23 37 27 34.6 31 36 35.4 31 36 24 34 17 36 12 35.4 13.4 31 11 27 13.2 23 11.4 19 _*bl 1 14 20 15.4 24 13.6 28 15.4 33',
    CAP,
  ],
  ['*bo 15.4 7.4 4.2 4.2 _*bt 1 1 12.6 7 15 9 18 7', `${CAP} *!aq 17 10 3 1`],
  [
    'bo 24 4.4 3 3.2 bt 2.4 1.4 24 5 28 2.6 30 4.8',
    'bs 18 12.4 19.4 8.4 24 7 28.6 8.4 30 12.4 24 11.6 !*bo 16.2 15.4 .9 3.4',
  ],
  ['bs 31 15 36.4 15.4 39.6 20 39 27 36 31 34.4 26 33 20 _bl 1 34.6 18 37 22 36.4 28', `${CAP} aq 33 16 3 2`],
  [
    '*bl 2.6 15 14 13.6 27 *bl 2.6 17 12 15.8 30 bl 2.6 13 12 11.8 24 bl 2.6 35 12 36.2 24',
    'bl 3 17 10 15.4 21 bl 3 31 10 32.6 21 bl 3.2 20 8.6 17.6 13.4 bl 3.2 28 8.6 30.4 13.4 bl 3.2 23 7.6 21.6 12.4 bl 3.2 25.4 7.6 26.6 12.4',
  ],
  [
    `bs 14 13 18 7 30 7 34 13 35.6 24 36 33 34.6 39 32 43.6 29 40 24 38 19 40 16 43.6 13.4 39 12 33 12.4 24 ${LONG_FALL}`,
    CAP,
  ],
  [
    '*bp 15 18 12.6 20.6 14.6 23.4 13.4 25 18 24',
    'bs 15 19 13 16 14.4 11 17.6 7.4 22 5.4 26 7 31 6 31.6 8.8 34.4 12 33 15.6 34 19 31.8 18 31 14.4 27.6 12.6 24 12.8 20 12 17 14.4 16.4 18.4',
  ],
  [
    '*bs 16 14 12.4 18 11.4 22 13 24.4 11.2 27.4 12.8 30 11 33 13 36 14.8 33 13.6 30 15 27.4 13.6 24.4 15.4 21',
    `${CAP} !*aq 12 32 2 2`,
  ],
  [
    '',
    'bs 15 18 14.6 12 16 7 20 2.6 27 1.6 33 4 34 9 33.4 18 31.8 17 31 13.4 27 11.8 20 12 17 14 16.4 18 bs 17 8 21 4.4 28 3.8 32 6 27 7.4 20 10',
  ],
];

/** Bangs 1 to 4, over the forehead. */
export const BANGS: readonly string[] = [
  '',
  `${ROOF} bs 16 14.8 17 10.4 24 8.6 31 10.4 32 14.8 30.6 16.6 28 15.4 26 16.8 24 15.6 22 16.8 20 15.4 17.4 16.6 _bl 1 20 15 20.6 10.6 _bl 1 24 15 24 10.4 _bl 1 28 15 27.4 10.6`,
  `${ROOF} bs 15.4 16.6 16.4 11 21 8 28 8.4 31.8 12.6 27 12.8 22 15.2 18 16.2 _bl 1 18 15.6 22 12 28 10 _bl 1 17 13 20.4 10`,
  `${ROOF} *bs 15.4 18 15.8 12 19.6 8.6 24 8.4 22.8 12 19.4 14.6 17.4 17.4 _*bl 1 17 15.4 18.6 12 22 9.6 _bl 1 23.6 7.6 23.6 9`,
  `${ROOF} bp 15.6 16.6 16.4 11 21 8 27 8 31.6 11 32.4 16.6 29.4 14.4 28.6 17 26 14.2 24 17.4 22 14.2 19.4 17 18.6 14.4 _bl 1 18.6 14 19.4 10.6 _bl 1 22 14 22.6 9.6 _bl 1 26 14 25.4 9.6 _bl 1 29.4 14 28.6 10.6`,
];

export const BEARDS: readonly string[] = [
  '',
  'bs 15.8 20 18 22 21 22.4 24 22 27 22.4 30 22 32.2 20 31.8 24.4 28.4 27.6 24 28.6 19.6 27.6 16.2 24.4 -bs 22 23 24 22.6 26 23 25.4 24.4 22.6 24.4',
  'bs 20.6 23.6 24 24.6 27.4 23.6 26.6 28 24 31 21.4 28',
  'bs 15.8 20 18.4 22.2 21 22 24 22 27 22 29.6 22.2 32.2 20 32.6 26 29.6 31 26 34.6 24 36.4 22 34.6 18.4 31 15.4 26 -bs 22 23 24 22.6 26 23 25.4 24.4 22.6 24.4',
];
export const MUSTACHES: readonly string[] = [
  '',
  'bs 19.6 23.4 21.6 21.4 24 22.2 26.4 21.4 28.4 23.4 26 23.4 24 22.8 22 23.4',
  'bs 17.4 21 18.4 22.6 21.4 21.8 24 22.4 26.6 21.8 29.6 22.6 30.6 21 30 24 27 24.2 24 23.2 21 24.2 18 24',
];

const PETALS = (x: number, y: number, s: number) =>
  `ao ${x - s} ${y} ${s} ${s} ao ${x + s} ${y} ${s} ${s} ao ${x} ${y - s} ${s} ${s} ao ${x} ${y + s} ${s} ${s} co ${x} ${y} ${s * 0.7} ${s * 0.7}`;
/** Flowers and other small things behind the ear, 1 to 16: drawing, then petal and centre colours. */
export const FLOWERS: readonly (readonly [drawing: string, petal: number, heart: number])[] = [
  ['', 0, 0],
  [PETALS(31, 11, 1.8), 0xf06a94, 0xf8d04c],
  [PETALS(31, 11, 1.8), 0xfdfaf2, 0xf5b83c],
  [PETALS(31, 11, 1.8), 0x9a6cd8, 0xf8e08c],
  [PETALS(31, 11, 1.8), 0x5cb0ec, 0xfffbe0],
  [PETALS(31, 11, 1.8), 0xf8b83c, 0xc8502c],
  [PETALS(31, 11, 1.8), 0xe0404c, 0x5a2c34],
  [`${PETALS(31, 10.4, 1.7)} ${PETALS(27, 8.6, 1.2)}`, 0xf79ac0, 0xfff2a8],
  [`Go 33 14 1.4 2.4 ${PETALS(31, 10.6, 2)}`, 0xf47a5c, 0xf8e08c],
  ['Fs 28 13 33 13.6 34 15 31 15 ao 31 11 2.8 2.6 co 31 11 1.4 1.2', 0xd83c54, 0xf08090],
  [
    '*ao 16.6 10.4 1.6 1.6 *ao 19.6 8.2 1.6 1.6 ao 24 7.4 1.8 1.6 *co 18 9.4 .8 .8 *co 21.8 7.8 .8 .8',
    0xf7a8c4,
    0x6cbf6c,
  ],
  [
    '*ao 16.6 10.4 1.7 1.7 *ao 19.8 8.2 1.7 1.7 ao 24 7.2 1.9 1.7 !*co 16.6 10.4 .6 .6 !co 24 7.2 .6 .6',
    0xfdf6e8,
    0xf5b83c,
  ],
  ['ap 31 6.4 32.2 9.4 35.4 9.8 33 12 33.6 15 31 13.4 28.4 15 29 12 26.6 9.8 29.8 9.4', 0xf8cc44, 0xfff0b0],
  ['as 31 10 27.4 7.4 26.4 12.6 as 31 10 34.6 7.4 35.6 12.6 co 31 10.2 1.4 1.6', 0xe0487c, 0xf890b0],
  ['Gs 30 13 26.6 10 29.4 8 31 11 33.4 7.6 35.4 10.6 32 13.4 !co 31 13 1.2 1.2', 0x58a850, 0xd8404a],
  [
    'as 31 10.6 28.6 6.4 25.8 8 27.4 11 as 31 10.6 33.4 6.4 36.2 8 34.6 11 as 31 11 27.6 13.6 29.4 15.4 as 31 11 34.4 13.6 32.6 15.4 cl 1.2 31 9 31 14',
    0x5c8ce8,
    0x3c3450,
  ],
  ['ao 29 11 2.2 2.2 ao 33 11.6 1.6 1.6 ao 31 8.4 1.6 1.6 !id 28 10 32 11', 0xf2e4f0, 0xffffff],
];

const COLOURS: Readonly<Record<string, string>> = {
  white: 'eceaf0',
  brown: '7a4a2e',
  blond: 'f0c868',
  red: 'b8542c',
  black: '40364c',
  candycane: 'f6f0f0 stripes:dc3e4c',
  frost: 'b4dcf0 rim:f0fbff',
  winternight: '34406c stars:dfe8ff',
  holly: '3c7c4c spots:d8404a',
  pblue: 'a4ccf4',
  pgreen: 'b0e4b4',
  porange: 'fbc894',
  ppink: 'f8b4d0',
  ppurple: 'cbb0ee',
  pyellow: 'faeca0',
  rainbow: 'f25c5c rainbow:f2605c,f79a3c,f8d548,6cc465,4fa8e8,8a64cc',
  yellow: 'f8d83c',
  green: '4aa84c',
  purple: '7c48c0',
  blue: '3c74d8',
  TRUred: 'e02c34',
  pblue2: '7cb8e8 rim:c4e4fc',
  pgreen2: '84d098 rim:c8f4cc',
  porange2: 'f4a86c rim:fcd8b0',
  ppink2: 'f08cb8 rim:fcccdf',
  ppurple2: 'ac88dc rim:dcc8f8',
  pyellow2: 'f0d86c rim:fcf4bc',
  sunset: 'f0785c fall:f8cc5c,f8cc5c,f0785c,c04c88,6c4894',
  sunlitwaves: '58b0d8 waves:f8e08c,84d0e8',
  seasprite: '3cb498 glimmer:3cb498,54ccb0,2c98a0',
  sandnsea: 'e8cc90 fall:f0d8a0,f0d8a0,e0c488,58b8c8,3c90c0',
  orchid: 'c45cb0 rim:f0a0dc',
  lava: '8a2c2c veins:f8a83c,f0602c',
  candycorn: 'f8a23c fall:fffdf0,fffdf0,f8a23c,f8d84c',
  ghostwhite: 'f0f2fa sparkle:b8c8f0',
  halloween: '4a3a5c bands:4a3a5c,f08a2c',
  midnight: '2c2c54 rim:5c5c9c',
  pumpkin: 'ec7c28 stripes:c85c20',
  zombie: '7a9c5c blots:94b474,6a7c5c',
  aurora: '5c9cd0 fall:5ce0b0,48b8c0,5a84d4,8a64cc',
  festive: 'd0404c bands:d0404c,d0404c,3f8a54',
  hollygreen: '2f7c4c sparkle:e04858',
  peppermint: 'b4ecd8 stripes:ffffff',
  snowy: 'dceaf6 cap:ffffff',
  winterstar: '6484c8 stars:fff4b0,f8dc78',
};
const TIES: Readonly<Record<string, number>> = { red: 0x4a86d8, TRUred: 0xf8d84c };

/** Palette and pattern of a hair colour; `a` is the tie or ribbon. */
export function hairOf(colour: string): { palette: Palette; pattern: Pattern | undefined } {
  const [hex = '', marks] = (own(COLOURS, colour) ?? COLOURS.brown ?? '').split(' ');
  const b = Number.parseInt(hex, 16);
  return {
    palette: { b, a: own(TIES, colour) ?? 0xe0506c, d: shade(b, -1), l: mix(b, 0xffffff, 0.3) },
    pattern: marks ? readPattern(marks, 'b') : undefined,
  };
}
export const hairColours = (): readonly string[] => Object.keys(COLOURS);
