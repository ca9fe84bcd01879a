import { useLoaded } from './use-art.ts';

const LOADERS = {
  compose: () => import('@everdeed/art/avatar/compose'),
  classGear: () => import('@everdeed/art/gear/class'),
  gear: () => import('@everdeed/art/gear'),
  pets: () => import('@everdeed/art/pets'),
  items: () => import('@everdeed/art/items'),
  quests: () => import('@everdeed/art/items/quests'),
  icons: () => import('@everdeed/art/icons'),
  achievements: () => import('@everdeed/art/achievements'),
  meadow: () => import('./draw-scene.ts'),
  backgrounds: () => import('./background-scene.ts'),
  none: () => Promise.resolve(undefined),
};
type Loaders = typeof LOADERS;
/** Groups of drawings, each in its own file. */
export type ArtFamily = keyof Loaders;

/** The drawings of a family, loaded on demand; `none` loads nothing. */
export function useFamily<F extends ArtFamily>(family: F): Awaited<ReturnType<Loaders[F]>> | undefined {
  return useLoaded(family, LOADERS[family] as () => Promise<Awaited<ReturnType<Loaders[F]>>>);
}
