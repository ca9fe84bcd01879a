import { starterThemes } from './table.ts';
import type { StarterTheme } from './types.ts';

/** Number of tags that an account created by an API client gets: `defaultTag1` to `defaultTag7`. */
export const apiClientTagCount = 7;

/** The starter theme with this name. */
export const findStarterTheme = (theme: string): StarterTheme | undefined =>
  starterThemes.find((entry) => entry.theme === theme);
