import type { Task } from '@everdeed/rules';
import { useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { doneBy } from './board.ts';
import { useNames } from './people.tsx';

/** Characters that are kept of it (our own figure, as the server's). */
const MAX_COMMENT = 300;

interface SendBackDialogProps {
  readonly task: Task;
  readonly userId: string;
  /** Gives whether it is sent back. */
  readonly onSendBack: (comment: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Sends the work of a member back, with a few words if there is something to say. */
export function SendBackDialog({ task, userId, onSendBack, onClose }: SendBackDialogProps) {
  const name = useNames()(userId);
  const isDone = doneBy(task).includes(userId);
  const [comment, setComment] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    const isSent = await onSendBack(comment.trim());
    setIsBusy(false);
    if (isSent) onClose();
  };
  return (
    <Dialog
      title={t('plans.sendBackTitle', { title: plainTitle(task), name })}
      description={t(isDone ? 'plans.sendBackHint' : 'plans.turnDownHint', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" busy={isBusy} onClick={() => void send()}>
            {t('plans.sendBack')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('plans.comment')}
        optional
        rows={2}
        maxLength={MAX_COMMENT}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </Dialog>
  );
}
