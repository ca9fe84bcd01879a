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
