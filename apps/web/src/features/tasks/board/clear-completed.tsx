import { Trash2 } from '../../../ui/icons.ts';
import { t } from '../../../i18n/i18n.ts';
import styles from './column.module.css';
import { Button } from '../../../ui/button.tsx';

/** The button above completed to-dos that clears them. */
export function ClearCompleted({ onClear }: { readonly onClear: () => void }) {
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
