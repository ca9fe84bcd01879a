import { useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Skeleton } from '../../../ui/feedback.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { LoadFailedLine } from '../../../ui/load-failed.tsx';
import { InvitationList } from './invitation-list.tsx';
import styles from './invitations.module.css';
import { useInvitations } from './use-invitations.ts';

const DAYS = ['1', '7', '30', '365'] as const;

/** A link that was just made: nobody can see it again. */
function Made({ url }: { readonly url: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => void copyText(url).then(setCopied);
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

interface MakerProps {
  readonly busy: boolean;
  readonly onMake: (invitation: { readonly uses: number; readonly days: number }) => void;
}

/** For how many people and how long a new link is. */
function Maker({ busy, onMake }: MakerProps) {
  const [uses, setUses] = useState('1');
  const [days, setDays] = useState<(typeof DAYS)[number]>('7');
  return (
    <div className={styles['maker']}>
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
      <Button busy={busy} onClick={() => onMake({ uses: Number(uses), days: Number(days) })}>
        {t('setUp.invite')}
      </Button>
    </div>
  );
}

/** Invitations to the site: making, seeing and revoking links. */
export function Invitations() {
  const { data, failed, retry, url, error, busy, make, revoke } = useInvitations();
  return (
    <div className={styles['invitations']}>
      {data?.mayInvite === false ? (
        <p className={styles['hint']}>{t('setUp.invitationsOff')}</p>
      ) : (
        <Maker busy={busy} onMake={(invitation) => void make(invitation)} />
      )}
      {error && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
      {url && <Made key={url} url={url} />}
      {failed && (
        <p>
          <LoadFailedLine title={t('setUp.invitationsFailed')} onRetry={retry} />
        </p>
      )}
      {!data && !failed && <Skeleton count={1} />}
      {data && <InvitationList invitations={data.invitations} onRevoke={(id) => void revoke(id)} />}
    </div>
  );
}
