import { Suspense } from 'react';
import { KeeperScene, type KeeperSceneProps } from '../../art/keeper-scene.tsx';
import { type Place, useWorldBoss } from '../../data/world-boss.ts';
import { loadAtLast } from '../../lib/load-later.ts';

/** Comes with the names of bosses, and seldom. */
const StruckScene = loadAtLast(async () => ({ default: (await import('./struck-scene.tsx')).StruckScene }));

interface ShopFrontProps extends KeeperSceneProps {
  /** What a world boss calls the shop. */
  readonly place: Place;
}

/** A shop that a world boss can strike; it still sells then. */
export function ShopFront({ place, ...scene }: ShopFrontProps) {
  const world = useWorldBoss();
  const usual = <KeeperScene {...scene} />;
  if (!world?.struck.includes(place) || scene.closed) return usual;
  return (
    <Suspense fallback={usual}>
      <StruckScene {...scene} boss={world.key} />
    </Suspense>
  );
}
