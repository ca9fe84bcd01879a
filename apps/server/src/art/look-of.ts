import { type AvatarLook, avatarLook } from '@everdeed/art';
import type { Player } from '@everdeed/rules';

/** What everybody may see of a player: nothing else goes into the picture. */
export const lookOf = ({ preferences, items, stats }: Player): AvatarLook =>
  avatarLook({ preferences, items, stats: { buffs: { ...stats.buffs } } });
