import { GOLD_PER_GEM } from '@everdeed/rules';
import type { ReactNode } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { t } from '../../../i18n/i18n.ts';
import { PixelIcon } from '../../../ui/pixel-icon.tsx';
import { Plate } from '../../../ui/plate.tsx';
import styles from './plan.module.css';

/** Gems a month once a plan has grown (rules-play-and-shops 8.2). */
const MOST_GEMS = 50;
/** Days for which finished to-dos stay (rules-play-and-shops 8.8). */
const TODO_DAYS = 90;

const PERKS = ['gems', 'hourglass', 'mystery', 'drops', 'jackalope', 'memory'] as const;
type Perk = (typeof PERKS)[number];

const PICTURES: Readonly<Record<Perk, ReactNode>> = {
  gems: <PixelIcon name="gem" />,
  hourglass: <PixelIcon name="hourglass" />,
  mystery: <Icon name="gift" />,
  drops: <Icon name="chest" />,
  jackalope: <Icon name="paw" />,
  memory: <Icon name="check" />,
};

/** What a subscription gives (rules-play-and-shops 8.8). */
export function Perks() {
  return (
    <section aria-labelledby="perks">
      <h2 id="perks" className={styles['title']}>
        {t('pay.perks')}
      </h2>
      <ul className={styles['perks']}>
        {PERKS.map((perk) => (
          <li key={perk}>
            <Plate className={styles['perk']}>{PICTURES[perk]}</Plate>
            <div>
              <strong>{t(`pay.perk.${perk}`)}</strong>
              <span>
                {t(`pay.perkHint.${perk}`, { gold: GOLD_PER_GEM, gems: MOST_GEMS, days: TODO_DAYS })}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
