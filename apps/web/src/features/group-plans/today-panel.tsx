import { useId } from 'react';
import { t } from '../../i18n/i18n.ts';
import { formatTime } from '../../task-kit/date-words.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { Button } from '../../ui/button.tsx';
import type { Deed } from './board.ts';
import styles from './board.module.css';
import { SmallFace, useSayDeed } from './people.tsx';

/** Deeds that the panel has room for: our own. */
const MAX_SHOWN = 12;

interface TodayPanelProps {
  readonly deeds: readonly Deed[];
  readonly onHistory: () => void;
}

/** What members did today, the latest first, and the way to what they did before. */
export function TodayPanel({ deeds, onHistory }: TodayPanelProps) {
  const title = useId();
  const sayDeed = useSayDeed();
  return (
    <section className={styles['today']} aria-labelledby={title}>
      <h2 id={title}>{t('plans.today')}</h2>
      {deeds.length === 0 && <p>{t('plans.nothingToday')}</p>}
      <ol>
        {deeds.slice(0, MAX_SHOWN).map(({ task, userId, memberId, at, kind }) => (
          <li key={`${task._id} ${userId} ${kind} ${memberId}`}>
            <SmallFace id={userId} />
            <span>
              {sayDeed(kind === 'asked' ? 'done' : kind, plainTitle(task), userId, memberId)}
              {kind === 'asked' && <b>{t('plans.waits')}</b>}
            </span>
            <time dateTime={at}>{formatTime(at)}</time>
          </li>
        ))}
      </ol>
      <Button kind="quiet" className={styles['whole']} onClick={onHistory}>
        {t('plans.wholeHistory')}
      </Button>
    </section>
  );
}
