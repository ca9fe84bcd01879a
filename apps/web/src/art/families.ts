import { useLoaded } from './use-art.ts';

const LOADERS = {
  compose: () => import('@everdeed/art/avatar/compose'),
  looks: () => import('@everdeed/art/avatar/options'),
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
/** Groups of drawings, each in its own file. */
export type ArtFamily = keyof typeof LOADERS;
type Modules = { readonly [Family in ArtFamily]: Awaited<ReturnType<(typeof LOADERS)[Family]>> };

/** The same, so that the compiler sees which module belongs to which family. */
const loaders: { readonly [Family in ArtFamily]: () => Promise<Modules[Family]> } = LOADERS;

/** The drawings of a family, loaded on demand; `none` loads nothing. */
export function useFamily<F extends ArtFamily>(family: F): Modules[F] | undefined {
  return useLoaded(family, loaders[family]);
}
