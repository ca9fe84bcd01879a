import { Fragment, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { dayTitle, isSameDay } from '../../social-kit/time-words.ts';
import { useMinute } from '../../task-kit/use-minute.ts';
import type { Line } from './inbox-types.ts';
import { ThreadLine, type LineActions } from './thread-line.tsx';
import { endsRun } from './thread-view.ts';
import styles from './thread.module.css';

interface ThreadLinesProps extends LineActions {
  /** Oldest first. */
  readonly lines: readonly Line[];
  readonly name: string;
  /** How many of the latest were unread when the conversation was opened. */
  readonly unread: number;
}

/** The first of the other person's lines that were unread; undefined if none was. */
function firstNew(lines: readonly Line[], unread: number): string | undefined {
  const received = lines.filter(({ isOwn }) => !isOwn);
  return unread > 0 ? received.at(-unread)?.id : undefined;
}

/** The messages of a conversation with a head for each day; lines out of sight cost nothing. */
export function ThreadLines({ lines, name, unread, ...actions }: ThreadLinesProps) {
  const now = useMinute() + 59_999;
  // It stands where it was when the conversation was opened.
  const [newFrom] = useState(() => firstNew(lines, unread));
  return (
    <ol className={styles['lines']} aria-label={t('inbox.with', { name })}>
      {lines.map((line, index) => {
        const before = lines[index - 1];
        const isNewDay = !before || !isSameDay(before.at, line.at);
        return (
          <Fragment key={line.id}>
            {isNewDay && <li className={styles['day']}>{dayTitle(line.at, now)}</li>}
            {line.id === newFrom && <li className={styles['new']}>{t('inbox.newFrom')}</li>}
            <li>
              <ThreadLine line={line} name={name} isLast={endsRun(line, lines[index + 1])} {...actions} />
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}
