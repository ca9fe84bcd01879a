import { hasClass, type Player, type PlayerClass } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import type { SeasonalSet } from './seasonal-model.ts';

/**
 * Whom a set of the seasonal shop is for, and what it costs. Who goes without a class can buy what warriors can
 * (rules-play-and-shops 1.3), but has none that it could be named after.
 */
export function setNote(
  player: Player,
  { kind, year }: SeasonalSet,
  playerClass: PlayerClass,
  season: string,
): string {
  if (kind === 'own') return t(hasClass(player) ? 'shops.set.own' : 'shops.set.unclassed');
  if (kind === 'others') return t(`shops.set.others.${playerClass}`);
  return year ? t('shops.set.past', { season, year }) : t('shops.set.forGems');
}
