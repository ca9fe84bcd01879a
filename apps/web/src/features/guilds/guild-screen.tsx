import { TAVERN_ID } from '@everdeed/rules';
import { Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { failureOf } from '../../data/api.ts';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { groupPlanPath } from '../../lib/group-plan-address.ts';
import { DISCOVERY_PATH, guildAt, TAVERN_PATH } from '../../lib/guild-address.ts';
import page from '../../social-kit/group-page.module.css';
import { GUIDELINES_PATH } from '../../social-kit/guidelines-path.ts';
import type { CopySaid } from '../../social-kit/chat-types.ts';
import { InviteDialog } from '../../social-kit/later.ts';
import type { Candidate } from '../../social-kit/mention.ts';
import { Talk } from '../../social-kit/talk.tsx';
import { useAct } from '../../social-kit/use-act.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../ui/feedback.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { FilterTabs } from '../../ui/segment.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { AboutPanel } from './about-panel.tsx';
import { isInvitedTo } from './card-tools.tsx';
import { ChallengesPanel } from './challenges-panel.tsx';
import { GroupsHead } from './groups-head.tsx';
import { GuildScene } from './guild-scene.tsx';
import { GuildTools } from './guild-tools.tsx';
import styles from './guilds.module.css';
import { MembersPanel, useRanked } from './members-panel.tsx';
import { type Guild, type Member, refreshGuild, useGuild, useMembers } from './queries.ts';
import { roleOf, type Standing, standingOf } from './roles.ts';

/** What a guild notes of the player. */
export interface GuildProps {
  /** Changes settings of the player, by dotted path. */
  readonly onSet: (values: Readonly<Record<string, boolean>>) => void;
  readonly onCopy?: CopySaid | undefined;
}

const NOBODY: readonly Member[] = [];

const candidatesOf = (members: readonly Member[], selfId: string): readonly Candidate[] =>
  members.flatMap(({ _id, profile, auth }) =>
    _id === selfId || !auth.local.username ? [] : [{ name: profile.name, username: auth.local.username }],
  );

const PARTS = ['talk', 'members', 'challenges', 'about'] as const;
type Part = (typeof PARTS)[number];

interface PartsProps extends GuildProps {
  readonly guild: Guild;
  readonly standing: Standing;
  /** Which one is shown where there is room for one alone. */
  readonly only: Part | undefined;
}

/** Talk, what it is about, challenges and members. */
function Parts({ guild, standing, only, onSet, onCopy }: PartsProps) {
  const player = usePlayer();
  const { selfId, isMember } = standing;
  const [isInviting, setIsInviting] = useState(false);
  const listed = useMembers(selfId, guild._id);
  const acting = useAct(() => refreshGuild(selfId, guild._id));
  const shows = (part: Part) => only === undefined || only === part;
  return (
    <div className={page['columns']}>
      {shows('talk') && (
        <div className={page['column']}>
          <Talk
            groupId={guild._id}
            groupName={guild.name}
            candidates={candidatesOf(listed.members ?? NOBODY, selfId)}
            onAgree={() => onSet({ 'flags.communityGuidelinesAccepted': true })}
            onCopy={onCopy}
            roleOf={({ authorId }) => roleOf(guild, authorId)}
            isReadOnly={!isMember}
            aside={
              <Link to={GUIDELINES_PATH} className={styles['link']}>
                {t('guilds.guidelines')}
              </Link>
            }
            tools={!isMember && <p className={styles['hint']}>{t('guilds.readOnly')}</p>}
          />
        </div>
      )}
      <div className={styles['sides']}>
        {shows('about') && (
          <AboutPanel
            guild={guild}
            standing={standing}
            isInvited={isInvitedTo(player, guild._id)}
            onInvite={() => setIsInviting(true)}
            tools={<GuildTools guild={guild} standing={standing} acting={acting} />}
          />
        )}
        {shows('challenges') && (
          <ChallengesPanel
            userId={selfId}
            groupId={guild._id}
            isMember={isMember}
            canStart={isMember && (standing.leads || !guild.leaderOnly.challenges)}
          />
        )}
        {shows('members') && (
          <MembersPanel
            guild={guild}
            members={listed.members}
            hasFailed={listed.isError}
            onRetry={() => void listed.refetch()}
            standing={standing}
            acting={acting}
          />
        )}
      </div>
      <Suspense>
        {isInviting && (
          <InviteDialog
            title={t('guilds.inviteTitle', { name: guild.name })}
            groupId={() => Promise.resolve(guild._id)}
            onInvited={() => void refreshGuild(selfId, guild._id)}
            onClose={() => setIsInviting(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

interface GuildViewProps extends GuildProps {
  readonly guild: Guild;
  readonly hasScene: boolean;
}

function GuildView({ guild, hasScene, ...noted }: GuildViewProps) {
  const player = usePlayer();
  const isPhone = useMedia('(max-width: 767.98px)');
  const standing = standingOf(player, guild);
  // A stranger learns first what it is about.
  const [part, setPart] = useState<Part>(standing.isMember ? 'talk' : 'about');
  const { members } = useMembers(player._id, guild._id);
  const ranked = useRanked(guild, members);
  return (
    <>
      {hasScene && <GuildScene guild={guild} members={members ? ranked : NOBODY} />}
      {isPhone && (
        <FilterTabs
          label={guild.name}
          value={part}
          options={PARTS.map((value) => ({ value, label: t(NAMES[value]) }))}
          onChange={setPart}
        />
      )}
      <Parts guild={guild} standing={standing} only={isPhone ? part : undefined} {...noted} />
    </>
  );
}

const NAMES = {
  talk: 'social.talk',
  members: 'guilds.members',
  challenges: 'guilds.challenges',
  about: 'guilds.aboutHead',
} as const satisfies Record<Part, string>;

const NOT_FOUND = 404;

/** Why there is nothing to see: private, gone, or not to be reached right now. */
function Missing({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const failure = failureOf(error);
  if (failure?.kind === 'refused' && failure.status === NOT_FOUND)
    return (
      <EmptyState
        title={t('guilds.gone')}
        hint={t('guilds.goneHint')}
        action={
          <Link to={DISCOVERY_PATH} className={buttonLook} data-kind="secondary">
            {t('guilds.toDiscover')}
          </Link>
        }
      />
    );
  return <LoadFailed title={t('guilds.failed')} hint={t('guilds.failedHint')} onRetry={onRetry} />;
}

interface OneGuildProps extends GuildProps {
  readonly groupId: string;
  /** Whether it stands below the head of the pages of its plan. */
  readonly isOfPlan?: boolean;
}

function OneGuild({ groupId, isOfPlan = false, ...noted }: OneGuildProps) {
  const { _id } = usePlayer();
  const { data, error, isError, refetch } = useGuild(_id, groupId);
  if (data?.type === 'party') return <Navigate to="/party" replace />;
  // A guild that is gone meanwhile is shown no longer; one that cannot be reached is.
  const isGone = failureOf(error)?.kind === 'refused';
  // A group with a plan has pages of its own (seed 1, section 4).
  if (data?.purchased?.active && !isOfPlan)
    return <Navigate to={groupPlanPath(groupId, 'information')} replace />;
  if (data && !isGone) return <GuildView guild={data} hasScene={!isOfPlan} {...noted} />;
  return (
    <>
      {!isOfPlan && <GroupsHead />}
      {isError ? <Missing error={error} onRetry={() => void refetch()} /> : <Skeleton />}
    </>
  );
}

/** A guild that has a plan, below the head of its pages. */
export const GuildOfPlan = (props: Omit<OneGuildProps, 'isOfPlan'>) => <OneGuild isOfPlan {...props} />;

/** The guild of the current address. */
export function GuildScreen(noted: GuildProps) {
  const groupId = guildAt(useLocation().pathname);
  if (groupId === undefined) return null;
  if (groupId.toLowerCase() === TAVERN_ID.toLowerCase() || groupId === 'habitrpg')
    return <Navigate to={TAVERN_PATH} replace />;
  return <OneGuild key={groupId} groupId={groupId} {...noted} />;
}
