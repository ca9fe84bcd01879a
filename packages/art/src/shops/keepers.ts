import type { AvatarLook } from '../avatar/look.ts';

interface Keeper {
  readonly look: AvatarLook;
  /** Scene in the background; see scenes/table.ts. */
  readonly scene: string;
  readonly cloth: readonly [number, number];
  readonly wares: readonly string[];
  /** Whether the shop is indoors, without a sign by the road. */
  readonly isIndoors?: boolean;
}

type Hair = AvatarLook['hair'];
const hair = (color: string, base: number, bangs: number, beard = 0, mustache = 0, flower = 0): Hair => ({
  color,
  base,
  bangs,
  beard,
  mustache,
  flower,
});
const person = (
  skin: string,
  shirt: string,
  h: Hair,
  gear: AvatarLook['gear'],
  size: 'slim' | 'broad' = 'slim',
): AvatarLook => ({ size, skin, shirt, chair: 'none', hair: h, gear, asleep: false });

/** Hazel, who keeps the seasonal shop, dressed for a season. */
const hazel = (armor: string, head: string, place: Pick<Keeper, 'scene' | 'cloth' | 'wares'>): Keeper => ({
  look: person('c06534', 'green', hair('red', 12, 2), { armor, head }),
  ...place,
});

/** Everdeed's own shopkeepers and helpers. */
export const KEEPERS: Readonly<Record<string, Keeper>> = {
  market: {
    look: person(
      'f5a76e',
      'white',
      hair('white', 1, 0, 3, 2),
      { armor: 'armor_armoire_farrierOutfit', head: 'head_armoire_redNewsieHat' },
      'broad',
    ),
    scene: 'sunset_meadow',
    cloth: [0xc8421c, 0xf6ecd4],
    wares: ['egg', 'bottle', 'bottle2', 'egg2'],
  },
  questShop: {
    look: person('915533', 'purple', hair('black', 16, 0), {
      armor: 'armor_armoire_scribesRobe',
      eyewear: 'eyewear_special_blackHalfMoon',
      head: 'head_special_bardHat',
    }),
    scene: 'distant_castle',
    cloth: [0x5c4a9c, 0xe8d8a8],
    wares: ['scroll', 'book', 'scroll', 'candle'],
  },
  customizations: {
    look: person('ddc994', 'pink', hair('ppink', 13, 1, 0, 0, 7), {
      armor: 'armor_armoire_flutteryFrock',
      eyewear: 'eyewear_armoire_roseColoredGlasses',
    }),
    scene: 'floral_meadow',
    cloth: [0xe07aa4, 0xfbeef2],
    wares: ['mirror', 'flower', 'bottle', 'ribbon'],
  },
  seasonalShop: hazel('armor_special_winter2020Healer', 'head_special_fallMage', {
    scene: 'autumn_forest',
    cloth: [0x3f8a54, 0xf2d8a0],
    wares: ['pumpkin', 'candle', 'gift', 'flower'],
  }),
  seasonalShopWinter: hazel('armor_special_winter2016Mage', 'head_special_winter2016Mage', {
    scene: 'snowy_pines',
    cloth: [0x3c6cb0, 0xf0f4fa],
    wares: ['snowman', 'gift', 'candle', 'gift'],
  }),
  seasonalShopSpring: hazel('armor_special_springHealer', 'head_special_springHealer', {
    scene: 'cherry_trees',
    cloth: [0xd8709c, 0xf4f0d0],
    wares: ['flower', 'egg2', 'ribbon', 'egg'],
  }),
  seasonalShopSummer: hazel('armor_special_summerHealer', 'head_armoire_strawRainHat', {
    scene: 'beach',
    cloth: [0x1f8ca4, 0xfbe6a0],
    wares: ['shell', 'bottle2', 'flower', 'shell'],
  }),
  timeTravelers: {
    look: person('98461a', 'blue', hair('winternight', 18, 0, 0, 0), {
      armor: 'armor_mystery_301404',
      head: 'head_mystery_301404',
      eyewear: 'eyewear_mystery_301404',
    }),
    scene: 'clocktower',
    cloth: [0x2c6c7c, 0xd8b060],
    wares: ['clock', 'gear', 'bottle2', 'clock'],
  },
  tavern: {
    look: person(
      'ea8349',
      'white',
      hair('brown', 2, 3),
      { armor: 'armor_armoire_matchMakersApron' },
      'broad',
    ),
    scene: 'tavern',
    isIndoors: true,
    cloth: [0x8c5430, 0xe8c480],
    wares: ['mug', 'bread', 'candle', 'mug'],
  },
  stable: {
    look: person('ddc994', 'green', hair('blond', 7, 2), {
      armor: 'armor_armoire_rancherRobes',
      head: 'head_armoire_rancherHat',
    }),
    scene: 'farmhouse',
    cloth: [0x6a8c3c, 0xf0e0b0],
    wares: ['hay', 'egg', 'apple', 'hay'],
  },
  news: {
    look: person('c06534', 'yellow', hair('black', 19, 1), {
      armor: 'armor_armoire_heraldsTunic',
      head: 'head_armoire_heraldsCap',
      weapon: 'weapon_armoire_heraldsBuisine',
    }),
    scene: 'market',
    cloth: [0x2c64a8, 0xf6ecd4],
    wares: ['scroll', 'scroll', 'book', 'flower'],
  },
  guide: {
    look: person('f5a76e', 'green', hair('brown', 8, 0), {
      armor: 'armor_special_pageArmor',
      back: 'back_special_wondercon_red',
    }),
    scene: 'rolling_hills',
    cloth: [0x7a4fc0, 0xf5e4b0],
    wares: ['book', 'candle', 'scroll', 'bottle'],
  },
  guilds: {
    look: person('6bd049', 'purple', hair('white', 4, 1), {
      armor: 'armor_armoire_astronomersRobe',
      head: 'head_armoire_astronomersHat',
    }),
    scene: 'hall_of_heroes',
    isIndoors: true,
    cloth: [0x3c4c8c, 0xe0d8b8],
    wares: ['scroll', 'candle', 'book', 'candle'],
  },
};

/** Other names for the same keepers: keys of world rage and page names. */
export const KEEPER_NAMES: Readonly<Record<string, string>> = {
  stables: 'stable',
  quests: 'questShop',
  looks: 'customizations',
  seasonal: 'seasonalShop',
  bailey: 'news',
  timeTraveler: 'timeTravelers',
  beastmaster: 'stable',
  groups: 'guilds',
  welcome: 'guide',
};

/** Small wares on a counter, with the foot at 0,0 and up negative, as in scenes/motifs.ts. */
export const WARES: Readonly<Record<string, string>> = {
  egg: 'Hs 0 -9 3 -6 3.6 -3 2 0 -2 0 -3.6 -3 -3 -6 !Go -1 -5 1 1 !Go 1.4 -2.4 .9 .8',
  egg2: 'Ls 0 -9 3 -6 3.6 -3 2 0 -2 0 -3.6 -3 -3 -6 !No 1 -5 1 1 !No -1.4 -2.4 .9 .8',
  bottle: 'Nr -1 -9 2 1.6 Cr -1 -7.6 2 2.4 Oo 0 -3 3.4 3.2 !id -2 -4',
  bottle2: 'Nr -1 -9 2 1.6 Cr -1 -7.6 2 2.4 Bo 0 -3 3.4 3.2 !id -2 -4',
  scroll: 'Er -3 -7 6 6 Lo 0 -7 3.8 1.2 Lo 0 -1 3.8 1.2 !Nl .7 -1 -5 2 -5 !Nl .7 -1 -3.4 1 -3.4',
  book: 'Rr -3.4 -2.6 7 2.6 Br -3 -5 6.4 2.6 Gr -3.4 -7.6 6 2.6 !Yd -2 -2 0 -4 -2 -7',
  candle: 'Er -1.2 -6 2.4 6 Os -1.2 -6.4 0 -10 1.2 -6.4',
  mirror: 'Yo 0 -6 3.4 4 Co 0 -6 2.2 2.8 Yr -.8 -2.4 1.6 2.4',
  flower:
    'Qr -2 -3.4 4 3.4 Gl 1 0 -3 0 -6 Io -1.6 -7.4 1.6 1.6 Io 1.6 -7.4 1.6 1.6 Io 0 -9 1.6 1.6 Yo 0 -7.4 1 1',
  ribbon: 'Ms 0 -3 -4 -6 -4 0 Ms 0 -3 4 -6 4 0 Yo 0 -3 1 1',
  pumpkin: 'Oo -2 -3 2.4 3 Oo 2 -3 2.4 3 Oo 0 -3 2 3.2 Gr -.6 -7.6 1.2 1.6',
  gift: 'Rr -3 -5 6 5 !Yr -.8 -5 1.6 5 Ys 0 -5 -2.4 -7 -2 -5 Ys 0 -5 2.4 -7 2 -5',
  clock: 'No 0 -4.4 4 4.2 Eo 0 -4.4 2.6 2.8 !Kl .7 0 -4.4 0 -6.6 !Kl .7 0 -4.4 1.6 -4',
  gear: 'Ao 0 -4 3 3 +Ar -.7 -8 1.4 8 +Ar -4 -4.7 8 1.4 -Ao 0 -4 1.1 1.1',
  snowman: 'Wo 0 -2.4 3 2.8 Wo 0 -6.4 2.2 2.2 !Zr -1.6 -10.4 3.2 2 !Zd -1 -7 1 -7 !Od 0 -6 !Rr -2 -4.8 4 1',
  shell:
    'Is 0 0 -4 -3 -3.4 -6 0 -7.4 3.4 -6 4 -3 !Ml .7 0 -.6 0 -6.4 !Ml .7 0 -.6 -2.4 -5 !Ml .7 0 -.6 2.4 -5',
  mug: 'Nr -2.4 -6 5 6 Wo 0 -6.4 2.8 1.4 Nl 1 2.4 -5 4.4 -4 2.4 -1.6',
  bread: 'Ls -4 -1 -3 -4 3 -4 4 -1 2 0 -3 0 !Nl .7 -1 -3.6 -1.6 -1 !Nl .7 1 -3.6 .6 -1',
  hay: 'Yr -4 -5 8 5 !Al .7 -3 -4 3 -2 !Al .7 -3 -1.4 2 -4 !Nr -1 -5 1.4 5',
  apple: 'Ro -1 -2.6 2.6 2.6 Ro 2 -2 2 2 Gs 0 -5 2 -6.4 2.4 -5',
};
