import { useEffect, useState } from 'react';
import { loadCompletedTodos } from '../../../data/load.ts';
import { useGame } from '../../../data/store.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../../ui/feedback.tsx';
import { Trash2 } from '../../../ui/icons.ts';
import styles from './column.module.css';

/** Loads completed to-dos, and stands in their place until they are there. */
function Missing() {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return undefined;
    void loadCompletedTodos();
    return useGame.subscribe(({ completedTodos }, before) => {
      if (completedTodos === 'NOT_LOADED' && before.completedTodos === 'LOADING') setFailed(true);
    });
  }, [failed]);
  if (!failed) return <Skeleton />;
  return (
    <EmptyState
      title={t('tasks.loadFailed')}
      action={<Button onClick={() => setFailed(false)}>{t('ui.retry')}</Button>}
    />
  );
}

/** What stands above completed to-dos, which clears them, or in their place before they are there. */
export function Completed({ onClear }: { readonly onClear: () => void }) {
  const areThere = useGame(({ completedTodos }) => completedTodos === 'LOADED');
  if (!areThere) return <Missing />;
  return (
    <Button
      className={styles['clear']}
      kind="quiet"
      icon={<Trash2 size={18} strokeWidth={1.85} aria-hidden="true" />}
      onClick={onClear}
    >
      {t('tasks.clear')}
    </Button>
  );
}
