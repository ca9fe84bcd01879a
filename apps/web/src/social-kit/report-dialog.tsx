import { useState } from 'react';
import { t } from '../i18n/i18n.ts';
import { explainFailure, type Failure } from '../data/reply.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './dialogs.module.css';

export interface ReportDialogProps {
  readonly title: string;
  /** What is reported, as it was written; absent for people. */
  readonly quote?: string;
  /** What comes of it; by default what comes of a report of a chat. */
  readonly hint?: string;
  /** Sends the report; returns why it failed, if it did. */
  readonly onReport: (comment: string) => Promise<Failure | undefined>;
  readonly onClose: () => void;
}

/** Asks what is wrong with a message or a person, and tells those who look after the site. */
export function ReportDialog({
  title,
  quote,
  hint = t('social.reportHint'),
  onReport,
  onClose,
}: ReportDialogProps) {
  const [comment, setComment] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const report = async () => {
    setIsBusy(true);
    const failed = await onReport(comment.trim());
    setIsBusy(false);
    setFailure(failed);
    if (failed) return;
    showToast({ type: 'success', text: t('social.reported') });
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={hint}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="destroy" busy={isBusy} onClick={() => void report()}>
            {t('social.reportSend')}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {quote !== undefined && <blockquote className={styles['quote']}>{quote}</blockquote>}
        <TextArea
          label={t('social.reportWhy')}
          optional
          rows={3}
          value={comment}
          error={failure && explainFailure(failure, t('error.network')).join(' ')}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
