import { type Colour, mix, PLUM, type Palette, shade } from '../pipeline/colour.ts';
import { readPattern } from '../pipeline/pattern.ts';
import type { Pattern } from '../pipeline/render.ts';
import { NATURAL } from './natural.ts';
import { own } from '../pipeline/own.ts';

/**
 * A potion is a palette: body, light, wing, dark, horn, accent, then `pattern` (see pipeline/pattern.ts),
 * `%alpha`, `~colour` of the fluid if it is not the body's, `*colour` of eyes that shine in the dark.
 */
const TABLE: Readonly<Record<string, string>> = {
  Base: 'b98a58 eed6ae a67848 5f4334 d9cbb4 e2a08c',
  White: 'e3e7f4 ffffff c9d0e8 a2a6c6 f0c860 f2b8c4',
  Desert: 'dcb668 f6e6b4 c89a4a 8a6a3c 7fae5c e8a468',
  Red: 'd0403c f6b49c a82f3c 6e2438 f2c24c f08a7c',
  Shade: '55506c 857da0 3f3a58 2c2742 8a7fb4 7a6f9c',
  Skeleton: 'e6dfcc fbf6e6 c6bda8 4a4258 f6f0de b8a8a0 bones:fffdf4,8a8090',
  Zombie: '86a86a c2cf9a 6a8a58 4c5a48 d8c8a0 b07a8c stitch:a58ab0,4a3a4c',
  CottonCandyPink: 'f29cc4 ffdcec e67fb0 b0588e ffe9a8 fff0f6',
  CottonCandyBlue: '86c8f2 def2ff 68b0e6 4a7ab8 ffd0e8 f6c0dc',
  Golden: 'f0b73a fdeaa0 dc9a24 9a6420 fff2c8 ffd98a',
  RoyalPurple: '7a4fc0 c3a4ee 5f38a4 3f2674 f5c542 b990ea',
  Cupid: 'f07a9c ffd6e0 e25a84 a8305c ffffff ffb0c8 hearts:c92f58',
  Shimmer: 'b9c8ee eef6ff a0a8e4 7a78b8 f8e6a8 e8b8ee glimmer:b9c8ee,c8b8f0,b0e0ee,e4c4ec/sparkle:ffffff',
  Fairy: 'a8dca0 f2fbd0 f4b8e0 7a9a78 f8e088 f8a8d0 sparkle:ffffff,fff0a0',
  Floral: '9ccb74 e8f4c0 78b060 54804c f4d468 f7a0bc flowers:f47fa8,ffffff,b88ae0,f8d04c',
  Aquatic: '3fb2b8 b4ecdc 2a92a4 20647e f8d088 f4946e scales:7fdcd0',
  Ember: 'e8582c ffd27a c93f2a 4a2838 ffc24c ff9a4c flame:6e2632,a83a2c,e8582c,f78a34,ffc24c',
  Thunderstorm: '5c6a92 aab8d8 48547c 323a5c f8d848 8aa0d0 bolt:fbe66a',
  Spooky: '4a3a58 f08a2c 3a2c48 2a2038 f08a2c f8b04c blots:f08a2c',
  Ghost: 'dcecf4 ffffff b8d4e8 8aa8c4 f0f8ff c0d8f0 %0.66',
  Holly: '3f8a54 d6ecc0 2f7048 28543c d23c46 e85a5c spots:d8404a',
  Peppermint: 'fbf3f0 ffffff f4c4c8 c8404c 9ad8b8 f08a90 stripes:dc3e4c',
  StarryNight: '3a4488 7a88cc 2f3674 232458 f8dc78 8a90dc stars:fff4b0,f8dc78',
  Rainbow: 'f25c5c fff0c0 5cb8f0 7a4fb0 ffe070 ff9cc0 rainbow:f2605c,f79a3c,f8d548,6cc465,4fa8e8,8a64cc',
  Glass: 'b4dcec eefaff 94c8e0 6a9ab8 e0f4fc c4e4f0 glass:ffffff %0.72',
  Glow: '7ce07c eaffb4 4cc878 2a6a58 d4ff7c c0f878 rim:e8ffb0,2a9a6a',
  Frost: 'a8d8ec f2fcff 84bfe0 5a86b4 d8f4ff c4e0f8 sparkle:ffffff/rim:f4fdff',
  IcySnow: 'd4e8f6 ffffff 9cc4e6 6e94c0 a8d8f4 c0d4f4 cap:ffffff',
  RoseQuartz: 'f0b4bc ffe6e4 e092a4 b06a86 fff0e8 f8ccd0 facets:f0b4bc,e69cae,f8ccd0',
  Celestial: '5c58b0 b4a8f0 4a4498 302c6c f8e08c d09ce8 glimmer:5c58b0,6c58b8,4a60b8/stars:ffffff,f8e08c',
  Sunshine: 'fad24c fff6b8 f6b03c c47a2c ffffff ff9c5c rim:fff8c0',
  Bronze: 'b4743c e2b080 98582c 60381f e8c08c 6aa890 rim:e8b880,7c4828',
  Watery: '58b0e8 c0ecff 3c90d4 2c62a4 e0f8ff a0d8f4 waves:d4f4ff,88ccf4 %0.85',
  Silver: 'b4bccc eef2f8 949eb4 666e88 e0e6f0 c8ccdc rim:f8fbff,7c86a0',
  Shadow: '38304e 5c5078 2a2440 1d1830 6a4f8c 8a5cb8 glimmer:38304e,30284a,443a5e %0.9 *e4b8ff',
  Amber: 'e08c28 ffd880 c86c1c 8a4418 ffe8a0 f8b04c veins:f8c458,ffe08c/sparkle:ffe8a8',
  Aurora: '3a5c94 a8f0d0 2f4a84 242e60 c8a0f0 78e0b8 fall:5ce0b0,48b8c0,5a84d4,8a64cc,c470c8',
  Ruby: 'c8284c ff98a4 a41c44 6a1438 ffb8c0 f06078 facets:c8284c,b01f48,e04460',
  BirchBark: 'ece6d8 fffaf0 d4ccba 6e6258 9cb86c c8a884 bark:5c5050',
  Fluorite: '8a6cc8 c4e8d8 64b8a8 4c3c8a a8e8c8 b89ce0 facets:8a6cc8,7c88d4,64b8a8,a080d0',
  SandSculpture: 'e4c890 f8ecc8 d0ae70 a88450 f4e0b0 e8b890 cap:f6e8bc/bark:c8a468',
  Windup: 'c89a4c f0d898 a87c38 6c5030 d8dce4 c86c4c gears:8a6430',
  Turquoise: '3cbcb0 b4f0dc 2ca0a0 1f6e78 e8c070 78d8cc veins:8a6a4c,2a8c8c',
  Vampire: '7c6c8c e8dcdc a82844 3a2c48 f4ece4 c83850',
  AutumnLeaf: 'd87830 f8d078 c04c2c 7c3828 e8b84c f0985c flowers:e8b840,b83c2c,8a5c30,f8d860',
  BlackPearl: '34344c 7078a0 48446c 22223a a8b0d0 8a7cb0 rim:a8b4e0,24203c *d8e4ff',
  StainedGlass: 'd84c5c f8d860 4c90d8 3a2c4a f8d860 68b868 leading:d84c5c,f0a83c,4c90d8,68b868,9460c0',
  PolkaDot: 'f4e8f0 ffffff e8c8dc 9a6c9c f8d05c f090b8 spots:e8588c,4fa8dc,f5b83c,6cc07c',
  MossyStone: '8c8c90 b8b8b0 74747c 545460 a0a098 98a868 cap:7cac50',
  Sunset: 'f0785c fbd078 c85488 6c3a7c f8d868 f8a884 fall:f8c85c,f8985c,ec6470,b84c90,6c4894',
  Moonglow: 'c4ccf0 fdfbe0 a0a8e0 5c60a0 fbf0b0 d4c8f8 rim:fffbe0,8088cc/stars:fffbd8',
  SolarSystem: '2c2c5c 5c5ca0 3a3a74 1c1c40 f8c850 e0804c planets:ffffff,e8743c,f8c850,5cacd8,c890d8 *a8f4ff',
  Onyx: '34303e 6a6478 28242f 1c1824 98909c 544c64 veins:7c7488/rim:8a8298 *e8e0ff',
  Porcelain: 'f4f4f0 ffffff d8e0ec 4c6cb0 f0d890 b0c4e8 lace:4470c0',
  PinkMarble: 'f0c8cc fff0ee e0a8b4 a86c84 fbf4f0 f4d8d8 veins:c07c94,fff6f4',
  RoseGold: 'e8a898 fbdccc d48a80 9c5860 fbe8d4 f0bcac rim:fff0e0,b87070',
  Koi: 'f6f0e8 ffffff f08448 c84c34 f4d078 f4a078 blots:ee6a34,3a3444',
  Gingerbread: 'b87440 d89c60 a0602f 6e3f28 fbf4e8 e85c64 icing:fdf8ee,e04858,58b060,f5c842',
  Jade: '5cb888 c8f0d0 40a078 2c6a5c f0d888 98d8b0 veins:a4e0bc/rim:d4f8dc',
  Balloon: 'e85c78 ffc0cc d43c64 9c2450 fff0a0 ff9cb4 rim:fff0f4/glass:ffb4c4 %0.92',
  Opal: 'dce8ec ffffff b8d8e4 9aa0c4 fbe8d0 f4c4d8 glimmer:e4ecf0,c0e4e4,f4d0dc,d4ccf4,f8ecc4/sparkle:ffffff',
  Veggie: '74b04c e8f0b0 4c8c3c 3c5c30 f0883c e0584c blots:5c9c40/stripes:8cc45c ~7cbc50',
  Dessert: 'f4d8b0 fff6e4 f0a4bc 7a4a38 e04858 f8c4d0 cap:f49cbc/sparkle:5cb8e0,f8d04c,ffffff ~f4a0c0',
  VirtualPet: 'a8b878 d4dca8 8c9c60 3c4830 c8d098 90a068 scan:98a868 ~a8b878',
  TeaShop: 'c8a070 f4e4c4 8c6844 5c4030 fdf8ec 9cb870 lace:fdf6e4 ~a86c34',
  Fungi: 'd0503c fbeed8 b83c34 7c5c48 fbf4e4 f0dcc0 spots:fff8ec ~d0503c',
  Cryptid: '6c5c50 a08c78 54483f 342c30 d8ccb0 c83c3c blots:5a4c44/bark:443a38 ~5a7c58',
  Alien: '8cd460 d8f8a0 68b44c 3c6c48 c078e0 e898f0 glimmer:8cd460,78c864,a4e070/sparkle:f0b4ff ~98e068',
  // Palettes of special pets only.
  Veteran: '9a9484 d8d0bc 7c7668 4a4650 c8bca0 b88c7c stripes:847e70',
  Cerberus: '4c3c4c 7c6470 3c2c40 2a1e30 e8d8b8 e0503c blots:3a2c3c',
  Hydra: '4ca878 c8ecb0 3c8c6c 2c5c54 f0d488 88d0a0',
  Polar: 'f2f4fa ffffff d8e2f2 a4aecc 5c5468 f0c0cc',
  Gilded: 'f2bc3c fff0a8 e09c28 a06a20 fff6d0 f8d068 rim:fff8c8,b87c20',
  Hopeful: 'f0ece4 fffdf6 f4b0c4 9878a0 f8d878 f8d0dc fall:fff6e8,fce0e4,f4c8dc,d8b8e8',
  Gryphatrice: '4c88c8 f6dca0 e0503c 2c4470 f8c84c f0a04c',
  Jubilant: 'a85cc8 ffe8b0 f06c9c 54307c f8d04c f8a8c8 sparkle:f8e070,7ce0d8,ffffff',
  Ethereal: 'c4bcf0 f6f2ff a8a0e8 7870b8 fff0c0 e0d0fc stars:ffffff %0.7',
  // Natural colours of special pets, by whole key.
  'Turkey-Base': '9a5c38 e8c89c b87840 5c3828 f0b84c d8502c',
  'Mammoth-Base': '8c5c3c c49a70 7c5038 5c3c30 fbf2e0 e0a888',
  'MantisShrimp-Base': '3c9c84 f0d8a0 e0543c 2c5c64 f0a03c f0789c',
  'Phoenix-Base': 'e8502c f8c858 d03830 8a2c38 f8d04c f8903c',
  'MagicalBee-Base': 'f8c83c fff0b0 f0b030 4a3444 fff8d8 b878d8',
  'Orca-Base': '34344c f4f6fa 2c2c40 1e1e30 e8ecf4 f0a8b8',
  'JackOLantern-Base': 'ec7c2c f8a84c d86820 5c3020 fbe070 f8c04c',
  'JackOLantern-Ghost': 'e4eef6 ffffff c4d8ea 8aa4c0 7cc4f0 c0d8f0 %0.72',
  'JackOLantern-Glow': '4c9c50 8ce07c 3c8448 20482c c8ff6c a8f078',
  'JackOLantern-RoyalPurple': '7a4fc0 a47ce0 5f38a4 32205c f8c848 b990ea',
  Invisible: 'c8d8ec f4faff b0c4e4 8ca0c8 e8f0fc d4dff4 sparkle:ffffff %0.45',
};

export interface Potion {
  readonly palette: Palette;
  readonly pattern: Pattern | undefined;
  /** 0 to 1. */
  readonly alpha: number;
  /** Colour in the bottle. */
  readonly fluid: Colour;
}

const made = new Map<string, Potion>();

/** Palette and pattern of a hatching potion, or of a special pet by its `whole` key; undefined when unknown. */
export function potion(key: string, whole?: string): Potion | undefined {
  if (whole !== undefined && Object.hasOwn(TABLE, whole)) return potion(whole);
  const text = (key === 'Base' && whole ? own(NATURAL, whole.slice(0, -5)) : undefined) ?? own(TABLE, key);
  if (text === undefined) return undefined;
  const kept = made.get(text);
  if (kept) return kept;
  const fresh = read(text);
  made.set(text, fresh);
  return fresh;
}

function read(text: string): Potion {
  const words = text.split(' ');
  const hex = (i: number): Colour => Number.parseInt(words[i] ?? '0', 16);
  const [b, l, w, d, h, a] = [hex(0), hex(1), hex(2), hex(3), hex(4), hex(5)];
  const rest = words.slice(6);
  const fluid = rest.find((r) => r[0] === '~');
  const alpha = rest.find((r) => r[0] === '%');
  const eyes = rest.find((r) => r[0] === '*');
  const marks = rest.find((r) => /^[a-z]/.test(r));
  return {
    palette: {
      b,
      l,
      w,
      d,
      h,
      a,
      m: mix(w, d, 0.4),
      n: mix(d, PLUM, 0.55),
      c: shade(b, -1),
      ...(eyes ? { e: Number.parseInt(eyes.slice(1), 16) } : {}),
    },
    pattern: marks ? readPattern(marks, 'bwmc') : undefined,
    alpha: alpha ? Number(alpha.slice(1)) : 1,
    fluid: fluid ? Number.parseInt(fluid.slice(1), 16) : b,
  };
}

/** Keys of every palette. */
export const potionKeys = (): readonly string[] => Object.keys(TABLE).filter((k) => !k.includes('-'));
