import { t } from '../../i18n/i18n.ts';
import { MY_CHALLENGES_PATH } from '../../lib/challenge-address.ts';
import { OVER_PAGE, profilePath } from '../../lib/profile-address.ts';
import { dateOfInstant } from '../../task-kit/calendar.ts';
import { formatDay } from '../../task-kit/date-words.ts';
import { useToday } from '../../task-kit/use-today.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Calendar } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import { Crown, Flag, Users } from '../../ui/more-icons.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { categoryName, type Challenge, hostNameOf, leaderIdOf, leaderNameOf } from './challenge.ts';
import styles from './detail.module.css';

/** The way back to the lists. */
const BackToChallenges = () => <BackLink to={MY_CHALLENGES_PATH} label={t('challenges.title')} />;

/** The head of a page that has nothing but a title. */
export const PlainHead = ({ title }: { readonly title: string }) => (
  <div className={styles['head']}>
    <BackToChallenges />
    <PageHead title={title} />
  </div>
);

interface HeadProps {
  readonly challenge: Challenge;
  readonly selfId: string;
}

function Leader({ challenge, selfId }: HeadProps) {
  const id = leaderIdOf(challenge);
  if (id === selfId) return t('challenges.youLead');
  if (id === undefined) return t('challenges.noLeader');
  return (
    <Link to={profilePath(id)} state={OVER_PAGE}>
      {t('challenges.leads', { name: leaderNameOf(challenge) ?? '' })}
    </Link>
  );
}

/** Name, group, leader, size, age and subjects of a challenge. */
export function ChallengeHead({ challenge, selfId }: HeadProps) {
  const { name, memberCount, createdAt, official, categories } = challenge;
  const today = useToday();
  return (
    <div className={styles['head']}>
      <BackToChallenges />
      <PageHead title={name} />
      <ul className={styles['facts']} aria-label={t('challenges.facts')}>
        <li>
          <Flag size={16} aria-hidden="true" /> {hostNameOf(challenge)}
        </li>
        <li>
          <Crown size={16} aria-hidden="true" /> <Leader challenge={challenge} selfId={selfId} />
        </li>
        <li>
          <Users size={16} aria-hidden="true" /> {t('challenges.takingPart', { count: memberCount })}
        </li>
        <li>
          <Calendar size={16} aria-hidden="true" />{' '}
          {t('challenges.started', { date: formatDay(dateOfInstant(createdAt), today) })}
        </li>
        {official && (
          <li>
            <Chip kind="wash">{t('challenges.category.official')}</Chip>
          </li>
        )}
        {categories
          .filter(({ slug }) => slug !== 'habitica_official')
          .map((category) => (
            <li key={category.slug}>
              <Chip>{categoryName(category)}</Chip>
            </li>
          ))}
      </ul>
    </div>
  );
}
