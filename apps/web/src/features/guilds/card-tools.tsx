import type { Player } from '@everdeed/rules';
import { groupCalls } from 'virtual:calls/group';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { useMember } from '../../member-kit/use-member.ts';
import { Face } from '../../social-kit/face.tsx';
import { useAct } from '../../social-kit/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/icons.ts';
import { Crown } from '../../ui/more-icons.ts';
import styles from './guild-card.module.css';
import { invitationsOf } from './invitations.ts';
import { type ListedGuild, refreshGuild } from './queries.ts';

/** Whether the player is invited to a guild. */
export const isInvitedTo = (player: Player, groupId: string): boolean =>
  invitationsOf(player).some(({ id }) => id === groupId);

/** Who invites the player to a guild, as far as it is known. */
export function InvitationSign({ groupId }: { readonly groupId: string }) {
  const player = usePlayer();
  const inviter = invitationsOf(player).find(({ id }) => id === groupId)?.inviter;
  return inviter === undefined ? t('guilds.invited') : <Inviter id={inviter} />;
}

function Inviter({ id }: { readonly id: string }) {
  const { data } = useMember(id);
  if (!data) return t('guilds.invited');
  return (
    <span className={styles['inviter']}>
      <Face look={data} /> {t('guilds.invitedBy', { name: data.profile.name })}
    </span>
  );
}

interface Named {
  readonly _id: string;
  readonly name: string;
}

/** Answers an invitation to a guild. */
export function Answers({ guild: { _id, name } }: { readonly guild: Named }) {
  const player = usePlayer();
  const { isBusy, act } = useAct(() => refreshGuild(player._id, _id));
  const params = { params: { groupId: _id } };
  return (
    <>
      <Button
        kind="plain"
        busy={isBusy}
        aria-label={t('guilds.declineOf', { name })}
        onClick={() => void act(groupCalls.rejectInvitation, params)}
      >
        {t('guilds.decline')}
      </Button>
      <Button
        busy={isBusy}
        aria-label={t('guilds.acceptOf', { name })}
        onClick={() => void act(groupCalls.joinGroup, params)}
      >
        {t('guilds.accept')}
      </Button>
    </>
  );
}

interface JoinProps {
  readonly guild: Named;
  readonly kind?: 'primary' | 'secondary';
}

/** Joins a public guild. */
export function JoinButton({ guild: { _id, name }, kind = 'secondary' }: JoinProps) {
  const player = usePlayer();
  const { isBusy, act } = useAct(() => refreshGuild(player._id, _id));
  return (
    <Button
      kind={kind}
      busy={isBusy}
      aria-label={t('guilds.joinOf', { name })}
      onClick={() => void act(groupCalls.joinGroup, { params: { groupId: _id } })}
    >
      {t('guilds.join')}
    </Button>
  );
}

/** How the player stands to a guild, or the way in. */
export function CardTools({
  guild,
}: {
  readonly guild: Pick<ListedGuild, keyof Named | 'leader' | 'memberCount'>;
}) {
  const player = usePlayer();
  if (guild.leader === player._id && guild.memberCount > 0)
    return (
      <span className={styles['state']}>
        <Crown size={16} aria-hidden="true" />
        {t('guilds.youLead')}
      </span>
    );
  if (player.guilds.includes(guild._id))
    return (
      <span className={styles['state']} data-joined>
        <Check size={16} aria-hidden="true" />
        {t('guilds.joined')}
      </span>
    );
  return isInvitedTo(player, guild._id) ? <Answers guild={guild} /> : <JoinButton guild={guild} />;
}
