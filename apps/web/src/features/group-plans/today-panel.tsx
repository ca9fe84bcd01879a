import { useId } from 'react';
import { t } from '../../i18n/i18n.ts';
import { formatTime } from '../../task-kit/date-words.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import type { Deed } from './board.ts';
import styles from './board.module.css';
import { SmallFace, useNames } from './people.tsx';

/** Deeds that the panel has room for: our own. */
const MAX_SHOWN = 12;

/** What members did today, the latest first. */
export function TodayPanel({ deeds }: { readonly deeds: readonly Deed[] }) {
  const title = useId();
  const nameOf = useNames();
  if (deeds.length === 0) return null;
  return (
    <section className={styles['today']} aria-labelledby={title}>
      <h2 id={title}>{t('plans.today')}</h2>
      <ol>
        {deeds.slice(0, MAX_SHOWN).map(({ task, userId, at, kind }) => (
          <li key={`${task._id} ${userId} ${kind}`}>
            <SmallFace id={userId} />
            <span>
              {t('plans.deed', { name: nameOf(userId), title: plainTitle(task) })}
              {kind === 'asked' && <b>{t('plans.waits')}</b>}
            </span>
            <time dateTime={at}>{formatTime(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
