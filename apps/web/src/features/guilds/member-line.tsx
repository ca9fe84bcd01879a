import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { groupCalls } from 'virtual:calls/group';
import { dispatch } from '../../data/dispatch.ts';
import { usePlayerPart } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { conversationPath } from '../../lib/conversation-address.ts';
import { loadAtLast } from '../../lib/load-later.ts';
import { toggleBlock } from '../../member-kit/member-actions.ts';
import { MemberRow } from '../../social-kit/member-row.tsx';
import type { useAct } from '../../social-kit/use-act.ts';
import { Mail, Shield } from '../../ui/icons.ts';
import type { MenuEntry } from '../../ui/menu.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Ban, Crown, Flag, Gift, UserPlus } from '../../ui/more-icons.ts';
import type { Question } from './member-question.tsx';
import type { Guild, Member } from './queries.ts';
import { leaderIdOf, roleOf, type Standing } from './roles.ts';

const MemberQuestion = loadAtLast(async () => ({
  default: (await import('./member-question.tsx')).MemberQuestion,
}));

export interface MemberLineProps {
  readonly guild: Guild;
  readonly member: Member;
  readonly standing: Standing;
  readonly acting: ReturnType<typeof useAct>;
}

const icon = (Sign: typeof Mail) => <Sign size={18} aria-hidden="true" />;

/** What one can do to any other player. */
function useOthers({ _id, profile: { name } }: Member, ask: (question: Question) => void): MenuEntry[] {
  const navigate = useNavigate();
  const hasParty = usePlayerPart(({ party }) => party._id !== undefined);
  const isBlocked = usePlayerPart(({ inbox }) => inbox.blocks.includes(_id));
  return [
    {
      label: t('guilds.write', { name }),
      icon: icon(Mail),
      onSelect: () => void navigate(conversationPath(_id)),
    },
    { label: t('guilds.gift'), icon: icon(Gift), onSelect: () => ask('gift') },
    ...(hasParty
      ? [{ label: t('guilds.toParty'), icon: icon(UserPlus), onSelect: () => ask('invite') }]
      : []),
    'rule',
    {
      label: t(isBlocked ? 'guilds.unblock' : 'guilds.block'),
      icon: icon(Ban),
      onSelect: () => void dispatch(toggleBlock({ memberId: _id })),
    },
    { label: t('guilds.report'), icon: icon(Flag), kind: 'danger', onSelect: () => ask('report') },
  ];
}

/** What the leader, and in part a moderator, can do to a member. */
function leading(
  { guild, member: { _id }, standing, acting: { act } }: MemberLineProps,
  ask: (question: Question) => void,
): readonly MenuEntry[] {
  const isManager = guild.managers[_id] === true;
  const change = { params: { groupId: guild._id }, body: { managerId: _id } };
  return [
    'rule',
    ...(standing.leads
      ? [
          {
            label: t(isManager ? 'guilds.endManager' : 'guilds.makeManager'),
            onSelect: () =>
              void (isManager ? act(groupCalls.removeManager, change) : act(groupCalls.addManager, change)),
          },
          { label: t('guilds.handOver'), icon: icon(Crown), onSelect: () => ask('lead') },
        ]
      : []),
    { label: t('guilds.remove'), kind: 'danger', onSelect: () => ask('remove') },
  ];
}

function Tools(props: MemberLineProps) {
  const { guild, member, standing } = props;
  const [question, setQuestion] = useState<Question>();
  const others = useOthers(member, setQuestion);
  const mayLead = standing.canManage && leaderIdOf(guild) !== member._id;
  return (
    <>
      <MoreMenu
        label={t('guilds.moreOf', { name: member.profile.name })}
        align="end"
        entries={[...others, ...(mayLead ? leading(props, setQuestion) : [])]}
      />
      {question && (
        <Suspense>
          <MemberQuestion {...props} question={question} onClose={() => setQuestion(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** A member in a list, with what can be done. */
export function MemberLine(props: MemberLineProps) {
  const { guild, member, standing } = props;
  return (
    <MemberRow
      id={member._id}
      name={member.profile.name}
      username={member.auth.local.username}
      look={member}
      player={member}
      tier={member.contributor?.level}
      role={roleOf(guild, member._id)}
      roleIcon={leaderIdOf(guild) === member._id ? <Crown size={14} /> : <Shield size={14} />}
    >
      {member._id !== standing.selfId && <Tools {...props} />}
    </MemberRow>
  );
}
