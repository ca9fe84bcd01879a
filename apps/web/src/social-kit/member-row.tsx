import type { LookSource } from '@everdeed/art';
import type { ReactNode } from 'react';
import { formatNumber } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import { OVER_PAGE, profilePath } from '../lib/profile-address.ts';
import { Bar } from '../ui/bar.tsx';
import { Link } from '../ui/link.tsx';
import { Face } from './face.tsx';
import { type Levelled, levelWords } from './level-words.ts';
import styles from './member-row.module.css';
import { TierMark } from './tier-mark.tsx';

export interface MemberRowProps {
  readonly id: string;
  readonly name: string;
  readonly username: string | null | undefined;
  readonly look: LookSource | undefined;
  /** What tells their level and class; both are left out if absent. */
  readonly player?: Levelled | undefined;
  /** Contributor level, 0 if none. */
  readonly tier?: number | undefined;
  /** Rounded up, so that somebody alive never has 0. */
  readonly health?: { readonly value: number; readonly max: number };
  /** Leads, is invited and the like: a few words. */
  readonly role?: string | undefined;
  /** A picture of the role. */
  readonly roleIcon?: ReactNode;
  /** What can be done, at the end. */
  readonly children?: ReactNode;
}

/** Somebody in a list: portrait, name, level, health, and what can be done. */
export function MemberRow(props: MemberRowProps) {
  const { id, name, username, look, player, tier = 0, health, role, roleIcon, children } = props;
  return (
    <div className={styles['row']}>
      <Face look={look} />
      <div className={styles['who']}>
        <p className={styles['first']}>
          <Link to={profilePath(id)} state={OVER_PAGE} className={styles['name']}>
            {name}
          </Link>
          <TierMark tier={tier} />
        </p>
        <p className={styles['facts']}>
          {username && <span>@{username}</span>}
          {player && <span>{levelWords(player)}</span>}
        </p>
        {health && (
          <Bar
            kind="health"
            size="small"
            value={health.value}
            max={health.max}
            label={t('social.health', {
              name,
              value: formatNumber(health.value),
              max: formatNumber(health.max),
            })}
          />
        )}
      </div>
      {role && (
        <p className={styles['role']}>
          {roleIcon} {role}
        </p>
      )}
      {children && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
