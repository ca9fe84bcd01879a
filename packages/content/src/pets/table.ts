import type { SpecialPet } from './types.ts';

/** Pets that hatch from no egg (catalogue pets.json). */
// biome-ignore format: one row a line
export const specialPets: readonly SpecialPet[] = [
  { key: 'Wolf-Veteran', canFind: false, source: 'veteran-award' },
  { key: 'Wolf-Cerberus', canFind: false, source: 'backer' },
  { key: 'Dragon-Hydra', canFind: true, source: 'contributor:6' },
  { key: 'Turkey-Base', canFind: false, source: 'event:harvestFeast' },
  { key: 'BearCub-Polar', canFind: true, source: 'quest:evilsanta2' },
  { key: 'MantisShrimp-Base', canFind: true, source: 'time-travel-stable;world:dilatory' },
  { key: 'JackOLantern-Base', canFind: false, source: 'event:habitoween' },
  { key: 'Mammoth-Base', canFind: true, source: 'time-travel-stable;world:stressbeast' },
  { key: 'Tiger-Veteran', canFind: false, source: 'veteran-award' },
  { key: 'Phoenix-Base', canFind: true, source: 'time-travel-stable;world:burnout' },
  { key: 'Turkey-Gilded', canFind: false, source: 'event:harvestFeast' },
  { key: 'MagicalBee-Base', canFind: true, source: 'time-travel-stable;world:bewilder' },
  { key: 'Lion-Veteran', canFind: false, source: 'veteran-award' },
  { key: 'Gryphon-RoyalPurple', canFind: false, source: 'event:namingDay' },
  { key: 'JackOLantern-Ghost', canFind: false, source: 'event:habitoween' },
  { key: 'Jackalope-RoyalPurple', canFind: true, source: 'subscription' },
  { key: 'Orca-Base', canFind: false, source: 'event:summer' },
  { key: 'Bear-Veteran', canFind: false, source: 'veteran-award' },
  { key: 'Hippogriff-Hopeful', canFind: true, source: 'time-travel-stable;world:dysheartener' },
  { key: 'Fox-Veteran', canFind: false, source: 'veteran-award' },
  { key: 'JackOLantern-Glow', canFind: false, source: 'event:habitoween' },
  { key: 'Gryphon-Gryphatrice', canFind: false, source: 'backer:kickstarter2019' },
  { key: 'Gryphatrice-Jubilant', canFind: false, source: 'gems:60;event:birthday10', currency: 'gems', value: 60, purchaseType: 'pets', event: 'birthday10' },
  { key: 'JackOLantern-RoyalPurple', canFind: false, source: 'event:habitoween' },
  { key: 'Dragon-Veteran', canFind: false, source: 'veteran-award' },
  { key: 'Cactus-Veteran', canFind: false, source: 'veteran-award' },
];
