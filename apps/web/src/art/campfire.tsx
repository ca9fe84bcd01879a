import { useMemo } from 'react';
import { Pixels } from './pixels.tsx';
import { useLoaded } from './use-art.ts';

const load = () => import('./draw-scene.ts');

/** A campfire. Decoration. */
export function Campfire({ scale }: { readonly scale: number }) {
  const art = useLoaded('scene', load);
  const picture = useMemo(() => art?.drawCampfire(), [art]);
  return <Pixels picture={picture} width={20} height={18} scale={scale} />;
}
