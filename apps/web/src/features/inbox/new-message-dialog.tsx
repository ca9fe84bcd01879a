import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../i18n/i18n.ts';
import { conversationPath } from '../../lib/conversation-address.ts';
import { usernameIn, useFoundMembers } from '../../member-kit/found-members.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { focusOnMount } from '../../ui/focus.ts';
import { Search } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import styles from './inbox.module.css';

/** Finds somebody to write to by their username; Enter takes the only one. */
export function NewMessageDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { data: found, isError } = useFoundMembers(typed);
  const navigate = useNavigate();
  const takeOnly = () => {
    // What was found may be for what stood there a moment ago.
    const [only, ...others] = (found ?? []).filter(({ auth }) =>
      auth.local.username.toLowerCase().startsWith(usernameIn(typed)),
    );
    if (!only || others.length > 0) return;
    onClose();
    void navigate(conversationPath(only._id));
  };
  return (
    <Dialog onClose={onClose} title={t('inbox.new')} description={t('inbox.newHint')}>
      <Field
        label={t('inbox.username')}
        icon={<Search size={18} aria-hidden="true" />}
        value={typed}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        error={isError && t('error.network')}
        ref={focusOnMount}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && takeOnly()}
      />
      <div role="status">
        {typed !== '' && found?.length === 0 && <p className={styles['none']}>{t('inbox.nobody')}</p>}
        {typed !== '' && found && found.length > 0 && (
          <ul className={styles['found']}>
            {found.map(({ _id, profile, auth }) => (
              <li key={_id}>
                <Link to={conversationPath(_id)} onClick={onClose}>
                  <strong>{profile.name}</strong> @{auth.local.username}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
