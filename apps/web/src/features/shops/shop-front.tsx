import { nameOf } from '@everdeed/content/words';
import { KeeperScene, type KeeperSceneProps } from '../../art/keeper-scene.tsx';
import { t } from '../../i18n/i18n.ts';
import { type Place, useWorldBoss } from '../../quest-kit/world.ts';
import { questParts, useQuestParts } from '../../social-kit/quest-parts.ts';

export interface ShopFrontProps extends KeeperSceneProps {
  /** What a world boss calls the shop. */
  readonly place: Place;
}

/** A shop that a world boss can strike: its lamps are out then, and its keeper says who has been here. It still sells. */
export function ShopFront({ place, ...scene }: ShopFrontProps) {
  const world = useWorldBoss();
  const isStruck = world?.struck.includes(place) === true && scene.closed !== true;
  const hasNames = useQuestParts(isStruck);
  if (!isStruck || !hasNames) return <KeeperScene {...scene} />;
  const boss = questParts(world.key).boss || nameOf('quests', world.key);
  return <KeeperScene {...scene} words={t(`shops.struck.${place}`, { boss })} closed />;
}
