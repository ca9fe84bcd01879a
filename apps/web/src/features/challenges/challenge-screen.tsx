import { canModifyChallenge, type Task } from '@everdeed/rules';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { usePlayer } from '../../data/hooks.ts';
import { useOffline } from '../../data/use-offline.ts';
import { t } from '../../i18n/i18n.ts';
import { challengeAt, MY_CHALLENGES_PATH } from '../../lib/challenge-address.ts';
import { useAct } from '../../social-kit/use-act.ts';
import { EmptyState, Skeleton } from '../../ui/feedback.tsx';
import { Lock } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { type Challenge, leaderIdOf, type Participant } from './challenge.ts';
import { ChallengeHead, PlainHead } from './challenge-head.tsx';
import styles from './detail.module.css';
import { isNotFound } from './failure.ts';
import { EndPanel } from './end-panel.tsx';
import { useLiveChallenge } from './live-challenge.ts';
import { ParticipantsPanel } from './participants-panel.tsx';
import { PrizePanel } from './prize-panel.tsx';
import { refreshChallenges, useChallenge, useChallengeTasks } from './queries.ts';
import { TaskBoard } from './task-board.tsx';

interface ViewProps {
  readonly challenge: Challenge;
  readonly tasks: readonly Task[] | undefined;
}

function View({ challenge, tasks }: ViewProps) {
  const player = usePlayer();
  const [chosen, setChosen] = useState<Participant>();
  const acting = useAct(() => refreshChallenges(player._id));
  const isJoined = player.challenges.includes(challenge._id);
  const canModify = canModifyChallenge(player, { leader: leaderIdOf(challenge) ?? '' });
  const shared = { challenge, acting, selfId: player._id };
  const prize = <PrizePanel {...shared} isJoined={isJoined} canModify={canModify} />;
  // Nobody should have to go past all tasks to join.
  const isWide = useMedia('(min-width: 1100px)');
  return (
    <>
      <ChallengeHead challenge={challenge} selfId={player._id} />
      <div className={styles['columns']}>
        <div className={styles['text']}>
          <Markdown
            className={styles['about']}
            text={challenge.description?.trim() ? challenge.description : challenge.summary}
          />
          {isWide || prize}
          {tasks ? (
            <TaskBoard tasks={tasks} chosen={chosen} onLeave={() => setChosen(undefined)} />
          ) : (
            <Skeleton />
          )}
          {isJoined && (
            <p className={styles['lock']}>
              <Lock size={18} aria-hidden="true" /> {t('challenges.ownPart')}
            </p>
          )}
        </div>
        <div className={styles['side']}>
          {isWide && prize}
          <ParticipantsPanel {...shared} chosen={chosen} onChoose={setChosen} />
          {canModify && <EndPanel challenge={challenge} selfId={player._id} isJoined={isJoined} />}
        </div>
      </div>
    </>
  );
}

function Missing({ isGone, onRetry }: { readonly isGone: boolean; readonly onRetry: () => void }) {
  const offline = useOffline();
  return isGone ? (
    <EmptyState
      title={t('challenges.gone')}
      hint={t('challenges.goneHint')}
      action={<Link to={MY_CHALLENGES_PATH}>{t('challenges.back')}</Link>}
    />
  ) : (
    <LoadFailed
      title={t('challenges.oneFailed')}
      hint={t(offline ? 'challenges.offlineHint' : 'challenges.failedHint')}
      onRetry={onRetry}
    />
  );
}

function One({ id }: { readonly id: string }) {
  const { _id: selfId, challenges: joined } = usePlayer();
  const challenge = useChallenge(selfId, id);
  const leads = challenge.data && leaderIdOf(challenge.data) === selfId;
  useLiveChallenge(selfId, id, leads || joined.includes(id));
  const tasks = useChallengeTasks(selfId, id);
  const isGone = isNotFound(challenge.error);
  if (challenge.data && !isGone) return <View challenge={challenge.data} tasks={tasks.data} />;
  return (
    <>
      <PlainHead title={t('challenges.one')} />
      {challenge.isError ? (
        <Missing isGone={isGone} onRetry={() => void challenge.refetch()} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

/** A challenge: what it asks for, how everybody is doing, and what can be done about it. */
export function ChallengeScreen() {
  const id = challengeAt(useLocation().pathname)?.id ?? '';
  return <One key={id} id={id} />;
}
