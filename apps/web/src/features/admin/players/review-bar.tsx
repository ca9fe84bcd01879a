import { Suspense, useState } from 'react';
import { formatList } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { loadAtLast } from '../../../lib/load-later.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { PageMarking } from '../../../ui/page-marking.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useMedia } from '../../../ui/use-media.ts';
import admin from '../admin.module.css';
import type { Editing } from './editing.ts';
import styles from './review.module.css';
import type { WhyField } from './review-dialog.tsx';

/** Loaded when somebody reviews what they have edited. */
const ReviewDialog = loadAtLast(async () => ({
  default: (await import('./review-dialog.tsx')).ReviewDialog,
}));

/** The reason for the changes, and what is wrong with it once somebody wanted to go on. */
function useReason() {
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isGiven = reason.trim() !== '';
  const field: WhyField = {
    value: reason,
    error: isTried && !isGiven ? t('admin.reasonNeeded') : undefined,
    onChange: (event) => setReason(event.currentTarget.value),
  };
  /** Says whether there is one; from now on its absence is shown. */
  const check = (): boolean => {
    setIsTried(true);
    return isGiven;
  };
  const clear = () => {
    setReason('');
    setIsTried(false);
  };
  return { reason: reason.trim(), field, check, clear };
}

/** Counts what is edited, asks why, and leads to the review (UI, "Safe editing"). A phone asks in the review itself. */
export function ReviewBar({ editing }: { readonly editing: Editing }) {
  const isPhone = useMedia('(max-width: 767.98px)');
  const why = useReason();
  const [isReviewing, setIsReviewing] = useState(false);
  const paths = Object.keys(editing.edits);
  if (paths.length === 0) return null;
  const discard = () => {
    const { edits, clear, restore } = editing;
    clear();
    showToast({
      type: 'success',
      text: t('admin.discarded'),
      action: { label: t('ui.undo'), run: () => restore(edits), undo: true },
    });
  };
  const done = () => {
    why.clear();
    setIsReviewing(false);
  };
  return (
    <div className={styles['bar']} role="region" aria-label={t('admin.changes', { count: paths.length })}>
      <PageMarking mark="reviewing" />
      <p>
        <b>{t('admin.changes', { count: paths.length })}</b>
        <span className={`${admin['small']} ${styles['changed']}`}>
          {formatList(paths.map((path) => editing.names[path]?.name ?? path))}
        </span>
      </p>
      {!isPhone && (
        <Field
          label={t('admin.reason')}
          hideLabel
          placeholder={t('admin.whyChange')}
          maxLength={500}
          {...why.field}
        />
      )}
      <Button kind="quiet" onClick={discard}>
        {t('admin.discard')}
      </Button>
      <Button kind="primary" onClick={() => setIsReviewing(isPhone || why.check())}>
        {t('admin.review', { count: paths.length })}
      </Button>
      {isReviewing && (
        <Suspense>
          <ReviewDialog
            editing={editing}
            reason={why.reason}
            why={isPhone ? why.field : undefined}
            check={why.check}
            onClose={() => setIsReviewing(false)}
            onDone={done}
          />
        </Suspense>
      )}
    </div>
  );
}
