import type { Bundle } from './types.ts';

/** Quest bundles: three quests for 7 gems (catalogue bundles.json). */
// biome-ignore format: one row a line
export const bundles: readonly Bundle[] = [
  { key: 'featheredFriends', type: 'quests', value: 7, bundleKeys: ['falcon', 'harpy', 'owl'], class: 'quest_bundle_featheredFriends' },
  { key: 'splashyPals', type: 'quests', value: 7, bundleKeys: ['dilatory_derby', 'turtle', 'whale'], class: 'quest_bundle_splashyPals' },
  { key: 'farmFriends', type: 'quests', value: 7, bundleKeys: ['cow', 'horse', 'sheep'] },
  { key: 'witchyFamiliars', type: 'quests', value: 7, bundleKeys: ['rat', 'spider', 'frog'] },
  { key: 'winterQuests', type: 'quests', value: 7, bundleKeys: ['evilsanta', 'evilsanta2', 'penguin'] },
  { key: 'hugabug', type: 'quests', value: 7, bundleKeys: ['snail', 'beetle', 'butterfly'] },
  { key: 'cuddleBuddies', type: 'quests', value: 7, bundleKeys: ['bunny', 'ferret', 'guineapig'] },
  { key: 'aquaticAmigos', type: 'quests', value: 7, bundleKeys: ['axolotl', 'kraken', 'octopus'] },
  { key: 'forestFriends', type: 'quests', value: 7, bundleKeys: ['ghost_stag', 'hedgehog', 'treeling'] },
  { key: 'oddballs', type: 'quests', value: 7, bundleKeys: ['slime', 'rock', 'yarn'] },
  { key: 'birdBuddies', type: 'quests', value: 7, bundleKeys: ['peacock', 'penguin', 'rooster'] },
  { key: 'mythicalMarvels', type: 'quests', value: 7, bundleKeys: ['unicorn', 'seaserpent', 'gryphon'] },
  { key: 'rockingReptiles', type: 'quests', value: 7, bundleKeys: ['alligator', 'snake', 'velociraptor'] },
  { key: 'delightfulDinos', type: 'quests', value: 7, bundleKeys: ['pterodactyl', 'triceratops', 'trex_undead'] },
  { key: 'jungleBuddies', type: 'quests', value: 7, bundleKeys: ['monkey', 'sloth', 'treeling'] },
  { key: 'sandySidekicks', type: 'quests', value: 7, bundleKeys: ['armadillo', 'snake', 'spider'] },
];
