import { t } from '../i18n/i18n.ts';

const STAFF_TIER = 9;
const MODERATOR_TIER = 8;

/** What those who look after the place are, in a word; undefined for everybody else. */
export function keeperRole(tier: number | undefined): string | undefined {
  if (tier === STAFF_TIER) return t('social.staff');
  return tier === MODERATOR_TIER ? t('social.moderator') : undefined;
}
