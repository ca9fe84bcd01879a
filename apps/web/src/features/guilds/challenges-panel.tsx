import { useId } from 'react';
import { challengeCalls } from 'virtual:calls/challenge';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { usePlayerPart } from '../../data/hooks.ts';
import { challengePath, NEW_CHALLENGE_PATH } from '../../lib/challenge-address.ts';
import { useAct } from '../../social-kit/use-act.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import { Check, Mountain } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import { LoadFailedLine } from '../../ui/load-failed.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Amount } from './amount.tsx';
import styles from './guilds.module.css';
import rows from './challenges-panel.module.css';
import { type Challenge, refreshGuild, useChallenges } from './queries.ts';

/** Takes part in a challenge. */
function JoinChallenge({ challenge: { _id: challengeId, name }, userId, groupId }: RowProps) {
  const { isBusy, act } = useAct(() => refreshGuild(userId, groupId));
  return (
    <Button
      busy={isBusy}
      aria-label={t('guilds.joinOf', { name })}
      onClick={() => void act(challengeCalls.joinChallenge, { params: { challengeId } })}
    >
      {t('guilds.join')}
    </Button>
  );
}

interface RowProps extends PanelProps {
  readonly challenge: Challenge;
}

function Row(props: RowProps) {
  const { _id, name, leader, memberCount, prize } = props.challenge;
  const isIn = usePlayerPart(({ challenges }) => challenges.includes(_id));
  const by = leader !== null && typeof leader === 'object' ? leader.profile.name : undefined;
  return (
    <li className={rows['row']}>
      <Plate className={rows['plate']}>
        <Mountain size={20} aria-hidden="true" />
      </Plate>
      <div className={rows['words']}>
        <Link to={challengePath(_id)} className={rows['name']}>
          {name}
        </Link>
        <p className={rows['facts']}>
          {by !== undefined && <span>{by}</span>}
          <span>{t('guilds.takingPart', { count: memberCount })}</span>
        </p>
      </div>
      {prize > 0 && (
        <span className={rows['prize']}>
          <PixelIcon name="gem" />
          <Amount value={prize} words={t('guilds.prize', { count: prize })} />
        </span>
      )}
      {isIn ? (
        <span className={rows['joined']}>
          <Check size={16} aria-hidden="true" />
          {t('guilds.joined')}
        </span>
      ) : (
        props.isMember && <JoinChallenge {...props} />
      )}
    </li>
  );
}

interface PanelProps {
  readonly userId: string;
  readonly groupId: string;
  readonly isMember: boolean;
}

interface ChallengesPanelProps extends PanelProps {
  /** Whether the player may start one here. */
  readonly canStart: boolean;
}

/** The challenges of a guild, each leading to its own page, and the way to a new one. */
export function ChallengesPanel({ canStart, ...place }: ChallengesPanelProps) {
  const { userId, groupId } = place;
  const { data, isError, refetch } = useChallenges(userId, groupId);
  const title = useId();
  return (
    <section className={styles['panel']} aria-labelledby={title}>
      <div className={styles['panelHead']}>
        <h2 id={title}>{t('guilds.challenges')}</h2>
        {data && <span className={styles['count']}>{formatNumber(data.length)}</span>}
        {canStart && (
          <Link
            to={`${NEW_CHALLENGE_PATH}?group=${groupId}`}
            className={`${buttonLook} ${styles['end']}`}
            data-kind="quiet"
          >
            {t('guilds.startChallenge')}
          </Link>
        )}
      </div>
      {!data && isError && (
        <p className={styles['hint']}>
          <LoadFailedLine title={t('guilds.challengesFailed')} onRetry={() => void refetch()} />
        </p>
      )}
      {!data && !isError && <Skeleton count={1} />}
      {data?.length === 0 && <p className={styles['hint']}>{t('guilds.noChallenges')}</p>}
      <ul className={styles['rows']}>
        {data?.map((challenge) => (
          <Row key={challenge._id} challenge={challenge} {...place} />
        ))}
      </ul>
    </section>
  );
}
