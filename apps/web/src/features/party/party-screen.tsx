import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePlayer, usePlayerPart } from '../../data/hooks.ts';
import { useOffline } from '../../data/use-offline.ts';
import { t } from '../../i18n/i18n.ts';
import { groupPlanPath } from '../../lib/group-plan-address.ts';
import page from '../../social-kit/group-page.module.css';
import type { CopySaid } from '../../social-kit/chat-types.ts';
import { InviteDialog } from '../../social-kit/later.ts';
import type { Candidate } from '../../social-kit/mention.ts';
import { Talk } from '../../social-kit/talk.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EditDialog, LeaveDialog, MembersDialog } from './later.ts';
import { MembersStrip } from './members-strip.tsx';
import { NoParty, type NoPartyProps } from './no-party.tsx';
import { PartyScene } from './party-scene.tsx';
import { QuestPanel } from './quest-panel.tsx';
import { type Member, type Party, refreshParty, useParty } from './queries.ts';
import styles from './party.module.css';
import { useAct } from '../../social-kit/use-act.ts';

const leaderIdOf = ({ leader }: Party): string => (typeof leader === 'string' ? leader : leader._id);

/** Members in the order of joining are not known: oneself first, then by name. */
const inOrder = (members: readonly Member[], selfId: string): readonly Member[] =>
  members.toSorted(
    (one, other) =>
      Number(other._id === selfId) - Number(one._id === selfId) ||
      one.profile.name.localeCompare(other.profile.name),
  );

const candidatesOf = (members: readonly Member[], selfId: string): readonly Candidate[] =>
  members.flatMap(({ _id, profile, auth }) =>
    _id === selfId || !auth.local.username ? [] : [{ name: profile.name, username: auth.local.username }],
  );

type Open = 'invite' | 'members' | 'edit' | 'leave';

/** What the party notes of the player, and what it gives them. */
interface PartyProps extends NoPartyProps {
  readonly onCopy?: CopySaid | undefined;
}

interface ViewProps extends PartyProps {
  readonly party: Party;
  readonly members: readonly Member[];
  readonly invites: readonly Member[];
}

function PartyView({ party, members: listed, invites, onSet, onCopy }: ViewProps) {
  const player = usePlayer();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const selfId = player._id;
  const acting = useAct(() => refreshParty(selfId, party._id));
  const members = inOrder(listed, selfId);
  const leaderId = leaderIdOf(party);
  const leads = leaderId === selfId;
  const close = () => setOpen(undefined);
  const shared = { party, members, selfId, leaderId, acting };
  const menu = [
    ...(leads
      ? [
          { label: t('party.edit'), onSelect: () => setOpen('edit') },
          { label: t('party.seekers'), onSelect: () => void navigate('/looking-for-party') },
        ]
      : []),
    ...(leads ? (['rule'] as const) : []),
    { label: t('party.leave'), kind: 'danger' as const, onSelect: () => setOpen('leave') },
  ];
  const tools: ReactNode = (
    <>
      <Button kind="plain" onClick={() => setOpen('members')}>
        {t('party.members')}
      </Button>
      <Button kind="quiet" onClick={() => setOpen('invite')}>
        {t('party.invite')}
      </Button>
      <MoreMenu label={t('party.more')} align="end" entries={menu} />
    </>
  );
  return (
    <>
      <PartyScene
        party={party}
        members={members}
        leaderName={members.find(({ _id }) => _id === leaderId)?.profile.name}
      />
      <div className={`${page['columns']} ${styles['columns']}`}>
        <div className={`${page['column']} ${styles['text']}`}>
          <MembersStrip members={members} onAll={() => setOpen('members')} />
          {party.description && <Markdown text={party.description} className={styles['about']} />}
          {party.purchased.active && (
            <Link
              to={groupPlanPath(party._id)}
              className={`${buttonLook} ${styles['board']}`}
              data-kind="secondary"
            >
              {t('party.toBoard')}
            </Link>
          )}
        </div>
        <QuestPanel {...shared} />
        <div className={styles['talk']}>
          <Talk
            groupId={party._id}
            groupName={party.name}
            candidates={candidatesOf(members, selfId)}
            onAgree={() => onSet({ 'flags.communityGuidelinesAccepted': true })}
            onCopy={onCopy}
            tools={tools}
          />
        </div>
      </div>
      <Suspense fallback={null}>
        {open === 'invite' && (
          <InviteDialog
            title={t('party.inviteTitle')}
            groupId={() => Promise.resolve(party._id)}
            onInvited={() => void refreshParty(selfId, party._id)}
            onClose={close}
          />
        )}
        {open === 'members' && <MembersDialog {...shared} invites={invites} onClose={close} />}
        {open === 'edit' && <EditDialog party={party} acting={acting} onClose={close} />}
        {open === 'leave' && (
          <LeaveDialog
            party={party}
            selfId={selfId}
            leads={leads}
            hasChallenges={player.challenges.length > 0}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

const NONE: readonly Member[] = [];

function OwnParty({ partyId, ...noted }: PartyProps & { readonly partyId: string }) {
  const { _id } = usePlayer();
  const { party, members, invites } = useParty(_id, partyId);
  const offline = useOffline();
  if (party.data)
    return (
      <PartyView
        party={party.data}
        members={members.data ?? NONE}
        invites={invites.data ?? NONE}
        {...noted}
      />
    );
  return (
    <>
      <div className={page['over']}>
        <PageHead title={t('party.title')} />
      </div>
      {party.isError ? (
        <LoadFailed
          title={t('party.failed')}
          hint={t(offline ? 'party.offlineHint' : 'social.failedHint')}
          onRetry={() => void party.refetch()}
        />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

/** The party of the player: who is in it, its quest and what is said; or how to come to one. */
export function PartyScreen({ onSet, onCopy }: PartyProps) {
  const partyId = usePlayerPart(({ party }) => party._id);
  return partyId ? (
    <OwnParty key={partyId} partyId={partyId} onSet={onSet} onCopy={onCopy} />
  ) : (
    <NoParty onSet={onSet} />
  );
}
