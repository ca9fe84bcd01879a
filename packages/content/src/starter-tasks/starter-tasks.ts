import { starterThemes } from './table.ts';
import type { StarterTheme } from './types.ts';

/** How many tags an account made by an API client gets: `defaultTag1` to `defaultTag7`. */
export const apiClientTagCount = 7;

/** The theme of that name. */
export const findStarterTheme = (theme: string): StarterTheme | undefined =>
  starterThemes.find((entry) => entry.theme === theme);
