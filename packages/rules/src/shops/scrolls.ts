import type { Quest } from '@everdeed/content';
import { done, refuse, type Result } from '../result.ts';
import type { Player } from '../state/player.ts';

/** The last parts of the four gold series, which open the final series (rules-play-and-shops 4.6). */
const MASTERCLASSER_KEYS = [
  'dilatoryDistress3',
  'mayhemMistiflying3',
  'stoikalmCalamity3',
  'taskwoodsTerror3',
];

/** Refuses a quest whose previous quests are not completed (rules-play-and-shops 4.6). */
export function checkForerunners(
  { achievements }: Player,
  { key, prereqQuests = [] }: Quest,
): Result<undefined, 'mustComplete' | 'questUnlockLostMasterclasser'> {
  const isDone = (quest: string): boolean => Boolean(achievements.quests[quest]);
  if (key === 'lostMasterclasser1' && !MASTERCLASSER_KEYS.every(isDone)) {
    return refuse('notAuthorized', 'questUnlockLostMasterclasser');
  }
  const missing = prereqQuests.find((quest) => !isDone(quest));
  return missing === undefined ? done : refuse('notAuthorized', 'mustComplete', { quest: missing });
}
