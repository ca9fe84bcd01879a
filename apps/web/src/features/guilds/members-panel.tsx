import { Suspense, useId, useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { loadAtLast } from '../../lib/load-later.ts';
import { useMember } from '../../member-kit/use-member.ts';
import type { useAct } from '../../social-kit/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import { LoadFailedLine } from '../../ui/load-failed.tsx';
import styles from './guilds.module.css';
import { MemberLine } from './member-line.tsx';
import type { Guild, Member } from './queries.ts';
import { leaderIdOf, type Standing } from './roles.ts';

const MembersDialog = loadAtLast(async () => ({
  default: (await import('./members-dialog.tsx')).MembersDialog,
}));

/** Members that the panel has room for (UI, picture "guild"). */
const MAX_SHOWN = 4;

/** The leader first, then managers, then the others as they come. */
export function useRanked(guild: Guild, members: readonly Member[] | undefined): readonly Member[] {
  const leaderId = leaderIdOf(guild);
  const { data: leader } = useMember(leaderId);
  const listed = members ?? [];
  const rest = listed.filter(({ _id }) => _id !== leaderId);
  const first = listed.find(({ _id }) => _id === leaderId) ?? leader;
  const rank = ({ _id }: Member) => Number(guild.managers[_id] !== true);
  return [...(first ? [first] : []), ...rest.toSorted((one, other) => rank(one) - rank(other))];
}

interface MembersPanelProps {
  readonly guild: Guild;
  readonly members: readonly Member[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly standing: Standing;
  readonly acting: ReturnType<typeof useAct>;
}

/** The first few members, and the way to all. */
export function MembersPanel({ guild, members, hasFailed, onRetry, standing, acting }: MembersPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const title = useId();
  const ranked = useRanked(guild, members);
  return (
    <section className={styles['panel']} aria-labelledby={title}>
      <div className={styles['panelHead']}>
        <h2 id={title}>{t('guilds.members')}</h2>
        <span className={styles['count']}>{formatNumber(guild.memberCount)}</span>
        <Button kind="quiet" className={styles['end']} onClick={() => setIsOpen(true)}>
          {t('guilds.seeAll')}
        </Button>
      </div>
      {!members && hasFailed && (
        <p className={styles['hint']}>
          <LoadFailedLine title={t('guilds.membersFailed')} onRetry={onRetry} />
        </p>
      )}
      {!members && !hasFailed && <Skeleton count={2} />}
      <ul className={styles['rows']}>
        {ranked.slice(0, MAX_SHOWN).map((member) => (
          <li key={member._id}>
            <MemberLine guild={guild} member={member} standing={standing} acting={acting} />
          </li>
        ))}
      </ul>
      {isOpen && (
        <Suspense>
          <MembersDialog guild={guild} standing={standing} acting={acting} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
