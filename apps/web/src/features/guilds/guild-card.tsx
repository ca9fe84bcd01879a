import { GEMS_PER_BALANCE } from '@everdeed/rules';
import type { ReactNode } from 'react';
import { Scene } from '../../art/scene.tsx';
import { t } from '../../i18n/i18n.ts';
import { guildPath } from '../../lib/guild-address.ts';
import { Chip } from '../../ui/chip.tsx';
import { Lock } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import { Users } from '../../ui/more-icons.ts';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Amount } from './amount.tsx';
import styles from './guild-card.module.css';
import { nameOfSlug, sceneOf, slugsOf } from './categories.ts';
import type { ListedGuild } from './queries.ts';

const SCALE = 2;

function Members({ count }: { readonly count: number }) {
  const words = t('guilds.memberCount', { count });
  return count === 0 ? words : <Amount value={count} words={words} />;
}

/** How many are in a guild, and what is in its bank. */
function Facts({ guild: { memberCount, balance, privacy } }: { readonly guild: ListedGuild }) {
  const gems = Math.floor(balance * GEMS_PER_BALANCE);
  return (
    <p className={styles['facts']}>
      <span>
        <Users size={16} aria-hidden="true" />
        <Members count={memberCount} />
      </span>
      {gems > 0 && (
        <span className={styles['gems']}>
          <PixelIcon name="gem" />
          <Amount value={gems} words={t('guilds.bank', { count: gems })} />
        </span>
      )}
      {privacy === 'private' && (
        <span>
          <Lock size={16} aria-hidden="true" />
          {t('guilds.private')}
        </span>
      )}
    </p>
  );
}

export interface GuildCardProps {
  readonly guild: ListedGuild;
  /** A word on the scene: that there is something to read, or an invitation. */
  readonly sign?: ReactNode;
  /** What can be done, or how the player stands to it. */
  readonly children?: ReactNode;
}

/** A guild in a list. Its name leads to it. */
export function GuildCard({ guild, sign, children }: GuildCardProps) {
  return (
    <article className={styles['card']}>
      <div className={styles['scene']}>
        <Scene background={sceneOf(guild.categories)} scale={SCALE} className={styles['ground']} />
        {sign && <strong className={`${styles['sign']} stepped`}>{sign}</strong>}
      </div>
      <div className={styles['body']}>
        <h2>
          <Link to={guildPath(guild._id)}>{guild.name}</Link>
        </h2>
        {guild.summary !== guild.name && <p className={styles['summary']}>{guild.summary}</p>}
        <ul className={styles['chips']}>
          {slugsOf(guild.categories).map((slug) => (
            <li key={slug}>
              <Chip>{t(nameOfSlug(slug))}</Chip>
            </li>
          ))}
        </ul>
        <div className={styles['foot']}>
          <Facts guild={guild} />
          <div className={styles['tools']}>{children}</div>
        </div>
      </div>
    </article>
  );
}
