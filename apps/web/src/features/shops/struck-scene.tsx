import { nameOf } from '@everdeed/content/words';
import { KeeperScene, type KeeperSceneProps } from '../../art/keeper-scene.tsx';
import { t } from '../../i18n/i18n.ts';
import { questParts, useQuestParts } from '../../social-kit/quest-parts.ts';

/** A shop that a world boss has struck: its lamps are out, and the plate says who has been here. */
export function StruckScene({ boss, ...scene }: KeeperSceneProps & { readonly boss: string }) {
  const hasNames = useQuestParts(true);
  if (!hasNames) return <KeeperScene {...scene} />;
  const name = questParts(boss).boss || nameOf('quests', boss);
  return <KeeperScene {...scene} words={t('shops.struck', { boss: name })} closed />;
}
