import { useQuery } from '@tanstack/react-query';
import { serverCalls } from 'virtual:calls/server';
import { call } from '../../data/api.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { useIsSignedIn } from '../../data/session.ts';
import { t } from '../../i18n/i18n.ts';
import { Rich } from '../../i18n/rich.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { OwnText } from './own-text.tsx';
import { ReportForm } from './report-form.tsx';
import styles from './panels.module.css';

/** Whom to write to, if whoever runs the site has said so. */
function Address() {
  const { data } = useQuery(
    { queryKey: keys.site(), queryFn: () => call(serverCalls.getSite, {}, { quiet: true }) },
    queryClient,
  );
  const mail = data?.contactEmail;
  return (
    <section className={styles['panel']}>
      <h2>{t('contact.write')}</h2>
      {mail === undefined ? (
        <p>{t('contact.nobody')}</p>
      ) : (
        <p>
          <Rich id="contact.mail" values={{ mail }} parts={{ mail: <a href={`mailto:${mail}`}>{mail}</a> }} />
        </p>
      )}
    </section>
  );
}

function Form() {
  const isSignedIn = useIsSignedIn();
  return (
    <section className={styles['panel']}>
      <h2>{t('contact.form')}</h2>
      <p>{t('contact.formHint')}</p>
      {isSignedIn ? (
        <ReportForm />
      ) : (
        <p>
          <Link className={buttonLook} data-kind="secondary" to="/login?redirectTo=%2Fstatic%2Fcontact">
            {t('contact.signIn')}
          </Link>
        </p>
      )}
    </section>
  );
}

/** How to reach the people who run the site. */
export function ContactPage() {
  return (
    <div className={styles['stack']}>
      <OwnText page="contact" ours={<Address />} />
      <div className={styles['pair']}>
        <Form />
        <div className={styles['stack']}>
          <section className={styles['panel']}>
            <h2>{t('contact.lost')}</h2>
            <p>{t('contact.lostText')}</p>
            <p>
              <Link to="/forgot-password">{t('contact.reset')}</Link>
            </p>
          </section>
          <section className={styles['panel']}>
            <h2>{t('contact.message.title')}</h2>
            <p>{t('contact.messageText')}</p>
            <p>
              <Link to="/static/community-guidelines">{t('contact.rules')}</Link>
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}
