import type { LookSource } from '@everdeed/art';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import { OVER_PAGE, profilePath } from '../lib/profile-address.ts';
import { Bar } from '../ui/bar.tsx';
import { Face } from './face.tsx';
import styles from './member-row.module.css';

export interface MemberRowProps {
  readonly id: string;
  readonly name: string;
  readonly username: string | null | undefined;
  readonly look: LookSource | undefined;
  readonly level?: number;
  /** Rounded up, so that somebody alive never has 0. */
  readonly health?: { readonly value: number; readonly max: number };
  /** Leads, is invited and the like: a few words after the name. */
  readonly role?: string | undefined;
  /** What can be done, at the end. */
  readonly children?: ReactNode;
}

/** Somebody in a list: portrait, name, level, health, and what can be done. */
export function MemberRow({ id, name, username, look, level, health, role, children }: MemberRowProps) {
  return (
    <div className={styles['row']}>
      <Face look={look} />
      <div className={styles['who']}>
        <p>
          <Link to={profilePath(id)} state={OVER_PAGE} className={styles['name']}>
            {name}
          </Link>
          {username && <span className={styles['username']}>@{username}</span>}
        </p>
        <p className={styles['facts']}>
          {level !== undefined && <span>{t('social.level', { level })}</span>}
          {role && <span className={styles['role']}>{role}</span>}
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
      {children && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
