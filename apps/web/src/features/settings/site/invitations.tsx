import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteSettingCalls } from 'virtual:calls/siteSetting';
import { call, send } from '../../../data/api.ts';
import { queryClient } from '../../../data/queries.ts';
import { explainFailure } from '../../../data/reply.ts';
import { formatDate } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { LoadFailedLine } from '../../../ui/load-failed.tsx';
import styles from './site.module.css';

const queryKey = ['site-invitations'];
const DAYS = ['1', '7', '30', '365'] as const;
const day = (instant: string) => formatDate(instant, { dateStyle: 'medium' });

/** A link that was just made: nobody can see it again. */
function Made({ url }: { readonly url: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard?.writeText(url).then(() => setCopied(true));
  return (
    <div className={styles['made']} role="status">
      <p>{t('setUp.linkMade')}</p>
      <div className={styles['secret']}>
        <code>{url}</code>
        <Button onClick={copy}>{t(copied ? 'setUp.copied' : 'setUp.copy')}</Button>
      </div>
    </div>
  );
}

/** Invitations to the site: making, seeing and revoking links. */
export function Invitations() {
  const [uses, setUses] = useState('1');
  const [days, setDays] = useState<(typeof DAYS)[number]>('7');
  const [url, setUrl] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const queryFn = () => call(siteSettingCalls.getSiteInvitations, {});
  const { data, isError, refetch } = useQuery({ queryKey, queryFn }, queryClient);
  const make = async () => {
    setBusy(true);
    setError(undefined);
    const body = { uses: Number(uses), days: Number(days) };
    const reply = await send(siteSettingCalls.makeSiteInvitation, { body }, { quiet: true });
    setBusy(false);
    if (reply.ok) setUrl(reply.answer.data.url);
    else setError(explainFailure(reply.failure, t('error.network')).join(' '));
    await refetch();
  };
  const revoke = async (id: string) => {
    const reply = await send(siteSettingCalls.revokeSiteInvitation, { params: { id } }, { quiet: true });
    setError(reply.ok ? undefined : explainFailure(reply.failure, t('error.network')).join(' '));
    await refetch();
  };
  return (
    <div className={styles['invitations']}>
      <h3>{t('setUp.invitations')}</h3>
      <div className={styles['invite']}>
        <Field
          label={t('setUp.uses')}
          type="number"
          min={1}
          max={1000}
          value={uses}
          onChange={(event) => setUses(event.currentTarget.value)}
        />
        <Select
          label={t('setUp.days')}
          value={days}
          options={DAYS.map((value) => ({ value, label: t('setUp.daysCount', { days: Number(value) }) }))}
          onChange={setDays}
        />
        <Button busy={busy} onClick={() => void make()}>
          {t('setUp.invite')}
        </Button>
      </div>
      {error && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
      {url && <Made key={url} url={url} />}
      {isError && <LoadFailedLine title={t('setUp.invitationsFailed')} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton count={1} />}
      {data?.invitations.length === 0 && <p className={styles['hint']}>{t('setUp.invitationsNone')}</p>}
      {data && data.invitations.length > 0 && (
        <ul className={styles['links']}>
          {data.invitations.map((one) => (
            <li key={one.id}>
              <div>
                <strong>{t('setUp.invitationUses', { used: one.used, uses: one.uses })}</strong>
                <p className={styles['hint']}>
                  {t('setUp.invitationEnds', { by: one.by, date: day(one.expiresAt) })}
                </p>
              </div>
              <Button
                kind="danger"
                aria-label={t('setUp.revokeThat', { date: day(one.expiresAt) })}
                onClick={() => void revoke(one.id)}
              >
                {t('setUp.revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
