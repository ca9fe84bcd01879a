import type { ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { SettingsForm } from './settings-form.tsx';
import styles from './settings.module.css';

/** A new password, typed twice. */
export interface NewPassword {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export interface NewPasswordFormProps {
  readonly typed: NewPassword;
  readonly onType: (typed: NewPassword) => void;
  /** What is wrong with the new password. */
  readonly error?: string | undefined;
  readonly hint: string;
  /** What its button says. */
  readonly label: string;
  readonly busy: boolean;
  /** Whether what else is asked for is there, too. */
  readonly isReady: boolean;
  readonly onSubmit: () => void;
  /** What else is asked for, before it. */
  readonly children: ReactNode;
}

/** Asks for a new password. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { typed, onType, error, hint, label, busy, isReady, onSubmit, children } = props;
  const set = (field: keyof NewPassword) => (event: { currentTarget: { value: string } }) =>
    onType({ ...typed, [field]: event.currentTarget.value });
  return (
    <SettingsForm onSubmit={onSubmit}>
      {children}
      <div className={styles['two']}>
        <PasswordField
          label={t('settings.newPassword')}
          value={typed.newPassword}
          error={error}
          autoComplete="new-password"
          onChange={set('newPassword')}
        />
        <PasswordField
          label={t('settings.confirmPassword')}
          value={typed.confirmPassword}
          autoComplete="new-password"
          onChange={set('confirmPassword')}
        />
      </div>
      <p className={styles['hint']}>{hint}</p>
      <Button type="submit" busy={busy} disabled={!(isReady && typed.newPassword && typed.confirmPassword)}>
        {label}
      </Button>
    </SettingsForm>
  );
}
