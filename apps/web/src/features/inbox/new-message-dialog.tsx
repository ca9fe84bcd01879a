import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { memberCalls } from 'virtual:calls/member';
import { call } from '../../data/api.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { t } from '../../i18n/i18n.ts';
import { conversationPath } from '../../lib/conversation-address.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { focusOnMount } from '../../ui/focus.ts';
import { Search } from '../../ui/icons.ts';
import styles from './inbox.module.css';

/** Players whose username begins with what was typed. */
function useFound(typed: string) {
  const username = useDeferredValue(typed.trim().replace(/^@/, '').toLowerCase());
  return useQuery(
    {
      queryKey: keys.foundMembers(username),
      queryFn: () => call(memberCalls.findMembers, { params: { username } }, { quiet: true }),
      enabled: username !== '',
    },
    queryClient,
  );
}

/** Finds somebody to write to by their username. */
export function NewMessageDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { data: found, isError } = useFound(typed);
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
