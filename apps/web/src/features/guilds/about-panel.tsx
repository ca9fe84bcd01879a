import { type ReactNode, useId } from 'react';
import { t } from '../../i18n/i18n.ts';
import { conversationPath } from '../../lib/conversation-address.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Mail } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { UserPlus } from '../../ui/more-icons.ts';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { gemsInBank } from './bank.ts';
import { Answers, JoinButton } from './card-tools.tsx';
import { nameOfSlug, slugsOf } from './categories.ts';
import styles from './guilds.module.css';
import type { Guild } from './queries.ts';
import { leaderIdOf, leaderNameOf, type Standing } from './roles.ts';

interface AboutPanelProps {
  readonly guild: Guild;
  readonly standing: Standing;
  readonly isInvited: boolean;
  /** Edit, leave and the like. */
  readonly tools: ReactNode;
  readonly onInvite: () => void;
}

/** What a guild is about, what it has, and the way in. */
export function AboutPanel({ guild, standing, isInvited, tools, onInvite }: AboutPanelProps) {
  const title = useId();
  const { isMember, leads } = standing;
  const gems = gemsInBank(guild);
  const leader = leaderNameOf(guild);
  return (
    <section className={styles['panel']} aria-labelledby={title}>
      <div className={styles['panelHead']}>
        <h2 id={title}>{t('guilds.aboutHead')}</h2>
        <div className={`${styles['buttons']} ${styles['end']}`}>{tools}</div>
      </div>
      {guild.summary !== guild.name && <p className={styles['words']}>{guild.summary}</p>}
      {guild.description && <Markdown text={guild.description} className={styles['description']} />}
      <div className={styles['line']}>
        {slugsOf(guild.categories).map((slug) => (
          <Chip key={slug}>{t(nameOfSlug(slug))}</Chip>
        ))}
        {gems > 0 && (
          <span className={styles['bank']}>
            <PixelIcon name="gem" />
            {t('guilds.bank', { count: gems })}
          </span>
        )}
      </div>
      <div className={`${styles['buttons']} ${styles['wide']}`}>
        {!isMember && isInvited && <Answers guild={guild} />}
        {!isMember && !isInvited && <JoinButton guild={guild} kind="primary" />}
        {isMember && (
          <Button icon={<UserPlus size={18} aria-hidden="true" />} onClick={onInvite}>
            {t('guilds.invite')}
          </Button>
        )}
        {!leads && leader !== undefined && (
          <Link
            to={conversationPath(leaderIdOf(guild))}
            className={buttonLook}
            data-kind={isMember ? 'secondary' : 'plain'}
          >
            <Mail size={18} aria-hidden="true" />
            <span className={styles['cut']}>{t('guilds.write', { name: leader })}</span>
          </Link>
        )}
      </div>
    </section>
  );
}
