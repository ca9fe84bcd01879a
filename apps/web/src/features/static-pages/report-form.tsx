import { type FormEvent, useState } from 'react';
import { serverCalls } from 'virtual:calls/server';
import { send } from '../../data/api.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Select, TextArea } from '../../ui/field.tsx';
import styles from './panels.module.css';

type Kind = 'problem' | 'question';
type State = 'open' | 'sending' | 'sent';

/** A message to the people who run the site; signed-in players only. */
export function ReportForm() {
  const [kind, setKind] = useState<Kind>('problem');
  const [message, setMessage] = useState('');
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>('open');
  const [tried, setTried] = useState(false);
  const isMissing = message.trim() === '';
  const isMailWrong = !/^\S+@\S+$/.test(email.trim());

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isMissing || isMailWrong) return;
    setState('sending');
    const body = { message: message.trim(), email: email.trim(), question: kind === 'question' };
    const reply = await send(serverCalls.reportBug, { body });
    setState(reply.ok ? 'sent' : 'open');
    if (!reply.ok) return;
    setMessage('');
    setTried(false);
  }

  if (state === 'sent')
    return (
      <div role="status" className={styles['stack']}>
        <p>{t('contact.sent')}</p>
        <p>
          <Button onClick={() => setState('open')}>{t('contact.again')}</Button>
        </p>
      </div>
    );
  return (
    <form className={styles['stack']} noValidate onSubmit={(event) => void submit(event)}>
      <Select
        label={t('contact.kind')}
        value={kind}
        options={[
          { value: 'problem', label: t('contact.problem') },
          { value: 'question', label: t('contact.question') },
        ]}
        onChange={setKind}
      />
      <TextArea
        label={t('contact.message')}
        hint={t('contact.messageHint')}
        error={tried && isMissing && t('contact.missing')}
        rows={5}
        maxLength={10_000}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <Field
        type="email"
        label={t('contact.email')}
        error={tried && isMailWrong && t('contact.noEmail')}
        autoComplete="email"
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <p>
        <Button type="submit" kind="primary" busy={state === 'sending'}>
          {t('contact.send')}
        </Button>
      </p>
    </form>
  );
}
