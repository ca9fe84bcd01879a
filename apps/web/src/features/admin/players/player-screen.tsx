import { type MouseEvent, useEffect, useState } from 'react';
import { failureOf } from '../../../data/api.ts';
import { t } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/chip.tsx';
import { EmptyState, Skeleton } from '../../../ui/feedback.tsx';
import { LeaveQuestion } from '../../../ui/leave-question.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import admin from '../admin.module.css';
import { AccountPart } from './account-part.tsx';
import { type Editing, PARTS, useEditing } from './editing.ts';
import { GroupsPart } from './groups-part.tsx';
import { HistoryPart, PaymentsPart } from './history-part.tsx';
import { LaterAchievements, LaterItems } from './later-part.tsx';
import { FlagsPart, PlanPart, StatsPart } from './parts.tsx';
import { PlayerHead } from './player-head.tsx';
import styles from './player.module.css';
import { type Hero, useDetails, useHero } from './queries.ts';
import { ReviewBar } from './review-bar.tsx';
import { DeletePart, NotePart, TrailPart, useNote } from './side-parts.tsx';

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

/** The part that is being read: the first of which some lies in the upper third of the window. */
function usePlaceRead(): string {
  const [place, setPlace] = useState<string>(PLACES[0]);
  useEffect(() => {
    const read = () => {
      const edge = innerHeight / 3;
      const isRead = (id: string) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? edge) < edge;
      setPlace(PLACES.findLast(isRead) ?? PLACES[0]);
    };
    addEventListener('scroll', read, { passive: true });
    return () => removeEventListener('scroll', read);
  }, []);
  return place;
}

/** The parts of the page, each with how much is edited there. */
function Places({ editing: { edits, names } }: { readonly editing: Editing }) {
  const placeRead = usePlaceRead();
  const countOf = (place: string) =>
    Object.keys(edits).filter((path) => names[path]?.part === PARTS.find((part) => part === place)).length;
  return (
    <nav className={styles['parts']} aria-label={t('admin.partsOf')}>
      {PLACES.map((place) => (
        <a
          key={place}
          href={`#${place}`}
          aria-current={place === placeRead ? 'location' : undefined}
          onClick={goTo}
        >
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
      <PlayerHead hero={hero} details={details} />
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
