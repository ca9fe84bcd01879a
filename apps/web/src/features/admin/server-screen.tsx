import type { AnswerOf, siteCalls as Calls } from '@everdeed/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { siteCalls } from 'virtual:calls/site';
import { call } from '../../data/api.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import styles from './admin.module.css';
import { bytesWords } from './bytes.ts';
import { jobWords } from './job-words.ts';
import { useAdminAct } from './use-admin-act.ts';

type Site = AnswerOf<typeof Calls.getSiteState>;
type Job = AnswerOf<typeof Calls.getJobs>['live']['items'][number];

const QUIET = { quiet: true } as const;
/** How often the figures are asked for anew, in milliseconds. */
const LIVE = { staleTime: 0, refetchInterval: 15_000 } as const;

/** Where the settings show what was sent, what waits, and what each email looks like. */
const MAILS_PATH = '/user/settings/siteData#mails';

const moment = (at: string): string => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });

interface PanelProps {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly failed: string;
  readonly query: { readonly data: unknown; readonly isError: boolean; readonly refetch: () => unknown };
  readonly children: ReactNode;
}

function Panel({ title, tools, failed, query, children }: PanelProps) {
  const id = useId();
  const isMissing = query.data === undefined;
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <div className={styles['panelHead']}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {tools}
      </div>
      {isMissing && query.isError && (
        <LoadFailed title={failed} hint={t('admin.failedHint')} onRetry={() => void query.refetch()} />
      )}
      {isMissing && !query.isError && <Skeleton />}
      {!isMissing && children}
    </section>
  );
}

const figuresOf = (site: Site): readonly (readonly [name: string, value: string])[] => [
  [t('admin.version'), site.version],
  [t('admin.engine'), site.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'],
  [t('admin.startedAt'), moment(site.startedAt)],
  [t('admin.playerCount'), formatNumber(site.players)],
  [t('admin.activePlayers'), formatNumber(site.activePlayers)],
  [t('admin.newPlayers'), formatNumber(site.newPlayers)],
  [t('admin.scoredToday'), formatNumber(site.scoredToday)],
  [t('admin.openReports'), formatNumber(site.openReports)],
  [t('admin.waitingJobs'), formatNumber(site.jobs.waiting)],
  [t('admin.deadJobs'), formatNumber(site.jobs.dead)],
  [t('admin.database'), site.databaseBytes === null ? t('admin.unknown') : bytesWords(site.databaseBytes)],
  [t('admin.memory'), bytesWords(site.memoryBytes)],
  [t('admin.lastBackup'), site.lastBackup ? moment(site.lastBackup.at) : t('admin.never')],
  [
    t('admin.mail'),
    site.mail.configured ? t('admin.mailWaiting', { count: site.mail.waiting }) : t('admin.mailKept'),
  ],
];

function Figures() {
  const query = useQuery(
    { ...LIVE, queryKey: keys.siteState(), queryFn: () => call(siteCalls.getSiteState, {}, QUIET) },
    queryClient,
  );
  return (
    <Panel title={t('admin.glance')} failed={t('admin.siteFailed')} query={query}>
      <dl className={styles['facts']}>
        {query.data &&
          figuresOf(query.data).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p>
        <Link to={MAILS_PATH}>{t('admin.seeMails')}</Link>
      </p>
    </Panel>
  );
}

function JobRow({ job }: { readonly job: Job }) {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, act } = useAdminAct();
  const { id, kind, state, at, repeats, attempts, progress, failure } = job;
  const params = { jobId: String(id) };
  const name = jobWords(kind);
  const words = [
    moment(at),
    repeats && t('admin.repeats'),
    attempts > 0 && t('admin.attempts', { count: attempts }),
    progress && t('admin.progress', progress),
  ];
  return (
    <li className={styles['row']}>
      <span>
        <b>{name}</b>
        <span className={styles['small']}>
          {words.filter(Boolean).join(', ')}
          {name !== kind && ', '}
          {name !== kind && <code className={styles['code']}>{kind}</code>}
        </span>
        {failure && <span className={`${styles['small']} ${styles['error']}`}>{failure}</span>}
      </span>
      <Chip kind={state === 'dead' ? 'wash' : 'plain'}>{t(`admin.job.${state}`)}</Chip>
      {state === 'dead' && (
        <Button
          busy={isBusy}
          onClick={() => void act(siteCalls.retryJob, { params, body: {} }, t('admin.retried', { count: 1 }))}
        >
          {t('admin.retry')}
        </Button>
      )}
      {(state === 'dead' || (state === 'waiting' && !repeats)) && (
        <Button kind="danger" onClick={() => setIsAsking(true)}>
          {t('admin.drop')}
        </Button>
      )}
      {isAsking && (
        <Confirm
          title={t('admin.dropTitle', { name })}
          hint={t('admin.dropHint')}
          yes={t('admin.drop')}
          onYes={() => void act(siteCalls.dropJob, { params }, t('admin.dropped'))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}

function Jobs() {
  const { isBusy, act } = useAdminAct();
  const query = useQuery(
    { ...LIVE, queryKey: keys.jobs(), queryFn: () => call(siteCalls.getJobs, {}, QUIET) },
    queryClient,
  );
  const { live, dead } = query.data ?? {};
  const jobs = [...(dead?.items ?? []), ...(live?.items ?? [])];
  const retry = () =>
    void act(siteCalls.retryJobs, { body: {} }, t('admin.retried', { count: dead?.count ?? 0 }));
  return (
    <Panel
      title={t('admin.jobs')}
      failed={t('admin.jobsFailed')}
      query={query}
      tools={
        dead &&
        dead.count > 1 && (
          <Button busy={isBusy} onClick={retry}>
            {t('admin.retryAll', { count: dead.count })}
          </Button>
        )
      }
    >
      {jobs.length === 0 ? (
        <p className={styles['hint']}>{t('admin.noJobs')}</p>
      ) : (
        <ul className={styles['rows']}>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Backups() {
  const { isBusy, act } = useAdminAct();
  const query = useQuery(
    { staleTime: 0, queryKey: keys.backups(), queryFn: () => call(siteCalls.getBackups, {}, QUIET) },
    queryClient,
  );
  const { canMake, items = [] } = query.data ?? {};
  const make = () => void act(siteCalls.makeBackup, { body: {} }, t('admin.backupMade'));
  return (
    <Panel
      title={t('admin.backups')}
      failed={t('admin.backupsFailed')}
      query={query}
      tools={
        canMake && (
          <Button kind="primary" busy={isBusy} onClick={make}>
            {t('admin.makeBackup')}
          </Button>
        )
      }
    >
      {canMake === false && <p className={styles['hint']}>{t('admin.backupElsewhere')}</p>}
      {items.length === 0 && canMake && <p className={styles['hint']}>{t('admin.noBackups')}</p>}
      <ul className={styles['rows']}>
        {items.map(({ name, bytes, at }) => (
          <li key={name} className={styles['row']}>
            <span>
              <b className={styles['code']}>{name}</b>
              <span className={styles['small']}>{moment(at)}</span>
            </span>
            <span className={styles['small']}>{bytesWords(bytes)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The site at a glance, its background jobs, and its backups. */
export const ServerScreen = () => (
  <div className={styles['page']}>
    <Figures />
    <Jobs />
    <Backups />
  </div>
);
