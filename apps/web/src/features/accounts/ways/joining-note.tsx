import { useQuery } from '@tanstack/react-query';
import { serverCalls } from 'virtual:calls/server';
import { call } from '../../../data/api.ts';
import { keys, queryClient } from '../../../data/queries.ts';
import { t } from '../../../i18n/i18n.ts';
import styles from './ways.module.css';

/** Says before anything is typed that one cannot sign up here, or not without an invitation. */
export function JoiningNote({ isInvited }: { readonly isInvited: boolean }) {
  const queryFn = () => call(serverCalls.getSite, {}, { quiet: true });
  const { data } = useQuery({ queryKey: keys.site(), queryFn }, queryClient);
  if (!data || data.registration === 'open' || (data.registration === 'invitation' && isInvited)) return null;
  return <p className={styles['note']}>{t(`joining.${data.registration}`)}</p>;
}
