import { t } from '../../i18n/i18n.ts';
import { formatList } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { CircleAlert } from '../../ui/more-icons.ts';
import { usePageMark } from '../../ui/page-mark.ts';
import type { Problem } from './form.ts';
import styles from './form.module.css';

const NAMES = {
  groupId: 'challenges.where',
  name: 'challenges.name',
  shortName: 'challenges.shortName',
  summary: 'challenges.summary',
  description: 'challenges.description',
  prize: 'challenges.prize',
} as const satisfies Record<Problem, string>;

interface FormFootProps {
  readonly problems: readonly Problem[];
  /** Why it could not be saved. */
  readonly failure: string | undefined;
  readonly isBusy: boolean;
  readonly label: string;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

/** The bar at the foot of the form: what is wrong, and how to go on. */
export function FormFoot({ problems, failure, isBusy, label, onCancel, onSave }: FormFootProps) {
  usePageMark('form-foot');
  const wrong =
    problems.length > 0
      ? t('challenges.toFix', {
          count: problems.length,
          fields: formatList(problems.map((one) => t(NAMES[one]))),
        })
      : failure;
  return (
    <div className={styles['foot']}>
      <p role="status" className={styles['wrong']}>
        {wrong && (
          <>
            <CircleAlert size={18} aria-hidden="true" /> {wrong}
          </>
        )}
      </p>
      <Button onClick={onCancel}>{t('ui.cancel')}</Button>
      <Button kind="primary" busy={isBusy} onClick={onSave}>
        {label}
      </Button>
    </div>
  );
}
