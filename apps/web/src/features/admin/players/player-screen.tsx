import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../data/api.ts';
import { t } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/chip.tsx';
import { EmptyState, Skeleton } from '../../../ui/feedback.tsx';
import { LeaveQuestion } from '../../../ui/leave-question.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import admin from '../admin.module.css';
import { AccountPart } from './account-part.tsx';
import { type Editing, PARTS, useEditing } from './editing.ts';
import { goToPart } from './go-to-part.ts';
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

/** Of a part that is being read, more than this lies in the window (px). */
const LEFT_PX = 80;

/** The topmost part of the page that is in the window. */
const placeInWindow = (): string =>
  PLACES.find((id) => (document.getElementById(id)?.getBoundingClientRect().bottom ?? 0) > LEFT_PX) ??
  PLACES[0];

/**
 * The part that is being read, and how to go to another: that one counts until the page is scrolled on, as the end of
 * the page may keep it from the top.
 */
function usePlaceRead(): readonly [place: string, go: (place: string) => void] {
  const [place, setPlace] = useState<string>(PLACES[0]);
  const went = useRef<{ readonly to: string; readonly at: number }>(undefined);
  useEffect(() => {
    const read = () => {
      const { to, at } = went.current ?? {};
      setPlace(to !== undefined && at === scrollY ? to : placeInWindow());
    };
    addEventListener('scroll', read, { passive: true });
    return () => removeEventListener('scroll', read);
  }, []);
  const go = (to: string) => {
    goToPart(to);
    went.current = { to, at: scrollY };
    setPlace(to);
  };
  return [place, go];
}

/** The parts of the page, each with how much is edited there. */
function Places({ editing: { edits, names } }: { readonly editing: Editing }) {
  const [placeRead, go] = usePlaceRead();
  // Without an entry of the history, whose Back would have to ask before edits are left.
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    go(event.currentTarget.hash.slice(1));
  };
  const countOf = (place: string) =>
    Object.keys(edits).filter((path) => names[path]?.part === PARTS.find((part) => part === place)).length;
  return (
    <nav className={styles['parts']} aria-label={t('admin.partsOf')}>
      {PLACES.map((place) => (
        <a
          key={place}
          href={`#${place}`}
          aria-current={place === placeRead ? 'location' : undefined}
          onClick={follow}
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
