import { type ReactNode, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, type FieldProps } from '../../ui/field.tsx';
import { SettingsForm } from './settings-form.tsx';
import styles from './settings.module.css';

export interface ChangeableProps
  extends Omit<FieldProps, 'value' | 'onChange' | 'onSubmit' | 'error' | 'saved'> {
  readonly value: string;
  readonly error: string | undefined;
  readonly saved: boolean;
  readonly busy: boolean;
  readonly onSubmit: (value: string) => void;
  /** Further fields that appear once something is typed, such as the password. */
  readonly more?: ReactNode;
}

/** A field with its own "Change": nothing happens while somebody is still typing. */
export function Changeable({ value, error, saved, busy, onSubmit, more, ...rest }: ChangeableProps) {
  const [typed, setTyped] = useState<string>();
  const draft = typed ?? value;
  const isChanged = draft !== value;
  return (
    <SettingsForm onSubmit={() => isChanged && onSubmit(draft)}>
      <div className={styles['line']}>
        <Field
          {...rest}
          value={draft}
          error={error}
          saved={saved && !isChanged}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" busy={busy} disabled={!isChanged}>
          {t('settings.change')}
        </Button>
      </div>
      {isChanged && more}
    </SettingsForm>
  );
}
