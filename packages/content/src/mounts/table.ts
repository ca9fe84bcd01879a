import type { SpecialMount } from './types.ts';

/** Mounts that no pet grows into (catalogue mounts.json). */
// biome-ignore format: one row a line
export const specialMounts: readonly SpecialMount[] = [
  { key: 'BearCub-Polar', canFind: true, source: 'quest:evilsanta' },
  { key: 'Dragon-Hydra', canFind: true, source: 'contributor:7' },
  { key: 'LionCub-Ethereal', canFind: false, source: 'backer:90' },
  { key: 'MantisShrimp-Base', canFind: true, source: 'time-travel-stable;world:dilatory' },
  { key: 'Turkey-Base', canFind: false, source: 'event:harvestFeast' },
  { key: 'Mammoth-Base', canFind: true, source: 'time-travel-stable;world:stressbeast' },
  { key: 'Orca-Base', canFind: false, source: 'event:summer' },
  { key: 'Gryphon-RoyalPurple', canFind: false, source: 'event:namingDay' },
  { key: 'Phoenix-Base', canFind: true, source: 'time-travel-stable;world:burnout' },
  { key: 'JackOLantern-Base', canFind: false, source: 'event:habitoween' },
  { key: 'MagicalBee-Base', canFind: true, source: 'time-travel-stable;world:bewilder' },
  { key: 'Turkey-Gilded', canFind: false, source: 'event:harvestFeast' },
  { key: 'Jackalope-RoyalPurple', canFind: true, source: 'subscription' },
  { key: 'Aether-Invisible', canFind: true, source: 'quest:lostMasterclasser4' },
  { key: 'JackOLantern-Ghost', canFind: false, source: 'event:habitoween' },
  { key: 'Hippogriff-Hopeful', canFind: true, source: 'time-travel-stable;world:dysheartener' },
  { key: 'Gryphon-Gryphatrice', canFind: false, source: 'backer:kickstarter2019' },
  { key: 'JackOLantern-Glow', canFind: false, source: 'event:habitoween' },
  { key: 'JackOLantern-RoyalPurple', canFind: false, source: 'event:habitoween' },
];
