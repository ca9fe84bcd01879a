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
import styles from './site.module.css';

type Tried = AnswerOf<typeof Calls.testSiteMail>;

/** What became of a mail, in a line and a second one. */
function wordsOf({ result, answer, ms }: Tried): readonly [string, string] {
  if (result === 'kept') return [t('setUp.kept'), t('setUp.keptHint')];
  if (result === 'refused') return [t('setUp.refused'), t('setUp.refusedHint', { answer })];
  return [t('setUp.taken', { seconds: formatNumber(Math.max(0.1, ms / 1000), 1) }), t('setUp.takenHint')];
}

/** Sends an email and says what the mail server made of it. */
export function MailTest() {
  const { email = '' } = usePlayer().auth.local;
  const [to, setTo] = useState(email);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [tried, setTried] = useState<Tried>();
  const test = async () => {
    setBusy(true);
    setError(undefined);
    setTried(undefined);
    const reply = await send(siteSettingCalls.testSiteMail, { body: { to } }, { quiet: true });
    setBusy(false);
    if (reply.ok) setTried(reply.answer.data);
    else setError(explainFailure(reply.failure, t('error.network')).join(' '));
  };
  const words = tried && wordsOf(tried);
  return (
    <>
      <div className={styles['line']}>
        <Field
          label={t('setUp.testTo')}
          type="email"
          value={to}
          error={error}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <Button busy={busy} onClick={() => void test()}>
          {t(tried ? 'setUp.sendAgain' : 'setUp.send')}
        </Button>
      </div>
      <div role="status">
        {words && (
          <div className={styles['outcome']} data-result={tried?.result}>
            <strong>{words[0]}</strong>
            <p>{words[1]}</p>
          </div>
        )}
      </div>
    </>
  );
}
