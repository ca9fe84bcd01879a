import { Suspense, useState } from 'react';
import { formatList } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import admin from '../admin.module.css';
import type { Editing } from './editing.ts';
import styles from './player.module.css';
import { loadLater } from '../../../lib/load-later.ts';

/** Loaded when somebody reviews what they have edited. */
const ReviewDialog = loadLater(async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog }));

/** Counts what is edited, asks why, and leads to the review (UI, "Safe editing"). */
export function ReviewBar({ editing }: { readonly editing: Editing }) {
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isReviewing, setIsReviewing] = useState(false);
  const paths = Object.keys(editing.edits);
  if (paths.length === 0) return null;
  const review = () => {
    setIsTried(true);
    if (reason.trim()) setIsReviewing(true);
  };
  const done = () => {
    setReason('');
    setIsTried(false);
    setIsReviewing(false);
  };
  return (
    <div className={styles['bar']} role="region" aria-label={t('admin.changes', { count: paths.length })}>
      <p>
        <b>{t('admin.changes', { count: paths.length })}</b>
        <span className={admin['small']}>
          {formatList(paths.map((path) => editing.names[path]?.name ?? path))}
        </span>
      </p>
      <Field
        label={t('admin.reason')}
        hideLabel
        placeholder={t('admin.whyChange')}
        maxLength={500}
        value={reason}
        error={isTried && !reason.trim() ? t('admin.reasonNeeded') : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button kind="quiet" onClick={editing.clear}>
        {t('admin.discard')}
      </Button>
      <Button kind="primary" onClick={review}>
        {t('admin.review', { count: paths.length })}
      </Button>
      {isReviewing && (
        <Suspense>
          <ReviewDialog
            editing={editing}
            reason={reason.trim()}
            onClose={() => setIsReviewing(false)}
            onDone={done}
          />
        </Suspense>
      )}
    </div>
  );
}
