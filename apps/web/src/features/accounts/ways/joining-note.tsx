import { useQuery } from '@tanstack/react-query';
import { serverCalls } from 'virtual:calls/server';
import { call } from '../../../data/api.ts';
import { keys, queryClient } from '../../../data/queries.ts';
import { t } from '../../../i18n/i18n.ts';
import styles from './ways.module.css';

type Registration = ReturnType<typeof useRegistration>;

function useRegistration() {
  const queryFn = () => call(serverCalls.getSite, {}, { quiet: true });
  return useQuery({ queryKey: keys.site(), queryFn }, queryClient).data?.registration;
}

/** Whether the invitation of the link still works; undefined until that is known. */
function useInvitation(code: string | null, registration: Registration): boolean | undefined {
  const queryFn = () =>
    call(serverCalls.checkSiteInvitation, { query: { code: code ?? '' } }, { quiet: true });
  const enabled = code !== null && registration === 'invitation';
  return useQuery({ queryKey: [...keys.site(), 'invitation', code], queryFn, enabled }, queryClient).data
    ?.isOpen;
}

/** Says before anything is typed that one cannot sign up here, or not without an invitation that works. */
export function JoiningNote({ invite }: { readonly invite: string | null }) {
  const registration = useRegistration();
  const isOpen = useInvitation(invite, registration);
  if (!registration || registration === 'open') return null;
  const isInvited = invite !== null && registration === 'invitation';
  // Without an answer, the server has the last word once the form is sent.
  if (isInvited && isOpen !== false) return null;
  return <p className={styles['note']}>{t(isInvited ? 'joining.ended' : `joining.${registration}`)}</p>;
}
