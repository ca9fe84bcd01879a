import { Pet } from '../../../art/pet.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { saidAt } from '../../../social-kit/time-words.ts';
import { useMinute } from '../../../task-kit/use-minute.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { Flag, Mail, Mountain, User } from '../../../ui/icons.ts';
import type { LineIcon } from '../../../ui/line-icon.tsx';
import { EyeOff } from '../../../ui/more-icons.ts';
import { MessageSquare, UserCheck } from '../../../ui/site-icons.ts';
import type { Filter, ListedReport, ReportKind, ReportPage } from './queries.ts';
import styles from './reports.module.css';

const KINDS: readonly ReportKind[] = ['chat', 'message', 'profile', 'challenge'];
const ICONS: Readonly<Record<ReportKind, LineIcon>> = {
  chat: MessageSquare,
  message: Mail,
  profile: User,
  challenge: Mountain,
};

interface FiltersProps {
  readonly filter: Filter;
  /** How many wait, by kind; undefined until it is known. */
  readonly open: ReportPage['open'] | undefined;
  readonly onFilter: (filter: Filter) => void;
}

/** What of the queue is shown, each with how much waits there. */
function Filters({ filter, open, onFilter }: FiltersProps) {
  const all = open && KINDS.reduce((sum, kind) => sum + open[kind], 0);
  const labelOf = (one: Filter): string => {
    if (one === 'done') return t('reports.done');
    const count = one === 'open' ? all : open?.[one];
    const name = t(one === 'open' ? 'reports.open' : `reports.kind.${one}`);
    return count === undefined ? name : `${name} ${formatNumber(count)}`;
  };
  return (
    <div className={styles['filters']} role="group" aria-label={t('reports.show')}>
      {(['open', ...KINDS, 'done'] as const).map((one) => (
        <ChoiceChip key={one} chosen={filter === one} onChange={() => onFilter(one)}>
          {labelOf(one)}
        </ChoiceChip>
      ))}
    </div>
  );
}

/** Where it stands, in a word or by its name. */
export const placeOf = ({ kind, place }: Pick<ListedReport, 'kind' | 'place'>): string =>
  kind === 'chat' && place.kind !== 'tavern' && place.name ? place.name : t(`reports.place.${place.kind}`);

/** Id of the row of a report. */
export const rowId = ({ kind, subjectId }: Pick<ListedReport, 'kind' | 'subjectId'>): string =>
  `report-${kind}-${subjectId}`;

interface RowProps {
  readonly report: ListedReport;
  readonly isChosen: boolean;
  readonly selfId: string;
  readonly onChoose: () => void;
}

function Row({ report, isChosen, selfId, onChoose }: RowProps) {
  const now = useMinute();
  const { kind, author, text, reportCount, isHidden, takenBy, lastReportedAt, decision } = report;
  const Icon = ICONS[kind];
  return (
    <button
      type="button"
      id={rowId(report)}
      className={styles['row']}
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose}
    >
      <span className={styles['kind']}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <span className={styles['who']}>
        <b>{author.name || t('reports.somebodyGone')}</b>
        <small>{placeOf(report)}</small>
      </span>
      <small className={styles['at']}>{saidAt(Date.parse(lastReportedAt), now)}</small>
      <span className={styles['excerpt']}>{text ?? t('reports.gone')}</span>
      <span className={styles['signs']}>
        <span className={styles['count']}>
          <Flag size={14} aria-hidden="true" /> {t('reports.count', { count: reportCount })}
        </span>
        {isHidden && (
          <span>
            <EyeOff size={14} aria-hidden="true" /> {t('reports.hidden')}
          </span>
        )}
        {takenBy && (
          <span className={styles['taken']}>
            <UserCheck size={14} aria-hidden="true" />{' '}
            {takenBy._id === selfId ? t('reports.you') : takenBy.name}
          </span>
        )}
        {decision && <span>{t('reports.decidedBy', { name: decision.by.name })}</span>}
      </span>
    </button>
  );
}

interface ReportListProps extends FiltersProps {
  readonly reports: readonly ListedReport[];
  readonly chosen: string | undefined;
  readonly selfId: string;
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly onChoose: (report: ListedReport) => void;
}

/** The queue: who wrote what where, and how many reported it. */
export function ReportList({
  reports,
  chosen,
  selfId,
  hasMore,
  onMore,
  onChoose,
  ...filters
}: ReportListProps) {
  return (
    <div className={styles['list']}>
      <Filters {...filters} />
      {reports.length === 0 ? (
        <EmptyState
          picture={<Pet name="Fox-Base" scale={2} />}
          title={t(filters.filter === 'done' ? 'reports.noneDone' : 'reports.quiet')}
          hint={filters.filter === 'done' ? undefined : t('reports.quietHint')}
        />
      ) : (
        <ul aria-label={t('reports.queue')}>
          {reports.map((report) => (
            <li key={`${report.kind}:${report.subjectId}`}>
              <Row
                report={report}
                selfId={selfId}
                isChosen={chosen === report.subjectId}
                onChoose={() => onChoose(report)}
              />
            </li>
          ))}
        </ul>
      )}
      {hasMore && <Button onClick={onMore}>{t('reports.more')}</Button>}
    </div>
  );
}
