import { Suspense } from 'react';
import { KeeperScene } from '../../art/keeper-scene.tsx';
import { useWorldBoss } from '../../data/world-boss.ts';
import { loadLater } from '../../lib/load-later.ts';
import type { ShopFrontProps } from './struck-scene.tsx';

/** Comes with the names of bosses, and seldom. */
const StruckScene = loadLater(async () => ({ default: (await import('./struck-scene.tsx')).StruckScene }));

/** A shop that a world boss can strike; it still sells then. */
export function ShopFront({ place, ...scene }: ShopFrontProps) {
  const world = useWorldBoss();
  const usual = <KeeperScene {...scene} />;
  if (!world?.struck.includes(place) || scene.closed) return usual;
  return (
    <Suspense fallback={usual}>
      <StruckScene {...scene} place={place} boss={world.key} />
    </Suspense>
  );
}
