import { Icon } from '../../art/icon.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import type { Person } from './person.ts';
import styles from './stats.module.css';

/** Four figures of a life in the game. */
export function Tiles({ person }: { readonly person: Person }) {
  const tiles = [
    { icon: 'flame', count: person.perfectDays, label: 'profile.tilePerfect' },
    { icon: 'check', count: person.checkIns, label: 'profile.tileCheckIns' },
    { icon: 'paw', count: person.petCount, label: 'profile.tilePets' },
    { icon: 'skull', count: person.questCount, label: 'profile.tileQuests' },
  ] as const;
  return (
    <ul className={styles['tiles']}>
      {tiles.map(({ icon, count, label }) => (
        <li key={label}>
          <Icon name={icon} />
          <strong>{formatNumber(count)}</strong>
          <span>{t(label, { count })}</span>
        </li>
      ))}
    </ul>
  );
}
