import { GOLD_PER_GEM } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { Check } from '../../ui/icons.ts';
import styles from './benefits.module.css';

/** Gems a day once a plan has grown, and days for which finished to-dos stay (rules-play-and-shops 8.2, 8.8). */
const FIGURES = { gold: GOLD_PER_GEM, gems: 50, days: 90 };
const PERKS = ['gems', 'hourglass', 'mystery', 'drops', 'jackalope', 'memory'] as const;

/** What subscribers have, as the settings say it too. */
export function Benefits() {
  return (
    <ul className={styles['checks']}>
      {PERKS.map((perk) => (
        <li key={perk}>
          <Check size={18} aria-hidden="true" />
          <span>
            <strong>{t(`pay.perk.${perk}`)}</strong> {t(`pay.perkHint.${perk}`, FIGURES)}
          </span>
        </li>
      ))}
    </ul>
  );
}
