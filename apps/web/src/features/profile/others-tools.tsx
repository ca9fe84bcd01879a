import { Suspense, useState } from 'react';
import { dispatch } from '../../data/dispatch.ts';
import { usePlayerPart } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { conversationPath } from '../../lib/conversation-address.ts';
import { GiftDialog, InviteMemberDialog, ReportMemberDialog } from '../../member-kit/later.ts';
import { toggleBlock } from '../../member-kit/member-actions.ts';
import { useWriteObjection } from '../../member-kit/objections.ts';
import { Button } from '../../ui/button.tsx';
import type { MenuEntry } from '../../ui/menu.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Ban, CircleAlert, Flag, Gift, Mail, UserPlus } from '../../ui/more-icons.ts';
import { BriefLink } from './brief-link.tsx';
import type { Person } from './person.ts';
import styles from './profile.module.css';

interface OthersProps {
  readonly person: Person;
}

type Question = 'gift' | 'report' | 'invite';

const useIsBlocked = ({ id }: Person): boolean => usePlayerPart(({ inbox }) => inbox.blocks.includes(id));

function useEntries({ person }: OthersProps, ask: (question: Question) => void): readonly MenuEntry[] {
  const isBlocked = useIsBlocked(person);
  const hasParty = usePlayerPart(({ party }) => party._id !== undefined);
  const invite: MenuEntry = {
    label: t('profile.invite'),
    icon: <UserPlus size={18} aria-hidden="true" />,
    onSelect: () => ask('invite'),
  };
  return [
    ...(hasParty && !isBlocked ? [invite, 'rule' as const] : []),
    {
      label: t(isBlocked ? 'profile.unblock' : 'profile.block'),
      icon: <Ban size={18} aria-hidden="true" />,
      onSelect: () => void dispatch(toggleBlock({ memberId: person.id })),
    },
    {
      label: t('profile.report'),
      icon: <Flag size={18} aria-hidden="true" />,
      kind: 'danger',
      onSelect: () => ask('report'),
    },
  ];
}

const QUESTIONS = { gift: GiftDialog, report: ReportMemberDialog, invite: InviteMemberDialog } as const;

/** What one can do to another player: write, give gems, and in a menu the rest. */
export function OthersTools({ person }: OthersProps) {
  const [asked, setAsked] = useState<Question>();
  const isBlocked = useIsBlocked(person);
  const canWrite = useWriteObjection(person.id) === undefined && !isBlocked;
  const entries = useEntries({ person }, setAsked);
  const Asked = asked && QUESTIONS[asked];
  const who = { id: person.id, name: person.name };
  return (
    <div className={styles['headTools']}>
      {canWrite && (
        <BriefLink
          to={conversationPath(person.id)}
          label={t('profile.message')}
          icon={<Mail size={18} aria-hidden="true" />}
        />
      )}
      {!isBlocked && (
        <Button
          data-brief
          aria-label={t('profile.gift')}
          icon={<Gift size={18} aria-hidden="true" />}
          onClick={() => setAsked('gift')}
        >
          <span>{t('profile.gift')}</span>
        </Button>
      )}
      <MoreMenu label={t('profile.others')} entries={entries} />
      {Asked && (
        <Suspense>
          <Asked to={who} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

/** Says why the player cannot write to somebody; their own block is taken back here. */
export function BlockedNote({ person }: OthersProps) {
  const isBlocked = useIsBlocked(person);
  const objection = useWriteObjection(person.id);
  return (
    <div role="status">
      {isBlocked && (
        <div className={styles['blocked']}>
          <Ban size={20} aria-hidden="true" />
          <p>
            <strong>{t('profile.blocked', { name: person.name })}</strong>{' '}
            {t('profile.blockedHint', { name: person.name })}
          </p>
          <Button onClick={() => void dispatch(toggleBlock({ memberId: person.id }))}>
            {t('profile.unblock')}
          </Button>
        </div>
      )}
      {!isBlocked && objection !== undefined && (
        <div className={styles['blocked']}>
          <CircleAlert size={20} aria-hidden="true" />
          <p>{objection}</p>
        </div>
      )}
    </div>
  );
}
