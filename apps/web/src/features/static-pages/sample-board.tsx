import { t } from '../../i18n/i18n.ts';
import { Clock } from '../../ui/more-icons.ts';
import { Users } from '../../ui/more-icons.ts';
import { CheckSquare } from '../../ui/icons.ts';
import { Seal, TodoBox, ToneMark } from '../../ui/plate.tsx';
import styles from './sample-board.module.css';

const ROWS = [
  ['bins', 'anyone', 'good', Users],
  ['plants', 'oneOfTwo', 'best', CheckSquare],
  ['rent', 'waits', 'neutral', Clock],
] as const;

/** Three tasks as they stand on a board, to look at. */
export function SampleBoard() {
  return (
    <ul className={styles['board']} aria-label={t('groups.sample')}>
      {ROWS.map(([name, state, tone, Icon]) => (
        <li key={name} data-tone={tone}>
          <span className={styles['control']}>
            {name === 'rent' ? <TodoBox checked={false} /> : <Seal checked={false} />}
          </span>
          <span>
            <strong>{t(`groups.${name}`)}</strong>
            <span className={styles['meta']}>
              <Icon size={14} aria-hidden="true" /> {t(`groups.${state}`)}
            </span>
          </span>
          <ToneMark tone={tone} />
        </li>
      ))}
    </ul>
  );
}
