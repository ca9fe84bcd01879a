import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { mailCalls } from 'virtual:calls/mail';
import { call } from '../../data/api.ts';
import { usePlayerPart } from '../../data/hooks.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { currentSession } from '../../data/session.ts';
import { formatDate } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import { LoadFailedLine } from '../../ui/load-failed.tsx';
import styles from './settings.module.css';
import { loadAtLast } from '../../lib/load-later.ts';

interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Empty once the email has been sent. */
  readonly body: string;
  readonly createdAt: string;
  readonly sentAt: string | null;
}

const moment = (instant: string) => formatDate(instant, { dateStyle: 'medium', timeStyle: 'short' });

function MailLine({ mail }: { readonly mail: Mail }) {
  return (
    <li className={styles['mail']}>
      <details>
        <summary>
          <strong>{mail.subject}</strong>
          <span className={styles['hint']}>
            {t(mail.sentAt ? 'settings.mailSent' : 'settings.mailKept', {
              to: mail.to,
              date: moment(mail.sentAt ?? mail.createdAt),
            })}
          </span>
        </summary>
        <pre>{mail.body || t('settings.mailGone')}</pre>
      </details>
    </li>
  );
}

const MailPreviews = loadAtLast(async () => ({
  default: (await import('./mail-previews.tsx')).MailPreviews,
}));

/** What every email looks like, loaded when one wants to see it. */
function Previews() {
  const [shown, show] = useState(false);
  if (!shown) {
    return (
      <p>
        <Button kind="secondary" onClick={() => show(true)}>
          {t('settings.mailPreviews')}
        </Button>
      </p>
    );
  }
  return (
    <Suspense fallback={<Skeleton count={2} />}>
      <MailPreviews />
    </Suspense>
  );
}

/** A heading that the page goes to when the address names it, as a link of the administration does. */
function useHeadingOf(name: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== name) return;
    heading.current?.scrollIntoView({ behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [hash, name]);
  return heading;
}

function Mails() {
  const queryKey = keys.mails(currentSession()?.userId ?? '');
  const queryFn = () => call(mailCalls.getMails, {});
  const { data, isError, refetch } = useQuery({ queryKey, queryFn }, queryClient);
  const heading = useHeadingOf('#mails');
  return (
    <section className={styles['group']} aria-labelledby="mails">
      <h2 id="mails" ref={heading} tabIndex={-1}>
        {t('settings.siteMails')}
      </h2>
      <p className={styles['hint']}>{t('settings.mailsHint')}</p>
      {isError && (
        <p role="alert">
          <LoadFailedLine title={t('settings.mailsFailed')} onRetry={() => void refetch()} />
        </p>
      )}
      {!data && !isError && <Skeleton count={2} />}
      {data?.length === 0 && <p>{t('settings.mailsNone')}</p>}
      {data && data.length > 0 && (
        <ul className={styles['tokens']}>
          {data.map((mail) => (
            <MailLine key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
      <Previews />
    </section>
  );
}

/** The site's emails, for administrators: without a mail server, they can be read here. */
export function MailsPart() {
  const isAdministrator = usePlayerPart(({ permissions }) => permissions['fullAccess'] === true);
  return isAdministrator ? <Mails /> : null;
}
