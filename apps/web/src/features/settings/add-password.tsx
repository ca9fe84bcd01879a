import { useState } from 'react';
import { accountCalls } from 'virtual:calls/account';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type NewPassword, NewPasswordForm } from './new-password-form.tsx';
import { useChange } from './use-change.ts';

/** Gives an account a password that so far is entered with another service only. */
export function AddPassword() {
  const { username = '', email: known = '' } = usePlayer().auth.local;
  const [email, setEmail] = useState(known);
  const [typed, setTyped] = useState<NewPassword>({ newPassword: '', confirmPassword: '' });
  const { change, busy, error } = useChange();
  const submit = async () => {
    const { newPassword: password, confirmPassword } = typed;
    const body = { username, email: email.trim(), password, confirmPassword };
    if (!(await change(accountCalls.register, { body }, { quiet: true }))) return;
    showToast({ type: 'success', text: t('settings.passwordAdded') });
  };
  return (
    <NewPasswordForm
      typed={typed}
      onType={setTyped}
      error={error}
      hint={t('settings.addPasswordHint')}
      label={t('settings.addPassword')}
      busy={busy}
      isReady={email !== ''}
      onSubmit={() => void submit()}
    >
      {!known && (
        <Field
          label={t('settings.email')}
          type="email"
          value={email}
          autoComplete="email"
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      )}
    </NewPasswordForm>
  );
}
