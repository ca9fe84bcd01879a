import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { reportCalls } from 'virtual:calls/report';
import { send } from '../../../data/api.ts';
import { explainFailure } from '../../../data/reply.ts';
import { formatDate } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { isInOverlay, isTyping } from '../../../lib/typing.ts';
import { adminPlayerPath } from '../../../lib/admin-address.ts';
import { MemberFace } from '../../../member-kit/member-face.tsx';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { ArrowUpRight, History } from '../../../ui/site-icons.ts';
import { Key } from '../../../ui/key.tsx';
import { Link } from '../../../ui/link.tsx';
import { usePageMark } from '../../../ui/page-mark.ts';
import admin from '../admin.module.css';
import { actWords } from '../audit/act-words.ts';
import { offerUndo } from '../audit/undo.ts';
import {
  AUTHOR_KEYS,
  AUTHORS,
  canDo,
  type Choice,
  choiceByKey,
  CONTENT_KEYS,
  CONTENTS,
  hasAuthor,
  isGrave,
  NO_CHOICE,
} from './decision.ts';
import { refreshReports, type Report, subjectOf } from './queries.ts';
import styles from './reports.module.css';

/** Who wrote it, and what was done about them before. */
function Author({ report: { author, authorState } }: { readonly report: Report }) {
  const { createdAt, level, isMuted, isShadowMuted, isBlocked, earlierReports, earlierActs } = authorState;
  const since = createdAt && t('reports.since', { date: formatDate(createdAt, { dateStyle: 'medium' }) });
  const states = [
    isBlocked && t('reports.isBlocked'),
    isMuted && t('reports.isMuted'),
    isShadowMuted && t('reports.isShadowMuted'),
  ].filter((words) => words !== false);
  return (
    <div className={styles['author']}>
      <MemberFace id={author._id} />
      <div>
        <h3>
          {author.name || t('reports.somebodyGone')} {author.username && <small>@{author.username}</small>}
        </h3>
        <p className={admin['hint']}>
          {[since, level !== null && t('reports.level', { level })].filter(Boolean).join(', ')}
        </p>
      </div>
      {author._id !== null && (
        <Link className={styles['open']} to={adminPlayerPath(author._id)}>
          <ArrowUpRight size={20} aria-hidden="true" />
          <span className="visually-hidden">{t('reports.openPlayer', { name: author.name })}</span>
        </Link>
      )}
      <div className={styles['before']}>
        <History size={18} aria-hidden="true" />
        <div>
          {states.length > 0 && <p>{states.join(' ')}</p>}
          <p>{t('reports.earlier', { count: earlierReports })}</p>
          {earlierActs.slice(0, 3).map((entry) => (
            <p key={entry.id}>
              {actWords(entry)}, {formatDate(entry.at, { dateStyle: 'medium' })}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}

interface OptionProps {
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  readonly shortcut: string;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

const Option = ({ name, title, hint, shortcut, isChosen, isDisabled, onChoose }: OptionProps) => (
  <label className={admin['choice']}>
    <input type="radio" name={name} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
    <b>{title}</b>
    <Key hint>{shortcut}</Key>
    <span className={admin['small']}>{hint}</span>
  </label>
);

interface ChoicesProps {
  readonly report: Report;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

function Choices({ report, choice, onChange }: ChoicesProps) {
  return (
    <>
      <fieldset className={admin['choices']}>
        <legend>{t(`reports.the.${report.kind}`)}</legend>
        {CONTENTS.map((content) => (
          <Option
            key={content}
            name="content"
            title={t(`reports.do.${content}`)}
            hint={t(`reports.do.${content}.hint`, { name: report.author.name })}
            shortcut={CONTENT_KEYS[content]}
            isChosen={choice.content === content}
            isDisabled={!canDo(report, content)}
            onChoose={() => onChange({ ...choice, content })}
          />
        ))}
      </fieldset>
      <fieldset className={admin['choices']}>
        <legend>{report.author.name || t('reports.somebodyGone')}</legend>
        {AUTHORS.map((author) => (
          <Option
            key={author}
            name="author"
            title={t(`reports.do.${author}`)}
            hint={t(`reports.do.${author}.hint`)}
            shortcut={AUTHOR_KEYS[author]}
            isChosen={choice.author === author}
            isDisabled={!hasAuthor(report)}
            onChoose={() => onChange({ ...choice, author })}
          />
        ))}
      </fieldset>
    </>
  );
}

/** Sends a decision; what it did to the author can be taken back from the toast. */
function useDecision(report: Report, onDone: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { lastReportedAt } = report;
  const decide = async ({ content, author, reason }: Choice) => {
    if (!content) return setError(t('reports.choose'));
    setIsBusy(true);
    const input = { params: subjectOf(report), body: { content, author, reason, lastReportedAt } };
    const reply = await send(reportCalls.decideReport, input, { quiet: true });
    setIsBusy(false);
    if (!reply.ok) {
      setError(explainFailure(reply.failure, t('error.network')).join(' '));
      // Somebody was faster, or there is a newer report: it is shown as it is now.
      return refreshReports();
    }
    const done =
      author === 'nothing' ? t('reports.decided', { name: report.author.name }) : t(`reports.did.${author}`);
    // The first entry is about what was reported, which stays decided; what was done to its author can be taken back.
    offerUndo(done, reply.answer.data.entries.slice(1), refreshReports);
    await refreshReports();
    return onDone();
  };
  return { isBusy, error, decide };
}

interface DecisionFormProps {
  readonly report: Report;
  /** Id of the moderator. */
  readonly selfId: string;
  /** Goes on to the next report. */
  readonly onNext: () => void;
}

/** What is done with what was reported, and about its author (UI, "Reports"). */
export function DecisionForm({ report, selfId, onNext }: DecisionFormProps) {
  usePageMark('deciding');
  const [choice, setChoice] = useState(NO_CHOICE);
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, error, decide } = useDecision(report, onNext);
  const { takenBy } = report;
  const isOthers = takenBy !== null && takenBy._id !== selfId;
  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy || isOthers) return;
    if (choice.content && isGrave(choice)) setIsAsking(true);
    else void decide(choice);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isAsking || isOthers) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return apply();
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isInOverlay(event.target))
      return;
    const chosen = choiceByKey(choice, event.key, report);
    if (chosen) setChoice(chosen);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <form className={styles['decision']} onSubmit={apply}>
      <Author report={report} />
      {isOthers ? (
        <p className={styles['others']}>{t('reports.takenBy', { name: takenBy.name })}</p>
      ) : (
        <>
          <Choices report={report} choice={choice} onChange={setChoice} />
          <TextArea
            label={t('reports.why')}
            hint={t('reports.whyHint')}
            rows={2}
            maxLength={500}
            value={choice.reason}
            onChange={(event) => setChoice({ ...choice, reason: event.currentTarget.value })}
          />
          {error && (
            <p className={admin['error']} role="alert">
              {error}
            </p>
          )}
        </>
      )}
      <div className={styles['end']}>
        <Button kind="quiet" onClick={onNext}>
          {t('reports.skip')}
        </Button>
        {!isOthers && (
          <Button kind="primary" type="submit" busy={isBusy}>
            {t('reports.apply')}
          </Button>
        )}
      </div>
      {isAsking && (
        <Confirm
          title={t(choice.author === 'block' ? 'reports.blockTitle' : 'reports.deleteTitle', {
            name: report.author.name,
          })}
          hint={t(choice.content === 'delete' ? 'reports.deleteHint' : 'reports.blockHint')}
          yes={t(choice.author === 'block' ? 'reports.do.block' : 'reports.do.delete')}
          onYes={() => void decide(choice)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </form>
  );
}
