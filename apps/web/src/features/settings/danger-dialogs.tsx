import { useState } from 'react';
import { accountCalls } from 'virtual:calls/account';
import { characterCalls } from 'virtual:calls/character';
import { usePlayer } from '../../data/hooks.ts';
import { setSession } from '../../data/session.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, PasswordField, TextArea } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useChange } from './use-change.ts';

interface DangerDialogProps {
  readonly onClose: () => void;
}

/** Accounts without a password confirm by these words instead (wire-user-and-tasks 3.1). */
const PHRASE = { reset: 'RESET', delete: 'DELETE' };

export function ResetDialog({ onClose }: DangerDialogProps) {
  const hasPassword = usePlayer().auth.local.has_password !== false;
  const [password, setPassword] = useState('');
  const { change, busy, error } = useChange();
  const reset = async () => {
    const data = await change(characterCalls.resetUser, {
      body: { password: hasPassword ? password : PHRASE.reset },
    });
    if (data === undefined) return;
    onClose();
    showToast({ type: 'success', text: t('settings.resetDone') });
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('settings.reset')}
      description={t('settings.resetHint')}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="destroy" busy={busy} disabled={hasPassword && !password} onClick={() => void reset()}>
            {t('settings.reset')}
          </Button>
        </>
      }
    >
      {hasPassword && (
        <PasswordField
          label={t('settings.resetConfirm')}
          value={password}
          error={error}
          autoComplete="current-password"
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
    </Dialog>
  );
}

export function DeleteDialog({ onClose }: DangerDialogProps) {
  const hasPassword = usePlayer().auth.local.has_password !== false;
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  const [feedback, setFeedback] = useState('');
  const { change, busy, error } = useChange();
  const expected = t('settings.deleteWord');
  const isConfirmed = word.trim().toUpperCase() === expected && (password || !hasPassword);
  const remove = async () => {
    const body = { password: hasPassword ? password : PHRASE.delete, ...(feedback && { feedback }) };
    const data = await change(accountCalls.deleteUser, { body });
    if (data === undefined) return;
    setSession(undefined);
    location.assign('/static/home');
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('settings.delete')}
      description={t('settings.deleteHint')}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="destroy" busy={busy} disabled={!isConfirmed} onClick={() => void remove()}>
            {t('settings.deleteForever')}
          </Button>
        </>
      }
    >
      <Field
        label={t('settings.deleteType', { word: expected })}
        value={word}
        autoComplete="off"
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      {hasPassword && (
        <PasswordField
          label={t('settings.deletePassword')}
          value={password}
          error={error}
          autoComplete="current-password"
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
      <TextArea
        optional
        label={t('settings.deleteFeedback')}
        value={feedback}
        maxLength={10_000}
        onChange={(event) => setFeedback(event.currentTarget.value)}
      />
    </Dialog>
  );
}
