const LOADERS = {
  pets: () => import('./pets/index.ts'),
  avatar: () => import('./avatar/index.ts'),
  gear: () => import('./gear/index.ts'),
  items: () => import('./items/index.ts'),
  icons: () => import('./icons/index.ts'),
  scenes: () => import('./scenes/index.ts'),
  achievements: () => import('./achievements/index.ts'),
  bosses: () => import('./bosses/index.ts'),
  shops: () => import('./shops/index.ts'),
};
type Loaders = typeof LOADERS;
/** Families that are loaded one by one. */
export type Family = keyof Loaders;

/** Loads one family's module, so that a bundler keeps each in a file of its own. */
export function loadFamily<F extends Family>(family: F): ReturnType<Loaders[F]> {
  return LOADERS[family]() as ReturnType<Loaders[F]>;
}
