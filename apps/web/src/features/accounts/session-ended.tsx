import { useEffect, useState } from 'react';
import { listEntries } from '../../data/local-db.ts';
import { useSession } from '../../data/session.ts';
import { t } from '../../i18n/i18n.ts';
import styles from './auth-screen.module.css';

/** Says that the server has ended the session, and what is waiting for the player to come back. */
export function SessionEnded() {
  const ended = useSession((state) => state.ended);
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    if (ended === undefined) return;
    void listEntries(ended)
      .catch(() => [])
      .then(({ length }) => setWaiting(length));
  }, [ended]);
  if (ended === undefined) return null;
  return (
    <p className={styles['done']} role="status">
      {t('auth.ended')} {waiting > 0 && t('auth.endedWaiting', { count: waiting })}
    </p>
  );
}
