import { challengeCalls } from 'virtual:calls/challenge';
import { t } from '../../i18n/i18n.ts';
import { challengePath } from '../../lib/challenge-address.ts';
import type { useAct } from '../../social-kit/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Check } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import { Crown, Flag, Users } from '../../ui/more-icons.ts';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { categoryName, type Challenge, hostNameOf, leaderIdOf, leaderNameOf } from './challenge.ts';
import styles from './challenges.module.css';

interface ChallengeRowProps {
  readonly challenge: Challenge;
  readonly selfId: string;
  readonly isJoined: boolean;
  readonly acting: ReturnType<typeof useAct>;
}

function Facts({ challenge, selfId }: Pick<ChallengeRowProps, 'challenge' | 'selfId'>) {
  const leader = leaderIdOf(challenge) === selfId ? t('challenges.youLead') : leaderNameOf(challenge);
  return (
    <p className={styles['facts']}>
      <span className={styles['fact']}>
        <Flag size={16} aria-hidden="true" /> {hostNameOf(challenge)}
      </span>
      {leader && (
        <span className={styles['fact']}>
          <Crown size={16} aria-hidden="true" />
          <span className="visually-hidden">{t('challenges.leader')}: </span> {leader}
        </span>
      )}
      <span className={styles['fact']}>
        <Users size={16} aria-hidden="true" /> {t('challenges.takingPart', { count: challenge.memberCount })}
      </span>
    </p>
  );
}

/** The prize of a challenge, if there is one. */
function Prize({ prize }: Pick<Challenge, 'prize'>) {
  return prize > 0 ? (
    <span className={styles['prize']}>
      <PixelIcon name="gem" /> {t('challenges.gems', { count: prize })}
    </span>
  ) : (
    <span className={styles['noPrize']}>{t('challenges.noPrize')}</span>
  );
}

/** A challenge in a list. */
export function ChallengeRow({ challenge, selfId, isJoined, acting: { isBusy, act } }: ChallengeRowProps) {
  const { _id: challengeId, name, summary, categories, official, tasksOrder } = challenge;
  const { habits, dailys, todos, rewards } = tasksOrder;
  const count = habits.length + dailys.length + todos.length + rewards.length;
  return (
    <article className={styles['row']} aria-labelledby={`name-${challengeId}`}>
      <div className={styles['about']}>
        <h2 id={`name-${challengeId}`}>
          <Link to={challengePath(challengeId)}>{name}</Link>
        </h2>
        {summary !== name && <p className={styles['summary']}>{summary}</p>}
        <Facts challenge={challenge} selfId={selfId} />
        <div className={styles['chips']}>
          {official && <Chip kind="wash">{t('challenges.category.official')}</Chip>}
          {categories
            .filter(({ slug }) => slug !== 'habitica_official')
            .map((category) => (
              <Chip key={category.slug}>{categoryName(category)}</Chip>
            ))}
          <span className={styles['fact']}>{t('challenges.tasks', { count })}</span>
        </div>
      </div>
      <div className={styles['end']}>
        <Prize prize={challenge.prize} />
        {isJoined ? (
          <span className={styles['isJoined']}>
            <Check size={16} aria-hidden="true" /> {t('challenges.isJoined')}
          </span>
        ) : (
          <Button
            busy={isBusy}
            aria-label={t('challenges.joinOf', { name })}
            onClick={() => void act(challengeCalls.joinChallenge, { params: { challengeId } })}
          >
            {t('challenges.join')}
          </Button>
        )}
      </div>
    </article>
  );
}
