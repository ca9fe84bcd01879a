import { Suspense, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Skeleton } from '../../../ui/feedback.tsx';
import type { Question } from './question.ts';
import styles from './site.module.css';
import { Step } from './step.tsx';
import { loadAtLast } from '../../../lib/load-later.ts';

/** Loaded as soon as the question is open. */
const MailTest = loadAtLast(async () => ({ default: (await import('./mail-test.tsx')).MailTest }));

/** The mail server as it was found, and whether something sent by it arrives. There is nothing to save. */
export function MailStep(question: Question) {
  const { site, isGuided, onDone } = question;
  const { mail, mailFrom } = site;
  const [hasArrived, setArrived] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const server = mail ? t('setUp.emailSecurity', mail) : t('setUp.emailKept');
  const without = mail && !hasArrived ? t('setUp.emailWithout') : t('setUp.goOn');
  return (
    <Step
      {...question}
      title={t('setUp.email')}
      result={hasArrived ? t('setUp.emailWorks', { server }) : server}
      saveLabel={isGuided ? without : t('setUp.close')}
      isSaveQuiet={isAsking}
      others={isGuided ? question.others.slice(0, 1) : []}
      onSave={onDone}
    >
      <p className={styles['hint']}>{mail ? t('setUp.emailHint') : t('setUp.emailNone')}</p>
      {mail && (
        <dl className={styles['facts']}>
          <div>
            <dt>{t('setUp.emailServer')}</dt>
            <dd>{server}</dd>
          </div>
          <div>
            <dt>{t('setUp.emailFrom')}</dt>
            <dd>{mailFrom}</dd>
          </div>
        </dl>
      )}
      <Suspense fallback={<Skeleton count={1} />}>
        <MailTest
          onAsking={setAsking}
          onArrived={() => {
            setArrived(true);
            setAsking(false);
            onDone();
          }}
        />
      </Suspense>
    </Step>
  );
}
