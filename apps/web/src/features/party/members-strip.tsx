import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { MAX_HEALTH } from '@everdeed/rules';
import { OVER_PAGE, profilePath } from '../../lib/profile-address.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import type { Member } from './queries.ts';
import styles from './party.module.css';

/** Members whose health has room above the talk. */
const MAX_SHOWN = 6;

/** Health as others see it, rounded up, so that somebody alive never has 0. */
export const healthOf = ({ stats }: Member) => ({
  value: Math.ceil(Math.max(0, stats.hp)),
  max: stats.maxHealth ?? MAX_HEALTH,
});

function Health({ member }: { readonly member: Member }) {
  const { value, max } = healthOf(member);
  const { name } = member.profile;
  return (
    <li>
      <p className={styles['vital']}>
        <Link to={profilePath(member._id)} state={OVER_PAGE}>
          {name}
        </Link>
        <span>{t('party.level', { level: member.stats.lvl })}</span>
      </p>
      <Bar
        kind="health"
        size="small"
        value={value}
        max={max}
        label={t('social.health', { name, value: formatNumber(value), max: formatNumber(max) })}
      />
    </li>
  );
}

/** The health of each, and the way to those who have no room. */
export function MembersStrip({
  members,
  onAll,
}: {
  readonly members: readonly Member[];
  readonly onAll: () => void;
}) {
  const rest = members.length - MAX_SHOWN;
  return (
    <div className={styles['strip']}>
      <ul className={styles['vitals']} aria-label={t('party.members')}>
        {members.slice(0, MAX_SHOWN).map((member) => (
          <Health key={member._id} member={member} />
        ))}
      </ul>
      {rest > 0 && (
        <Button kind="quiet" onClick={onAll}>
          {t('party.moreMembers', { count: rest })}
        </Button>
      )}
    </div>
  );
}
