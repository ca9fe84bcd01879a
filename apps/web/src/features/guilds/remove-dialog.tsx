import { useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';

interface RemoveDialogProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onRemove: (message: string) => void;
  readonly onClose: () => void;
}

/** Asks whether to remove a member, with some words for them. */
export function RemoveDialog({ name, isBusy, onRemove, onClose }: RemoveDialogProps) {
  const [message, setMessage] = useState('');
  return (
    <Dialog
      title={t('guilds.removeTitle', { name })}
      description={t('guilds.removeHint')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="destroy" busy={isBusy} onClick={() => onRemove(message.trim())}>
            {t('guilds.remove')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('guilds.removeMessage')}
        optional
        rows={2}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </Dialog>
  );
}
