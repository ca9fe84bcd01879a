import { useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { clientName } from '../../../lib/client-name.ts';
import { guildPath } from '../../../lib/guild-address.ts';
import { OVER_PAGE, profilePath } from '../../../lib/profile-address.ts';
import { MemberFace } from '../../../member-kit/member-face.tsx';
import { clockTime } from '../../../social-kit/time-words.ts';
import { useMinute } from '../../../task-kit/use-minute.ts';
import { Chip } from '../../../ui/chip.tsx';
import { focusOnMount } from '../../../ui/focus.ts';
import { Lock, Trash2 } from '../../../ui/icons.ts';
import { Link } from '../../../ui/link.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { EyeOff, Globe, Users } from '../../../ui/more-icons.ts';
import { ArrowUpRight } from '../../../ui/site-icons.ts';
import { placeOf } from './report-list.tsx';
import type { Report } from './queries.ts';
import styles from './reports.module.css';

const SIZE = { size: 14, 'aria-hidden': true } as const;

type Line = Report['before'][number];

function Said({ line }: { readonly line: Line }) {
  const now = useMinute();
  return (
    <li className={styles['line']}>
      <MemberFace id={line.author._id} />
      <div>
        <p>
          <b>{line.author.name || t('reports.somebodyGone')}</b>{' '}
          <small>{clockTime(Date.parse(line.at), now)}</small>
        </p>
        <Markdown text={line.text} />
      </div>
    </li>
  );
}

/** What was reported. */
function Subject({ report }: { readonly report: Report }) {
  const now = useMinute();
  const { author, whole, text, at, client, reportCount, flagCount } = report;
  return (
    <li className={styles['subject']}>
      <MemberFace id={author._id} />
      <div>
        <p>
          <b>{author.name || t('reports.somebodyGone')}</b>{' '}
          {at && <small>{clockTime(Date.parse(at), now)}</small>}{' '}
          <span title={t('reports.weight')}>
            <Chip kind="danger">{t('reports.counting', { count: reportCount, counted: flagCount })}</Chip>
          </span>
        </p>
        <Markdown text={whole ?? text ?? t('reports.gone')} />
        {client && <small>{t('reports.sentWith', { client: clientName(client) })}</small>}
      </div>
    </li>
  );
}

/** Where the place itself can be seen, if there is a page for it. */
function placePath({ kind, place, author }: Report): string | undefined {
  if (kind === 'profile') return author._id === null ? undefined : profilePath(author._id);
  if (place.kind === 'tavern') return '/groups/tavern';
  if (place.kind === 'guild' && place.id) return guildPath(place.id);
  return place.kind === 'challenge' && place.id ? `/challenges/${place.id}` : undefined;
}

function Reporters({ report: { reports } }: { readonly report: Report }) {
  const title = useId();
  const now = useMinute();
  return (
    <section aria-labelledby={title} className={styles['reporters']}>
      <h3 id={title}>{t('reports.reportedBy')}</h3>
      <ul>
        {reports.map(({ reporter, at, comment, counts }, place) => (
          <li key={reporter._id ?? place} className={styles['line']}>
            <MemberFace id={reporter._id} />
            <div>
              <p>
                <b>{reporter.name || t('reports.somebodyGone')}</b>{' '}
                {at && <small>{clockTime(Date.parse(at), now)}</small>}
              </p>
              <p>{comment || t('reports.noComment')}</p>
              {!counts && <small>{t('reports.countsNot')}</small>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ReportViewProps {
  readonly report: Report;
  /** Whether its heading takes the focus, as what had it is gone. */
  readonly takesFocus: boolean;
}

/** What was reported, with what was said before and after, and by whom. */
export function ReportView({ report, takesFocus }: ReportViewProps) {
  const { place, before, after, isHidden } = report;
  const path = placePath(report);
  return (
    <article className={styles['view']}>
      <header className={styles['viewHead']}>
        <h2 ref={takesFocus ? focusOnMount : undefined} tabIndex={-1}>
          {t(`reports.about.${report.kind}`, { place: placeOf(report) })}
        </h2>
        {path && (
          <Link
            className={styles['there']}
            to={path}
            state={report.kind === 'profile' ? OVER_PAGE : undefined}
          >
            {t('reports.openThere')} <ArrowUpRight {...SIZE} />
          </Link>
        )}
        <p className={styles['signs']}>
          <span>
            {place.isPublic ? <Globe {...SIZE} /> : <Lock {...SIZE} />}
            {t(place.isPublic ? 'reports.public' : 'reports.private')}
          </span>
          {place.memberCount !== null && place.kind !== 'tavern' && (
            <span>
              <Users {...SIZE} /> {t('reports.members', { count: place.memberCount })}
            </span>
          )}
          {isHidden && (
            <span>
              <EyeOff {...SIZE} /> {t('reports.hidden')}
            </span>
          )}
          {report.isGone && (
            <span>
              <Trash2 {...SIZE} /> {t('reports.gone')}
            </span>
          )}
        </p>
      </header>
      <ul className={styles['talk']}>
        {before.map((line) => (
          <Said key={line.id} line={line} />
        ))}
        <Subject report={report} />
        {after.map((line) => (
          <Said key={line.id} line={line} />
        ))}
      </ul>
      <Reporters report={report} />
    </article>
  );
}
