import { TASK_LIMITS } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import type { Line } from './grammar/types.ts';
import styles from './understood.module.css';

/** Why it cannot be added yet, and what of it cannot be had. */
export function Remarks({ line, isTyped }: { readonly line: Line; readonly isTyped: boolean }) {
  const { title } = line;
  const remarks = [
    title === '' && t('quickAdd.noTitle'),
    title.length > TASK_LIMITS.text && t('quickAdd.tooLong', { max: TASK_LIMITS.text, now: title.length }),
    ...line.notes.map(({ text, obstacle }) =>
      t(`quickAdd.note.${obstacle}`, { text, max: TASK_LIMITS.price }),
    ),
  ].filter((remark) => remark !== false);
  return (
    <div className={styles['remarks']} role="status">
      {isTyped && remarks.map((remark) => <p key={remark}>{remark}</p>)}
    </div>
  );
}
