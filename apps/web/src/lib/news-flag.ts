import { valueIn } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';

/** Whether the server has news that the player has not answered. It says so among their flags, which rules do not keep. */
export const hasUnreadNews = ({ flags }: Pick<Player, 'flags'>): boolean =>
  valueIn(flags, 'newStuff') === true;
