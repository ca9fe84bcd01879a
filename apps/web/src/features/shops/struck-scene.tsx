import { nameOf } from '@everdeed/content/words';
import { KeeperScene, type KeeperSceneProps } from '../../art/keeper-scene.tsx';
import { t } from '../../i18n/i18n.ts';
import type { Place } from '../../data/world-boss.ts';
import { questParts, useQuestParts } from '../../social-kit/quest-parts.ts';

export interface ShopFrontProps extends KeeperSceneProps {
  /** What a world boss calls the shop. */
  readonly place: Place;
}

/** A shop that a world boss has struck: its lamps are out, and the plate says who has been here. */
export function StruckScene({ place, boss, ...scene }: ShopFrontProps & { readonly boss: string }) {
  const hasNames = useQuestParts(true);
  if (!hasNames) return <KeeperScene {...scene} />;
  const name = questParts(boss).boss || nameOf('quests', boss);
  return <KeeperScene {...scene} words={t(`shops.struck.${place}`, { boss: name })} closed />;
}
