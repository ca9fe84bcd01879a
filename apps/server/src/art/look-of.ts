import { type AvatarLook, avatarLook } from '@everdeed/art';
import type { Player } from '@everdeed/rules';

/** The look of a player, from public fields only. */
export const lookOf = ({ preferences, items, stats }: Player): AvatarLook =>
  avatarLook({ preferences, items, stats: { buffs: { ...stats.buffs } } });
