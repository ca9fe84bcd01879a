/**
 * Packages that Vite bundles before component tests begin. Nothing is added while they run: what is found late reloads the
 * page, and a whole file of tests with it.
 */
export const BUNDLED: readonly string[] = [
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@dnd-kit/utilities',
  '@lingui/core',
  '@lingui/react',
  '@tanstack/react-query',
  'axe-core',
  'idb',
  'immer',
  'micromark',
  'radix-ui',
  'react',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'vitest-browser-react',
  'zustand',
];

/**
 * Our own packages, as the browser imports them. Every file of tests has a page of its own: bundled, they are a few files to
 * load and to compile instead of hundreds.
 */
export const OWN_BUNDLED: readonly string[] = [
  '@everdeed/art',
  '@everdeed/art/achievements',
  '@everdeed/art/avatar/compose',
  '@everdeed/art/avatar/options',
  '@everdeed/art/bosses',
  '@everdeed/art/events',
  '@everdeed/art/gear',
  '@everdeed/art/gear/class',
  '@everdeed/art/icons',
  '@everdeed/art/items',
  '@everdeed/art/items/quests',
  '@everdeed/art/pets',
  '@everdeed/art/scenes',
  '@everdeed/art/shops',
  '@everdeed/content',
  '@everdeed/content/values',
  '@everdeed/content/words',
  '@everdeed/contract',
  '@everdeed/contract/drift',
  '@everdeed/rules',
];
