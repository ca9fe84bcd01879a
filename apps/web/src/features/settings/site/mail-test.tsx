import type { AnswerOf, siteSettingCalls as Calls } from '@everdeed/contract';
import { useState } from 'react';
import { siteSettingCalls } from 'virtual:calls/siteSetting';
import { send } from '../../../data/api.ts';
import { usePlayer } from '../../../data/hooks.ts';
import { explainFailure } from '../../../data/reply.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Mail } from '../../../ui/icons.ts';
import { CircleAlert } from '../../../ui/more-icons.ts';
import { CircleCheck } from '../../../ui/site-icons.ts';
import styles from './site.module.css';

type Tried = AnswerOf<typeof Calls.testSiteMail>;

/** What became of a mail, in a line and a second one. */
function wordsOf({ result, answer, ms }: Tried): readonly [string, string] {
  if (result === 'kept') return [t('setUp.kept'), t('setUp.keptHint')];
  if (result === 'refused') return [t('setUp.refused'), t('setUp.refusedHint', { answer })];
  return [t('setUp.taken', { seconds: formatNumber(Math.max(0.1, ms / 1000), 1) }), t('setUp.takenHint')];
}

const HELP = ['setUp.helpSpam', 'setUp.helpFrom', 'setUp.helpUrl', 'setUp.helpDoctor'] as const;

/** Where to look for an email that did not arrive, the likeliest first. */
const Help = () => (
  <div className={styles['help']}>
    <h3>{t('setUp.helpTitle')}</h3>
    <ol>
      {HELP.map((id) => (
        <li key={id}>{t(id)}</li>
      ))}
    </ol>
  </div>
);

interface OutcomeProps {
  readonly tried: Tried;
  readonly onArrived: () => void;
  readonly onMissing: () => void;
}

/** What the mail server said, and the question that only the reader of the mail can answer. */
function Outcome({ tried, onArrived, onMissing }: OutcomeProps) {
  const [first, second] = wordsOf(tried);
  return (
    <div className={styles['outcome']} data-result={tried.result}>
      {tried.result === 'refused' ? (
        <CircleAlert size={20} aria-hidden="true" />
      ) : (
        <CircleCheck size={20} aria-hidden="true" />
      )}
      <div>
        <strong>{first}</strong>
        <p>{second}</p>
      </div>
      {tried.result === 'taken' && (
        <div className={styles['answers']}>
          <Button kind="plain" onClick={onMissing}>
            {t('setUp.hasNot')}
          </Button>
          <Button kind="primary" onClick={onArrived}>
            {t('setUp.arrived')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface MailTestProps {
  /** Called with whether it stands open that the mail has arrived. */
  readonly onAsking: (isAsking: boolean) => void;
  readonly onArrived: () => void;
}

/** Sends an email, says what the mail server made of it, asks whether it arrived, and helps if it did not. */
export function MailTest({ onAsking, onArrived }: MailTestProps) {
  const { email = '' } = usePlayer().auth.local;
  const [to, setTo] = useState(email);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [tried, setTried] = useState<Tried>();
  const [isMissing, setMissing] = useState(false);
  const test = async () => {
    setBusy(true);
    setError(undefined);
    setTried(undefined);
    setMissing(false);
    const reply = await send(siteSettingCalls.testSiteMail, { body: { to } }, { quiet: true });
    setBusy(false);
    onAsking(reply.ok && reply.answer.data.result === 'taken');
    if (reply.ok) setTried(reply.answer.data);
    else setError(explainFailure(reply.failure, t('error.network')).join(' '));
  };
  return (
    <>
      <div className={styles['line']}>
        <Field
          label={t('setUp.testTo')}
          type="email"
          icon={<Mail size={20} aria-hidden="true" />}
          value={to}
          error={error}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <Button busy={busy} onClick={() => void test()}>
          {t(tried ? 'setUp.sendAgain' : 'setUp.send')}
        </Button>
      </div>
      <div role="status">
        {tried && <Outcome tried={tried} onArrived={onArrived} onMissing={() => setMissing(true)} />}
        {(isMissing || tried?.result === 'refused') && <Help />}
      </div>
    </>
  );
}
