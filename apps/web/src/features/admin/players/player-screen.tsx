import { valueIn } from '@everdeed/content/values';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../art/avatar.tsx';
import { failureOf } from '../../../data/api.ts';
import { formatDate } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { OVER_PAGE, profilePath } from '../../../lib/profile-address.ts';
import { useMember } from '../../../member-kit/use-member.ts';
import { TierMark } from '../../../social-kit/tier-mark.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { Badge, Chip } from '../../../ui/chip.tsx';
import { EmptyState, Skeleton } from '../../../ui/feedback.tsx';
import { Calendar, Mail } from '../../../ui/icons.ts';
import { LeaveQuestion } from '../../../ui/leave-question.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Clock } from '../../../ui/more-icons.ts';
import admin from '../admin.module.css';
import { AccountPart } from './account-part.tsx';
import { type Editing, PARTS, useEditing } from './editing.ts';
import { GroupsPart } from './groups-part.tsx';
import { HistoryPart, PaymentsPart } from './history-part.tsx';
import { LaterAchievements, LaterItems } from './later-part.tsx';
import { FlagsPart, PlanPart, StatsPart } from './parts.tsx';
import styles from './player.module.css';
import { type Details, type Hero, useDetails, useHero } from './queries.ts';
import { ReviewBar } from './review-bar.tsx';
import { DeletePart, NotePart, TrailPart, useNote } from './side-parts.tsx';

const textAt = (value: unknown, ...path: string[]): string => {
  const found = valueIn(value, ...path);
  return typeof found === 'string' ? found : '';
};
const day = (at: string): string => formatDate(at, { dateStyle: 'medium' });

/** What stands out about somebody. */
function States({ hero, details }: HeadProps) {
  const { auth, flags, purchased } = hero;
  return (
    <>
      {valueIn(auth, 'blocked') === true && <Chip kind="wash">{t('admin.isBlocked')}</Chip>}
      {valueIn(flags, 'chatRevoked') === true && <Chip kind="wash">{t('admin.isMuted')}</Chip>}
      {valueIn(flags, 'chatShadowMuted') === true && <Chip kind="wash">{t('admin.isShadowMuted')}</Chip>}
      {textAt(purchased, 'plan', 'customerId') && <Chip>{t('admin.subscriber')}</Chip>}
      {details && details.openReports > 0 && (
        <Chip kind="wash">{t('admin.reportsOf', { count: details.openReports })}</Chip>
      )}
    </>
  );
}

interface HeadProps {
  readonly hero: Hero;
  readonly details: Details | undefined;
}

function Head({ hero, details }: HeadProps) {
  const { data: member } = useMember(hero._id);
  const { auth, profile, contributor, _id } = hero;
  const email = textAt(auth, 'local', 'email');
  const created = textAt(auth, 'timestamps', 'created');
  const seen = textAt(auth, 'timestamps', 'loggedin');
  return (
    <header className={styles['head']}>
      <span className={`${styles['portrait']} stepped-3`} aria-hidden="true">
        {member && <Avatar player={member} scale={2} show="alone" />}
      </span>
      <div className={styles['who']}>
        <div className={styles['name']}>
          <h2>{profile.name}</h2>
          <TierMark tier={contributor.level ?? 0} />
          <span className={admin['hint']}>@{textAt(auth, 'local', 'username')}</span>
          <States hero={hero} details={details} />
        </div>
        <p className={styles['facts']}>
          {email && (
            <span>
              <Mail size={14} aria-hidden="true" /> {email}
            </span>
          )}
          {created && (
            <span>
              <Calendar size={14} aria-hidden="true" /> {t('admin.since', { date: day(created) })}
            </span>
          )}
          {seen && (
            <span>
              <Clock size={14} aria-hidden="true" /> {t('admin.seen', { date: day(seen) })}
            </span>
          )}
        </p>
        <p className={admin['code']}>{_id}</p>
      </div>
      <Link className={buttonLook} data-kind="secondary" to={profilePath(_id)} state={OVER_PAGE}>
        {t('admin.openProfile')}
      </Link>
    </header>
  );
}

const PLACES = [
  'stats',
  'flags',
  'items',
  'achievements',
  'groups',
  'plan',
  'account',
  'history',
  'payments',
  'delete',
] as const;

/** Leads to a part without an entry of the history, whose Back would have to ask before edits are left. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const part = document.getElementById(event.currentTarget.hash.slice(1));
  part?.scrollIntoView();
  part?.focus();
}

/** The parts of the page, each with how much is edited there. */
function Places({ editing: { edits, names } }: { readonly editing: Editing }) {
  const countOf = (place: string) =>
    Object.keys(edits).filter((path) => names[path]?.part === PARTS.find((part) => part === place)).length;
  return (
    <nav className={styles['parts']} aria-label={t('admin.partsOf')}>
      {PLACES.map((place) => (
        <a key={place} href={`#${place}`} onClick={goTo}>
          {t(`admin.part.${place}`)}
          {countOf(place) > 0 && <Badge kind="wash">{countOf(place)}</Badge>}
        </a>
      ))}
    </nav>
  );
}

function Player({ hero }: { readonly hero: Hero }) {
  const editing = useEditing(hero);
  const { data: details } = useDetails(hero._id);
  const note = useNote(hero);
  const { _id, profile } = hero;
  const drop = () => {
    editing.clear();
    note.drop();
  };
  return (
    <div className={admin['page']}>
      <Head hero={hero} details={details} />
      <div className={styles['columns']}>
        <Places editing={editing} />
        <div className={admin['stack']}>
          <StatsPart editing={editing} />
          <FlagsPart editing={editing} />
          <LaterItems editing={editing} />
          <LaterAchievements editing={editing} />
          {details && <GroupsPart userId={_id} name={profile.name} details={details} />}
          <PlanPart editing={editing} />
          <AccountPart editing={editing} details={details} />
          <HistoryPart userId={_id} />
          <PaymentsPart userId={_id} />
          <DeletePart hero={hero} />
        </div>
        <div className={admin['side']}>
          <NotePart hero={hero} note={note} />
          <TrailPart userId={_id} />
        </div>
      </div>
      <ReviewBar editing={editing} />
      <LeaveQuestion
        isTouched={note.isTouched || Object.keys(editing.edits).length > 0}
        title={t('admin.leaveTitle')}
        hint={t('admin.leaveHint', { name: profile.name })}
        yes={t('admin.leave')}
        no={t('admin.keepEditing')}
        onLeave={drop}
      />
    </div>
  );
}

/** Everything that support sees and changes of one player, by id or username. */
export function PlayerScreen({ who }: { readonly who: string }) {
  const { data, error, isError, refetch } = useHero(who);
  if (data) return <Player hero={data} />;
  if (!isError) return <Skeleton />;
  const failure = failureOf(error);
  if (failure?.kind === 'refused' && failure.status === 404)
    return <EmptyState title={t('admin.noSuchPlayer')} hint={t('admin.nobodyHint')} />;
  return (
    <LoadFailed title={t('admin.playerFailed')} hint={t('admin.failedHint')} onRetry={() => void refetch()} />
  );
}
