import { Check, CloudUpload, TriangleAlert } from '../../ui/icons.ts';
import { useEffect, useState } from 'react';
import { useSync } from '../../data/hooks.ts';
import { sendWaiting } from '../../data/outbox.ts';
import { useGame } from '../../data/store.ts';
import { t } from '../../i18n/i18n.ts';
import styles from './sync-sign.module.css';

const PATIENCE_MS = 400;

/** Debounced: "Saved" stays until an action has waited for a moment, or the server does not answer. */
function useSteadyState() {
  const { state, waiting } = useSync();
  const unreachable = useGame((game) => game.unreachable);
  const [shown, setShown] = useState(state);
  useEffect(() => {
    const isPatient = state === 'waiting' && !unreachable;
    const timer = setTimeout(() => setShown(state), isPatient ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [state, unreachable]);
  return { state: state === 'saved' ? 'saved' : shown === 'saved' ? 'saved' : state, waiting } as const;
}

/** Shows "Saved", "2 waiting", or "Not saved", which retries when pressed. */
export function SyncSign() {
  const { state, waiting } = useSteadyState();
  if (state === 'failed') {
    return (
      <button
        type="button"
        className={styles['sign']}
        data-state={state}
        title={t('sync.retry')}
        onClick={() => void sendWaiting()}
      >
        <TriangleAlert size={17} aria-hidden="true" /> {t('sync.failed')}
      </button>
    );
  }
  return (
    <span className={styles['sign']} data-state={state} role="status">
      {state === 'saved' ? (
        <Check size={17} aria-hidden="true" />
      ) : (
        <CloudUpload size={17} aria-hidden="true" />
      )}
      {state === 'saved' ? t('sync.saved') : t('sync.waiting', { count: waiting })}
    </span>
  );
}
