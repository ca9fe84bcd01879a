import { useState } from 'react';
import { accountCalls } from 'virtual:calls/account';
import { playerCalls } from 'virtual:calls/player';
import { usePlayer } from '../../data/hooks.ts';
import { currentSession, setSession } from '../../data/session.ts';
import { t } from '../../i18n/i18n.ts';
import { PasswordField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AddPassword } from './add-password.tsx';
import { Changeable } from './changeable.tsx';
import { type NewPassword, NewPasswordForm } from './new-password-form.tsx';
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

const EMPTY: NewPassword = { newPassword: '', confirmPassword: '' };

function Password() {
  const [password, setPassword] = useState('');
  const [typed, setTyped] = useState(EMPTY);
  const { change, busy, error } = useChange();
  const submit = async () => {
    // The old token is invalid from now on and must not be used.
    const adoptKey = ({ apiToken }: { apiToken: string }) => {
      const session = currentSession();
      if (session) setSession({ userId: session.userId, apiToken });
    };
    const renewing = { ...QUIET, renewsKey: true };
    const body = { password, ...typed };
    if (!(await change(accountCalls.updatePassword, { body }, renewing, adoptKey))) return;
    setPassword('');
    setTyped(EMPTY);
    showToast({ type: 'success', text: t('settings.passwordChanged') });
  };
  return (
    <NewPasswordForm
      typed={typed}
      onType={setTyped}
      hint={t('settings.passwordHint')}
      label={t('settings.changePassword')}
      busy={busy}
      isReady={password !== ''}
      onSubmit={() => void submit()}
    >
      <PasswordField
        label={t('settings.currentPassword')}
        value={password}
        error={error}
        autoComplete="current-password"
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </NewPasswordForm>
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
