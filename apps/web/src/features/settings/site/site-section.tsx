import { useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { SET_UP_PATH } from '../../../lib/set-up-address.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadFailedLine } from '../../../ui/load-failed.tsx';
import { MailStep } from './mail-step.tsx';
import styles from './site.module.css';
import { BackupStep, JoinStep, ServerStep } from './site-steps.tsx';
import { type Site, useSite } from './use-site.ts';

const STEPS = [ServerStep, JoinStep, MailStep, BackupStep];

/** The questions of the set-up, each for itself. */
function Steps({ site }: { readonly site: Site }) {
  const [open, setOpen] = useState(-1);
  const [round, setRound] = useState(0);
  const cancel = () => {
    setOpen(-1);
    setRound(round + 1);
  };
  return (
    <ol className={styles['steps']}>
      {STEPS.map((Question, place) => (
        <Question
          // What was typed and not saved is gone with a new key.
          key={`${Question.name} ${round}`}
          site={site}
          isGuided={false}
          number={place + 1}
          state={open === place ? 'open' : 'done'}
          saveLabel={t('setUp.save')}
          others={[{ label: t('ui.cancel'), onClick: cancel }]}
          onOpen={() => setOpen(place)}
          onDone={() => setOpen(-1)}
        />
      ))}
    </ol>
  );
}

const Unfinished = () => (
  <div className={styles['unfinished']}>
    <p>{t('setUp.unfinished')}</p>
    <Link className={buttonLook} data-kind="primary" to={SET_UP_PATH}>
      {t('setUp.resume')}
    </Link>
  </div>
);

/** What whoever runs the site can choose, after the set-up. */
export function SiteSection() {
  const { data, isError, refetch } = useSite();
  return (
    <div className={styles['site']}>
      <div className={styles['title']}>
        <h2>{t('setUp.title')}</h2>
        <p>{t('setUp.hint')}</p>
      </div>
      {data?.choices.isSetUp === false && <Unfinished />}
      {isError && <LoadFailedLine title={t('setUp.failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton count={4} />}
      {data && <Steps site={data} />}
    </div>
  );
}
