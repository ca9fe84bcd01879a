import { t } from '../i18n/i18n.ts';
import { Icon } from '../art/icon.tsx';
import { keeperRole } from './keeper-role.ts';
import styles from './tier-mark.module.css';

/** Tiers above those of contributors: moderators and staff (UI, "Tier mark"). */
const SIGNS: Readonly<Record<number, string>> = { 8: 'shield', 9: 'key' };

/** The stepped plate after the name of a contributor, 18 px; nothing for tier 0. */
export function TierMark({ tier }: { readonly tier: number }) {
  if (tier <= 0) return null;
  const label = keeperRole(tier) ?? t('social.tier', { tier });
  const sign = SIGNS[tier];
  return (
    <span className={`${styles['mark']} stepped`} role="img" aria-label={label} title={label}>
      {sign ? <Icon name={sign} /> : tier}
    </span>
  );
}
