import { useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Skeleton } from '../../../ui/feedback.tsx';
import { LoadFailedLine } from '../../../ui/load-failed.tsx';
import styles from './site.module.css';
import { BackupStep, JoinStep, MailStep, ServerStep } from './site-steps.tsx';
import { type Site, useSite } from './use-site.ts';

const STEPS = [ServerStep, JoinStep, MailStep, BackupStep];

/** In the set-up, one question after the other; later each for itself. */
function Steps({ site }: { readonly site: Site }) {
  const { isSetUp } = site.choices;
  const [wasSetUp] = useState(isSetUp);
  const [open, setOpen] = useState(isSetUp ? -1 : 0);
  const [reached, setReached] = useState(isSetUp ? STEPS.length : 0);
  const goOn = (place: number) => {
    const next = Math.max(reached, place + 1);
    setReached(next);
    setOpen(wasSetUp || next >= STEPS.length ? -1 : next);
  };
  const saveLabel = (place: number) => {
    if (wasSetUp || reached >= STEPS.length) return t('setUp.save');
    return t(place === STEPS.length - 1 ? 'setUp.finish' : 'setUp.next');
  };
  return (
    <ol className={styles['steps']}>
      {STEPS.map((Question, place) => (
        <Question
          key={Question.name}
          site={site}
          number={place + 1}
          state={open === place ? 'open' : reached > place ? 'done' : 'later'}
          saveLabel={saveLabel(place)}
          onOpen={() => setOpen(place)}
          onDone={() => goOn(place)}
        />
      ))}
    </ol>
  );
}

/** What whoever runs the site can choose: the set-up of a new server, and the same questions later. */
export function SiteSection() {
  const { data, isError, refetch } = useSite();
  const isNew = data?.choices.isSetUp === false;
  return (
    <div className={styles['site']}>
      <div className={styles['title']}>
        <h2>{t(isNew ? 'setUp.welcome' : 'setUp.title')}</h2>
        <p>{t(isNew ? 'setUp.welcomeHint' : 'setUp.hint')}</p>
      </div>
      {isError && <LoadFailedLine title={t('setUp.failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton count={4} />}
      {data && <Steps site={data} />}
    </div>
  );
}
