import type { Picture } from './pipeline/picture.ts';

/** Families that are loaded one by one. */
export type Family = 'pets' | 'avatar' | 'gear' | 'items' | 'icons' | 'scenes' | 'bosses' | 'shops';
/** A family's drawing functions by name: see the sub-path of the same name. */
export type FamilyArt = Readonly<Record<string, (...args: never[]) => Picture | boolean>>;

const LOADERS = {
  pets: () => import('./pets/index.ts'),
  avatar: () => import('./avatar/index.ts'),
  items: () => import('./items/index.ts'),
  icons: () => import('./icons/index.ts'),
  scenes: () => import('./scenes/index.ts'),
};
type Loaders = typeof LOADERS;

/** Loads one family's module, so that a bundler keeps each in a file of its own. */
export function loadFamily<F extends keyof Loaders>(family: F): ReturnType<Loaders[F]> {
  return LOADERS[family]() as ReturnType<Loaders[F]>;
}
