import { useState } from 'react';
import { accountCalls } from 'virtual:calls/account';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, PasswordField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './settings.module.css';
import { useChange } from './use-change.ts';

/** Gives an account a password that so far is entered with another service only. */
export function AddPassword() {
  const { username = '', email } = usePlayer().auth.local;
  const [values, setValues] = useState({ email: email ?? '', password: '', confirmPassword: '' });
  const { change, busy, error } = useChange();
  const set = (field: keyof typeof values) => (event: { currentTarget: { value: string } }) =>
    setValues({ ...values, [field]: event.currentTarget.value });
  const submit = async () => {
    const body = { ...values, username, email: values.email.trim() };
    if (!(await change(accountCalls.register, { body }, { quiet: true }))) return;
    showToast({ type: 'success', text: t('settings.passwordAdded') });
  };
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {!email && (
        <Field
          label={t('settings.email')}
          type="email"
          value={values.email}
          autoComplete="email"
          onChange={set('email')}
        />
      )}
      <div className={styles['two']}>
        <PasswordField
          label={t('settings.newPassword')}
          value={values.password}
          error={error}
          autoComplete="new-password"
          onChange={set('password')}
        />
        <PasswordField
          label={t('settings.confirmPassword')}
          value={values.confirmPassword}
          autoComplete="new-password"
          onChange={set('confirmPassword')}
        />
      </div>
      <p className={styles['hint']}>{t('settings.addPasswordHint')}</p>
      <Button type="submit" busy={busy} disabled={!values.email || !values.password}>
        {t('settings.addPassword')}
      </Button>
    </form>
  );
}
