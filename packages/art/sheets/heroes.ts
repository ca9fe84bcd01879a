import type { LookSource } from '../src/index.ts';

interface Hero {
  readonly label: string;
  readonly player: LookSource;
}
const hair = (base: number, bangs: number, color = 'brown', beard = 0, mustache = 0, flower = 0) => ({
  base,
  bangs,
  color,
  beard,
  mustache,
  flower,
});
const gear = (pieces: Record<string, string>) => ({
  equipped: Object.fromEntries(Object.entries(pieces).map(([slot, rest]) => [slot, `${slot}_${rest}`])),
});
const SKINS = ['ddc994', '915533', 'f5a76e', '98461a'];
const SCENES = ['violet', 'distant_castle', 'forest', 'beach', 'market', 'crystal_cave', 'winter_town'];

const tiers: Hero[] = ['warrior', 'rogue', 'wizard', 'healer'].flatMap((c) =>
  [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const dressed = i > 0 && i < 6;
    const shield =
      c === 'rogue' ? { shield: `rogue_${i}` } : dressed && c !== 'wizard' ? { shield: `${c}_${i}` } : {};
    return {
      label: `${c} ${i}`,
      player: {
        preferences: {
          size: i % 2 ? 'broad' : 'slim',
          skin: SKINS[i % 4] ?? '',
          hair: hair(3 + i, 1 + (i % 4), ['red', 'blond', 'black'][i % 3]),
          background: SCENES[i] ?? 'violet',
        },
        items: {
          gear: gear({
            weapon: `${c}_${i}`,
            ...(dressed ? { armor: `${c}_${i}`, head: `${c}_${i}` } : {}),
            ...shield,
          }),
        },
      },
    };
  }),
);
const set = (index: string, background: string, base = 3): Hero => ({
  label: index,
  player: {
    preferences: { skin: SKINS[base % 4] ?? '', hair: hair(base, 1, 'black'), background },
    items: {
      gear: gear({
        armor: `special_${index}`,
        head: `special_${index}`,
        weapon: `special_${index}`,
        shield: `special_${index}`,
      }),
    },
  },
});

/** Avatars for the gallery's first picture: class gear tier by tier, seasonal sets, riders, buffs. */
export const HEROES: readonly Hero[] = [
  ...tiers,
  set('spring2016Healer', 'floral_meadow'),
  set('winter2026Healer', 'frigid_peak', 5),
  set('summer2022Mage', 'coral_reef', 12),
  set('fall2019Warrior', 'haunted_forest', 8),
  set('winter2018Rogue', 'snowy_pines', 4),
  set('summer2014', 'beach', 6),
  {
    label: 'rider',
    player: {
      preferences: { skin: 'f5a76e', hair: hair(12, 2, 'red'), background: 'rolling_hills' },
      items: { currentMount: 'Wolf-Base', currentPet: 'Fox-Red' },
    },
  },
  {
    label: 'dragon rider',
    player: {
      preferences: { skin: '98461a', hair: hair(8, 0, 'black'), background: 'sunset_meadow' },
      items: {
        currentMount: 'Dragon-Ember',
        gear: gear({ armor: 'warrior_5', weapon: 'warrior_4', shield: 'warrior_4' }),
      },
    },
  },
  {
    label: 'unicorn rider',
    player: {
      preferences: { skin: 'ddc994', hair: hair(17, 2, 'ppink'), background: 'rainbow_meadow' },
      items: { currentMount: 'Unicorn-White', gear: gear({ armor: 'armoire_flutteryFrock' }) },
    },
  },
  {
    label: 'with a pet',
    player: {
      preferences: { skin: '915533', hair: hair(5, 4, 'black'), background: 'beach' },
      items: {
        currentPet: 'Fox-Base',
        gear: gear({ back: 'special_wondercon_red', eyewear: 'special_blackTopFrame' }),
      },
    },
  },
  {
    label: 'chair',
    player: {
      preferences: { skin: 'c06534', hair: hair(12, 1, 'red'), background: 'cozy_library', chair: 'blue' },
      items: { currentPet: 'TigerCub-White' },
    },
  },
  {
    label: 'asleep',
    player: {
      preferences: { skin: 'ea8349', hair: hair(2, 1, 'brown'), background: 'cozy_bedroom', sleep: true },
    },
  },
  ...(['snowball', 'spookySparkles', 'shinySeed', 'seafoam'] as const).map((buff) => ({
    label: buff,
    player: { preferences: { background: 'forest' }, stats: { buffs: { [buff]: true } } },
  })),
];
