import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { reportCalls } from 'virtual:calls/report';
import { Pet } from '../../../art/pet.tsx';
import { send } from '../../../data/api.ts';
import { usePlayerPart } from '../../../data/hooks.ts';
import { t } from '../../../i18n/i18n.ts';
import { isInOverlay, isTyping } from '../../../lib/typing.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../../ui/feedback.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { ArrowLeft } from '../../../ui/more-icons.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { DecisionForm } from './decision-form.tsx';
import {
  type Filter,
  type ListedReport,
  refreshReports,
  type ReportKind,
  subjectOf,
  useReport,
  useReports,
} from './queries.ts';
import { ReportList, rowId } from './report-list.tsx';
import { ReportView } from './report-view.tsx';
import styles from './reports.module.css';

type Subject = Pick<ListedReport, 'kind' | 'subjectId'>;

const FILTERS: readonly Filter[] = ['open', 'chat', 'message', 'profile', 'challenge', 'done'];
const isKind = (word: string | undefined): word is ReportKind =>
  word === 'chat' || word === 'message' || word === 'profile' || word === 'challenge';

/** The report of an address, `kind:id`. */
function subjectIn(words: string | null): Subject | undefined {
  const [, kind, subjectId] = /^(\w+):(.+)$/.exec(words ?? '') ?? [];
  return isKind(kind) && subjectId ? { kind, subjectId } : undefined;
}

/** What the queue shows and which report is open: both stand in the address. */
function usePlace() {
  const [params, setParams] = useSearchParams();
  const filter = FILTERS.find((one) => one === params.get('show')) ?? 'open';
  const subject = subjectIn(params.get('report'));
  const go = (next: { readonly filter?: Filter; readonly subject?: Subject | undefined }) => {
    const shown = next.filter ?? filter;
    const report = next.subject;
    setParams({
      ...(shown !== 'open' && { show: shown }),
      ...(report && { report: `${report.kind}:${report.subjectId}` }),
    });
  };
  return { filter, subject, go };
}

/** Gives the focus to the row of the report that was left for the queue, where the queue takes its place. */
function useRowFocus(subject: Subject | undefined, isNarrow: boolean): void {
  const left = useRef<Subject>(undefined);
  useEffect(() => {
    const before = left.current;
    left.current = subject;
    if (isNarrow && before && !subject) document.getElementById(rowId(before))?.focus();
  }, [subject, isNarrow]);
}

/** Shows the others who looks after a report, as long as it is open. */
function useTaking({ kind, subjectId }: Subject, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const params = subjectOf({ kind, subjectId });
    const quiet = { quiet: true } as const;
    void send(reportCalls.takeReport, { params }, quiet).then(refreshReports);
    return () => void send(reportCalls.leaveReport, { params }, quiet);
  }, [kind, subjectId, isOpen]);
}

interface OpenReportProps {
  readonly subject: Subject;
  readonly takesFocus: boolean;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

function OpenReport({ subject, takesFocus, onNext, onBack }: OpenReportProps) {
  const selfId = usePlayerPart(({ _id }) => _id);
  const { data, isError, refetch } = useReport(subject);
  useTaking(subject, data !== undefined && data.decision === null);
  return (
    <>
      <div className={styles['middle']}>
        <Button
          kind="quiet"
          className={styles['back']}
          icon={<ArrowLeft size={18} aria-hidden="true" />}
          onClick={onBack}
        >
          {t('reports.queue')}
        </Button>
        {data && <ReportView report={data} takesFocus={takesFocus} />}
        {!data && isError && (
          <LoadFailed
            title={t('reports.oneFailed')}
            hint={t('admin.failedHint')}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !isError && <Skeleton />}
      </div>
      {data && !data.decision && <DecisionForm report={data} selfId={selfId} onNext={onNext} />}
      {data?.decision && (
        <div className={styles['decision']}>
          <h3>{t('reports.decidedBy', { name: data.decision.by.name })}</h3>
          <p>
            {t(`reports.did.${data.decision.content}`)}{' '}
            {data.decision.author !== 'nothing' && t(`reports.did.${data.decision.author}`)}
          </p>
          {data.decision.reason && <p>“{data.decision.reason}”</p>}
        </div>
      )}
    </>
  );
}

/** The queue of what players have reported, one of them with what stands around it, and what can be done. */
export function ReportsScreen() {
  const selfId = usePlayerPart(({ _id }) => _id);
  const { filter, subject, go } = usePlace();
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useReports(filter);
  const reports = data?.pages.flatMap(({ items }) => items) ?? [];
  const place = reports.findIndex(({ subjectId }) => subjectId === subject?.subjectId);
  const isNarrow = useMedia('(max-width: 1099.98px)');
  useRowFocus(subject, isNarrow);
  const [takesFocus, setTakesFocus] = useState(false);
  /** From a list that stays beside it, the focus stays there. */
  const open = (to: Subject | undefined, fromList = false) => {
    setTakesFocus(isNarrow || !fromList);
    go({ subject: to });
  };
  const step = (by: 1 | -1) => {
    const next = reports[place + by] ?? (place < 0 ? reports[0] : undefined);
    if (next) open(next);
  };
  /** After a report: the one below it, else the one above, else nothing. */
  const next = () => open(reports[place + 1] ?? (place > 0 ? reports[place - 1] : undefined));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isInOverlay(event.target)) return;
    if (event.key === 'j') step(1);
    if (event.key === 'k') step(-1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  if (!data)
    return isError ? (
      <LoadFailed title={t('reports.failed')} hint={t('admin.failedHint')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton />
    );
  return (
    <div className={styles['columns']} data-open={subject ? '' : undefined}>
      <ReportList
        reports={reports}
        filter={filter}
        open={data.pages[0]?.open}
        selfId={selfId}
        chosen={subject?.subjectId}
        hasMore={hasNextPage}
        onMore={() => void fetchNextPage()}
        onFilter={(shown) => go({ filter: shown })}
        onChoose={(report) => open(report, true)}
      />
      {subject ? (
        <OpenReport
          key={`${subject.kind}:${subject.subjectId}`}
          subject={subject}
          takesFocus={takesFocus}
          onNext={next}
          onBack={() => open(undefined)}
        />
      ) : (
        reports.length > 0 && (
          <div className={styles['none']}>
            <EmptyState picture={<Pet name="Wolf-Base" scale={2} />} title={t('reports.chooseOne')} />
          </div>
        )
      )}
    </div>
  );
}
