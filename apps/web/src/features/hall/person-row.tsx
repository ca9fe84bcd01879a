import { t } from '../../i18n/i18n.ts';
import { OVER_PAGE, profilePath } from '../../lib/profile-address.ts';
import { MemberFace } from '../../member-kit/member-face.tsx';
import { keeperRole } from '../../social-kit/keeper-role.ts';
import { TierMark } from '../../social-kit/tier-mark.tsx';
import { Link } from '../../ui/link.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import styles from './hall.module.css';
import type { Honoured } from './queries.ts';

interface PersonRowProps {
  readonly person: Honoured;
  readonly kind: 'contributor' | 'patron';
}

/** Somebody in the hall: their face, name and tier, what they are called, and what they did. */
export function PersonRow({ person, kind }: PersonRowProps) {
  const { _id, contributor, backer, profile } = person;
  const tier = contributor.level ?? 0;
  const own = kind === 'contributor' ? contributor.text : (backer.npc ?? contributor.text);
  // Their mark alone would not tell everybody who looks after the place.
  const title = [keeperRole(tier), own].filter(Boolean).join(' · ');
  return (
    <li className={styles['person']}>
      <MemberFace id={_id} />
      <div className={styles['words']}>
        <p className={styles['name']}>
          <Link to={profilePath(_id)} state={OVER_PAGE}>
            {profile.name || t('hall.nameless')}
          </Link>
          <TierMark tier={tier} />
        </p>
        {title && <p className={styles['title']}>{title}</p>}
        {kind === 'contributor' && contributor.contributions && (
          <Markdown className={styles['did']} text={contributor.contributions} />
        )}
      </div>
    </li>
  );
}
