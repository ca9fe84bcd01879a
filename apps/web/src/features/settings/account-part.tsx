import { useState } from 'react';
import { accountCalls } from 'virtual:calls/account';
import { playerCalls } from 'virtual:calls/player';
import { usePlayer } from '../../data/hooks.ts';
import { currentSession, setSession } from '../../data/session.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AddPassword } from './add-password.tsx';
import { Changeable } from './changeable.tsx';
import styles from './settings.module.css';
import { useChange } from './use-change.ts';

/** Errors are shown at the field, and a wrong password signs nobody out. */
const QUIET = { quiet: true };

function DisplayName() {
  const { name } = usePlayer().profile;
  const { change, ...state } = useChange();
  const submit = (value: string) =>
    change(playerCalls.updateUser, { body: { 'profile.name': value.trim() } });
  return (
    <Changeable
      key={name}
      {...state}
      value={name}
      label={t('settings.displayName')}
      hint={t('settings.displayNameHint')}
      maxLength={30}
      autoComplete="nickname"
      onSubmit={(value) => void submit(value)}
    />
  );
}

function Username() {
  const username = usePlayer().auth.local.username ?? '';
  const { change, ...state } = useChange();
  const submit = (value: string) =>
    change(accountCalls.updateUsername, { body: { username: value.trim() } }, QUIET);
  return (
    <Changeable
      key={username}
      {...state}
      value={username}
      label={t('settings.username')}
      hint={t('settings.usernameHint', { name: username })}
      maxLength={20}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      onSubmit={(value) => void submit(value)}
    />
  );
}

function Email() {
  const { email = '', has_password: hasPassword } = usePlayer().auth.local;
  const [password, setPassword] = useState('');
  const { change, ...state } = useChange();
  const submit = (newEmail: string) =>
    change(accountCalls.updateEmail, { body: { newEmail: newEmail.trim(), password } }, QUIET);
  return (
    <Changeable
      key={email}
      {...state}
      value={email}
      type="email"
      label={t('settings.email')}
      hint={t('settings.emailHint')}
      autoComplete="email"
      onSubmit={(value) => void submit(value)}
      more={
        hasPassword !== false && (
          <PasswordField
            label={t('settings.currentPassword')}
            value={password}
            autoComplete="current-password"
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )
      }
    />
  );
}

const EMPTY = { password: '', newPassword: '', confirmPassword: '' };

function Password() {
  const [values, setValues] = useState(EMPTY);
  const { change, busy, error } = useChange();
  const set = (field: keyof typeof EMPTY) => (event: { currentTarget: { value: string } }) =>
    setValues({ ...values, [field]: event.currentTarget.value });
  const submit = async () => {
    // The old token is invalid from now on and must not be used.
    const adoptKey = ({ apiToken }: { apiToken: string }) => {
      const session = currentSession();
      if (session) setSession({ userId: session.userId, apiToken });
    };
    const renewing = { ...QUIET, renewsKey: true };
    if (!(await change(accountCalls.updatePassword, { body: values }, renewing, adoptKey))) return;
    setValues(EMPTY);
    showToast({ type: 'success', text: t('settings.passwordChanged') });
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
      <PasswordField
        label={t('settings.currentPassword')}
        value={values.password}
        error={error}
        autoComplete="current-password"
        onChange={set('password')}
      />
      <div className={styles['two']}>
        <PasswordField
          label={t('settings.newPassword')}
          value={values.newPassword}
          autoComplete="new-password"
          onChange={set('newPassword')}
        />
        <PasswordField
          label={t('settings.confirmPassword')}
          value={values.confirmPassword}
          autoComplete="new-password"
          onChange={set('confirmPassword')}
        />
      </div>
      <p className={styles['hint']}>{t('settings.passwordHint')}</p>
      <Button type="submit" busy={busy} disabled={!values.password || !values.newPassword}>
        {t('settings.changePassword')}
      </Button>
    </form>
  );
}

/** Names, address and password. */
export function AccountPart() {
  const hasPassword = usePlayer().auth.local.has_password !== false;
  return (
    <section className={styles['group']} aria-labelledby="account">
      <h2 id="account">{t('settings.account')}</h2>
      <DisplayName />
      <Username />
      <Email />
      {hasPassword ? <Password /> : <AddPassword />}
    </section>
  );
}
