import { useId } from 'react';
import { t } from '../../i18n/i18n.ts';
import { OVER_PAGE, profilePath } from '../../lib/profile-address.ts';
import { MemberFace } from '../../member-kit/member-face.tsx';
import { keeperRole } from '../../social-kit/keeper-role.ts';
import { TierMark } from '../../social-kit/tier-mark.tsx';
import guilds from './guilds.module.css';
import { type Keeper, useKeepers } from './queries.ts';
import styles from './tavern.module.css';
import { Link } from '../../ui/link.tsx';

function KeeperItem({ keeper: { _id, contributor, profile } }: { readonly keeper: Keeper }) {
  const tier = contributor.level ?? 0;
  return (
    <li className={styles['keeper']}>
      <MemberFace id={_id} />
      <div>
        <p className={styles['keeperName']}>
          <Link to={profilePath(_id)} state={OVER_PAGE}>
            {profile.name || t('guilds.keeperNameless')}
          </Link>
          <TierMark tier={tier} />
        </p>
        <p className={styles['keeperRole']}>{keeperRole(tier)}</p>
      </div>
    </li>
  );
}

/** Who looks after the tavern, if anybody does: one writes to them when something is wrong. */
export function Keepers() {
  const title = useId();
  const { data: keepers = [] } = useKeepers();
  if (keepers.length === 0) return null;
  return (
    <section className={guilds['panel']} aria-labelledby={title}>
      <h2 id={title}>{t('guilds.keepers')}</h2>
      <ul className={styles['keepers']}>
        {keepers.map((keeper) => (
          <KeeperItem key={keeper._id} keeper={keeper} />
        ))}
      </ul>
    </section>
  );
}
