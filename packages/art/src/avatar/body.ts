import { type Colour, mix, PLUM, type Palette, shade } from '../pipeline/colour.ts';
import { readPattern } from '../pipeline/pattern.ts';
import type { Pattern } from '../pipeline/render.ts';
import { own } from '../pipeline/own.ts';

/** Drawings on 48 x 49 about axis 24, feet on row 44. Roles: b skin, a blush, c shorts. */
export const LEGS =
  '*br 19.4 35 4 9.4 *dr 18.8 42 4.8 3 cs 18.8 32.6 29.2 32.6 29.6 38.6 25 38.6 24 36.6 23 38.6 18.4 38.6';
export const TORSO =
  'bs 20.4 24.4 27.6 24.4 29.4 28 28.6 35.4 19.4 35.4 18.6 28 br 22 23 4 3 *bt 3.8 3.4 17.6 27.4 16.6 31 16.2 35';
export const HEAD =
  '*bo 15.8 19.4 1.7 2.4 bs 15.6 17 17 11.6 20.4 9.4 24 8.8 27.6 9.4 31 11.6 32.4 17 31.4 22 28 25.4 24 26.2 20 25.4 16.6 22';
export const FACE = '*ey 19 17 2 4 *!aq 17 21 2 1 !mq 23 23 2 1';
export const FACE_BLINK = '!*eq 19 20 2 1 *!aq 17 21 2 1 !mq 23 22 2 1';
export const FACE_ASLEEP =
  '!*eq 18 19 3 1 !*eq 18 18 1 1 *!aq 17 21 2 1 !mq 23 22 2 1 !Cp 33 10 37 10 37 11 34.6 13 37 13 37 14 33 14 33 13 35.4 11 33 11 !Cp 38 4 43 4 43 5.4 40 8.6 43 8.6 43 10 38 10 38 8.6 41 5.4 38 5.4';

/**
 * Skins that are more than a colour: body, then a pattern as in pipeline/pattern.ts, `*colour` for shining
 * eyes, then extra shapes on the head.
 */
const SKINS: Readonly<Record<string, string>> = {
  rainbow: 'f2a0a0 rainbow:f28a8a,f7b87a,f8e08a,9cd69a,8abcf0,b49ae0',
  bear: 'a8713f x:*bo 16.6 9.6 3 3 *Qo 16.8 9.8 1.4 1.4',
  cactus: '6cab5a stripes:5c9a4c x:!Wd 20 12 28 14 24 10 18 22 30 22 21 30 27 32',
  fox: 'e8793c x:*bp 15.6 13 15.4 4 21 9 !*Ep 16.8 10 16.8 6.8 19 9',
  lion: 'e0ac54 x:*bo 16.4 9.8 2.8 2.8 *No 16.6 10 1.2 1.2',
  panda: 'f4f2f0 x:*Ko 16.4 9.4 3 3 !*Ko 20 18.4 2.4 2.8',
  pig: 'f2a9b0 x:*bp 15.4 12 16.6 6.4 20.4 9.4',
  tiger: 'ee9a3e stripes:5a3a30 x:*bo 16.4 9.8 2.8 2.8',
  wolf: '8e94a4 x:*bp 15.6 13 15.6 4.4 20.6 9 !*Ip 16.8 10 16.8 7 18.8 9',
  pastelPink: 'f9c3d6',
  pastelOrange: 'fbd0ae',
  pastelYellow: 'fbeeb4',
  pastelGreen: 'c4ecc2',
  pastelBlue: 'bfe0f8',
  pastelPurple: 'd9c6f2',
  pastelRainbowChevron: 'f9c3d6 bands:f9c3d6,fbd9b4,fbf0b8,c8eec4,c2e2f8,dccaf4',
  pastelRainbowDiagonal: 'f9c3d6 rainbow:f9c3d6,fbd9b4,fbf0b8,c8eec4,c2e2f8,dccaf4',
  monster: '7a6cc0 spots:5c4ca4',
  pumpkin: 'f08a34 stripes:d8702a',
  skeleton: 'ece6d8 bones:fffdf4,6a6076',
  zombie: '8fae7a blots:789a6a,a08aa0',
  ghost: 'dfeaf4 %0.7',
  shadow: '4a4266 *d8c8ff',
  candycorn: 'fff0d0 fall:fffdf0,f8a23c,f8a23c,f8d84c,f8d84c',
  ogre: '7c9c4a blots:6a8a40',
  pumpkin2: 'e8742c bands:e8742c,f08e38',
  reptile: '5ca06a scales:7cc084',
  shadow2: '37304e glimmer:37304e,463c62 *ffe08c',
  skeleton2: 'd8d4e4 bones:ffffff,4a4464',
  transparent: 'e8eef4 %0.35',
  zombie2: '7aa098 stitch:94b8a4,4a3a4c',
  clownfish: 'f58a3a waves:ffffff,ffffff',
  deepocean: '2e4a86 sparkle:8ce8f0 *c8fff4',
  merblue: '5ea8e0 scales:8cc8f0',
  mergold: 'e4b040 scales:f8d880',
  mergreen: '4cb07c scales:84d8a4',
  merruby: 'd0506c scales:ee8a9c',
  shark: '8a9ab0 blots:9cacc0',
  tropicalwater: '54c8d0 waves:a8f0ec,74dcdc',
  aurora: '6a90d8 fall:7ce8c0,64b8d8,8a84dc,c084d0',
  dapper: 'c8a078 bands:c8a078,c8a078,b48a64',
  festive: 'd8505c stripes:f4ece4',
  holly: '5aa468 spots:d84450',
  polar: 'eef2fa cap:ffffff',
  sugar: 'fbeef2 sparkle:f08ab0,8ac8f0,f8d870',
  snowy: 'e0eef8 spots:ffffff',
  winterstar: '7c98d8 stars:fffbe0,ffffff',
};

export interface Skin {
  readonly palette: Palette;
  readonly pattern: Pattern | undefined;
  readonly alpha: number;
  /** Extra shapes on the head, mostly ears. */
  readonly extra: string;
}

/** Palette of a skin; the key of a plain skin is its hex colour. */
export function skinOf(key: string): Skin {
  const [front = '', extra = ''] = (own(SKINS, key) ?? (/^[0-9a-f]{6}$/.test(key) ? key : 'f5a76e')).split(
    ' x:',
  );
  const words = front.split(' ');
  const b: Colour = Number.parseInt(words[0] ?? '', 16);
  const marks = words.find((w) => w.includes(':'));
  const alpha = words.find((w) => w[0] === '%');
  const eyes = words.find((w) => w[0] === '*');
  return {
    palette: {
      b,
      a: mix(b, 0xe8506c, 0.42),
      m: mix(mix(b, 0xa02038, 0.6), PLUM, 0.3),
      d: 0x5c4458,
      c: 0x5a6078,
      k: shade(b, -1),
      ...(eyes ? { e: Number.parseInt(eyes.slice(1), 16) } : {}),
    },
    pattern: marks ? readPattern(marks, 'b') : undefined,
    alpha: alpha ? Number(alpha.slice(1)) : 1,
    extra,
  };
}

/** Keys of the skins that are more than a plain colour. */
export const specialSkins = (): readonly string[] => Object.keys(SKINS);

/** Shirts: cloth, trim, then pattern. */
const SHIRTS: Readonly<Record<string, string>> = {
  black: '4a4660 6c6884',
  blue: '4a86d8 82b4f0',
  green: '4a9a58 84c880',
  pink: 'ee86b0 fcc0d8',
  white: 'f2f2f6 c8d0e0',
  yellow: 'f2c244 fbe48c',
  convict: 'f0ece4 3c3850 bands:f0ece4,4a4660',
  cross: 'f2f0ea d04048',
  fire: 'd8482c f8b83c flame:8a2a34,d8482c,f8882c,f8d04c',
  horizon: '4a78c8 f8c45c fall:f0785c,f8a85c,f8d878,78b8e8,4a78c8',
  ocean: '3a8cc0 a8e4f0 waves:c4f0f8,6ab8dc',
  purple: '7a4fc0 b48ae8',
  rainbow: 'f25c5c ffffff bands:f2605c,f79a3c,f8d548,6cc465,4fa8e8,8a64cc',
  redblue: 'd0404c 3c64b8 chess:3c64b8',
  thunder: '4a5480 f8d848 bolt:fbe66a',
  tropical: 'e85c6c f8d85c flowers:f8d85c,7cd8a0,ffffff',
  zombie: '7c9a6c 5c4a5c stitch:94b07c,5c4a5c',
};
export const SHIRT =
  'bp 20.6 24 27.4 24 29.6 25.6 29.4 36 18.6 36 18.4 25.6 *bp 17 25.2 19.8 25.2 19.6 32 14.4 32 14.6 27.6 *!cp 14.4 31 19.6 31 19.6 32 14.4 32 !cp 21 25.4 27 25.4 25 27.2 23 27.2 _bl 1 19 35.4 29 35.4';

/** Palette and pattern of a shirt. */
export function shirtOf(key: string): { palette: Palette; pattern: Pattern | undefined } {
  const [cloth = '', trim = '', marks] = (own(SHIRTS, key) ?? SHIRTS.blue ?? '').split(' ');
  return {
    palette: { b: Number.parseInt(cloth, 16), c: Number.parseInt(trim, 16) },
    pattern: marks ? readPattern(marks, 'b') : undefined,
  };
}
export const CROSS_MARK = '!cr 23 27.6 2 6.4 !cr 21 29.6 6 2';
export const shirtKeys = (): readonly string[] => Object.keys(SHIRTS);
