import { useState } from 'react';
import { t } from '../i18n/i18n.ts';
import type { Addressee } from '../member-kit/addressee.ts';
import { useFoundMembers } from '../member-kit/found-members.ts';
import { IconButton } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Search, X } from '../ui/icons.ts';
import styles from './member-field.module.css';

interface MemberFieldProps {
  readonly value: Addressee | undefined;
  readonly onChange: (to: Addressee | undefined) => void;
}

function Chosen({ value, onChange }: MemberFieldProps) {
  return (
    <div className={styles['field']} role="group" aria-label={t('pay.for')}>
      <span className={styles['label']}>{t('pay.for')}</span>
      <p className={styles['chosen']}>
        <strong>{value?.name}</strong>
        <IconButton small label={t('pay.otherMember')} onClick={() => onChange(undefined)}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </p>
    </div>
  );
}

function Find({ onChange }: Pick<MemberFieldProps, 'onChange'>) {
  const [typed, setTyped] = useState('');
  const { data: found, isError } = useFoundMembers(typed);
  return (
    <div>
      <Field
        label={t('pay.for')}
        hint={t('pay.forHint')}
        icon={<Search size={18} aria-hidden="true" />}
        value={typed}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        error={isError && t('error.network')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div role="status">
        {typed !== '' && found?.length === 0 && <p className={styles['none']}>{t('pay.nobody')}</p>}
      </div>
      {typed !== '' && found && found.length > 0 && (
        <ul className={styles['found']}>
          {found.map(({ _id, profile, auth }) => (
            <li key={_id}>
              <button type="button" onClick={() => onChange({ id: _id, name: profile.name })}>
                <strong>{profile.name}</strong> @{auth.local.username}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Another player, found by the beginning of their username. */
export const MemberField = (props: MemberFieldProps) =>
  props.value ? <Chosen {...props} /> : <Find onChange={props.onChange} />;
