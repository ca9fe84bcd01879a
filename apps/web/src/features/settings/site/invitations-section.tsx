import { useQuery } from '@tanstack/react-query';
import { serverCalls } from 'virtual:calls/server';
import { call } from '../../../data/api.ts';
import { keys, queryClient } from '../../../data/queries.ts';
import { t } from '../../../i18n/i18n.ts';
import { Invitations } from './invitations.tsx';
import styles from './site.module.css';

/** A player's invitations to the site, for those who may make some; administrators see everybody's. */
export function InvitationsSection() {
  const queryFn = () => call(serverCalls.getSite, {}, { quiet: true });
  const { data } = useQuery({ queryKey: keys.site(), queryFn }, queryClient);
  return (
    <div className={styles['site']}>
      <div className={styles['title']}>
        <h2>{t('setUp.invitations')}</h2>
        <p>{t('setUp.invitationsHint')}</p>
        {data?.registration === 'open' && <p>{t('setUp.invitationsOpenSite')}</p>}
      </div>
      <Invitations />
    </div>
  );
}
