import { nameOf } from '@everdeed/content/words';
import { useState } from 'react';
import { adminCalls } from 'virtual:calls/admin';
import { failureOf, send } from '../../../data/api.ts';
import { keys, queryClient } from '../../../data/queries.ts';
import { explainFailure } from '../../../data/reply.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import { formatDate } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { useNames } from '../../../item-kit/use-words.ts';
import { clientName } from '../../../lib/client-name.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback.tsx';
import admin from '../admin.module.css';
import { goToPart } from './go-to-part.ts';
import { PartPanel } from './parts.tsx';
import { useHistory } from './queries.ts';

/** What came of an invitation to a quest, by the word that is on record. */
const ANSWERS: Readonly<Record<string, MessageId>> = {
  invite: 'admin.answer.invite',
  accept: 'admin.answer.accept',
  reject: 'admin.answer.reject',
  'no response': 'admin.answer.none',
  leave: 'admin.answer.leave',
  cancel: 'admin.answer.cancel',
  abort: 'admin.answer.abort',
  cancelByLeader: 'admin.answer.cancelByLeader',
  abortByLeader: 'admin.answer.abortByLeader',
};

function answerWords(response: string): string {
  const id = ANSWERS[response];
  return id ? t(id) : response;
}

/** What the armoire gave: gear of its own or food, by its key, or experience. */
function rewardName(key: string): string {
  if (key === 'experience') return t('header.experience');
  return nameOf(key.includes('_armoire_') ? 'gear' : 'food', key);
}

const moment = (at: string): string => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });

interface LinesProps {
  readonly title: string;
  readonly lines: readonly {
    readonly at: string;
    readonly words: string;
    readonly client?: string | undefined;
  }[];
}

function Lines({ title, lines }: LinesProps) {
  return (
    <>
      <h3>{title}</h3>
      {lines.length === 0 && <p className={admin['hint']}>{t('admin.nothingYet')}</p>}
      <ul className={admin['rows']}>
        {lines.map(({ at, words, client }) => (
          <li key={`${at} ${words}`} className={admin['row']}>
            <span>{words}</span>
            <span className={admin['small']}>
              {[client && clientName(client), moment(at)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function History({ userId }: { readonly userId: string }) {
  useNames('quests', 'gear', 'food');
  const { data, error, isError } = useHistory(userId, true);
  if (!data) {
    if (!isError) return <Skeleton />;
    const failure = failureOf(error);
    const isNone = failure?.kind === 'refused' && failure.status === 404;
    return <p className={admin['hint']}>{t(isNone ? 'admin.noHistory' : 'admin.historyFailed')}</p>;
  }
  return (
    <>
      <Lines
        title={t('admin.days')}
        lines={data.cron.map(({ timestamp, checkinCount, client }) => ({
          at: timestamp,
          words: t('admin.checkIn', { count: checkinCount }),
          client,
        }))}
      />
      <Lines
        title={t('admin.armoire')}
        lines={data.armoire.map(({ timestamp, reward, client }) => ({
          at: timestamp,
          words: rewardName(reward),
          client,
        }))}
      />
      <Lines
        title={t('admin.questAnswers')}
        lines={data.questInviteResponses.map(({ timestamp, quest, response, client }) => ({
          at: timestamp,
          words: `${nameOf('quests', quest)}: ${answerWords(response)}`,
          client,
        }))}
      />
    </>
  );
}

/** What they did last, asked for when it is wanted. */
export function HistoryPart({ userId }: { readonly userId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    // The button goes, and its focus with it.
    goToPart('history');
  };
  return (
    <PartPanel id="history" title={t('admin.part.history')}>
      {isOpen ? (
        <History userId={userId} />
      ) : (
        <div className={admin['line']}>
          <Button onClick={open}>{t('admin.showHistory')}</Button>
        </div>
      )}
    </PartPanel>
  );
}

/** What the payment service knows, asked for when it is wanted: it is noted in the log. */
export function PaymentsPart({ userId }: { readonly userId: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState<readonly (readonly [name: string, value: string])[]>();
  const [error, setError] = useState<string>();
  const look = async () => {
    setIsBusy(true);
    const reply = await send(adminCalls.getPaymentDetails, { params: { userId } }, { quiet: true });
    setIsBusy(false);
    if (!reply.ok) return setError(explainFailure(reply.failure, t('error.network')).join(' '));
    setError(undefined);
    setTold(
      Object.entries(reply.answer.data).flatMap(([name, value]) =>
        value === null || value === undefined ? [] : [[name, String(value)] as const],
      ),
    );
    return queryClient.invalidateQueries({ queryKey: keys.heroAudit(userId) });
  };
  return (
    <PartPanel id="payments" title={t('admin.part.payments')} note={t('admin.paymentsHint')}>
      {told && (
        <dl className={admin['facts']}>
          {told.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {error && (
        <p className={admin['error']} role="alert">
          {error}
        </p>
      )}
      <div className={admin['line']}>
        <Button busy={isBusy} onClick={() => void look()}>
          {t('admin.showPayments')}
        </Button>
      </div>
    </PartPanel>
  );
}
