import { type Static, Type } from '@everdeed/contract';
import type { Group, NewMessage, Player } from '@everdeed/rules';
import { defineJob, jobKind } from '../jobs/kind.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../storage/stores.ts';
import { pushPlayer, type PushSwitch, wantsPush } from '../work/pushes.ts';
import { runWork } from '../work/unit-of-work.ts';
import type { Work } from '../work/work.ts';

/** Pushes a message to those whom it concerns. */
const pushPostJob = jobKind({
  name: 'push-post',
  payload: Type.Object({
    groupId: Type.String(),
    authorId: Type.String(),
    sender: Type.String(),
    text: Type.String(),
    hearers: Type.Array(
      Type.Object({ id: Type.String(), isMember: Type.Boolean(), isMentioned: Type.Boolean() }),
    ),
  }),
});
type PushPost = Static<typeof pushPostJob.payload>;
type Hearer = PushPost['hearers'][number];

/** What was posted, by whom and where. */
interface Posted {
  readonly message: NewMessage;
  readonly scene: {
    readonly player: Player;
    readonly group: Group;
    /** Ids of those who are mentioned, by name. */
    readonly mentioned: ReadonlyMap<string, string>;
  };
}

/** Those of the party, or of the mentioned, who have a browser to push to: mostly nobody. */
async function hearersOf({ db }: Tx, { group, player, mentioned }: Posted['scene']): Promise<Hearer[]> {
  const named = [...mentioned.values()];
  if (group.type !== 'party' && named.length === 0) return [];
  const rows = await db
    .selectFrom('push_subscriptions')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.player_id', '=', 'push_subscriptions.player_id').on('group_id', '=', group._id),
    )
    .select(['push_subscriptions.player_id as id', 'memberships.group_id as within'])
    .distinct()
    .where('push_subscriptions.player_id', '!=', player._id)
    .where((is) =>
      is.or([
        ...(group.type === 'party' ? [is('memberships.group_id', 'is not', null)] : []),
        ...(named.length > 0 ? [is('push_subscriptions.player_id', 'in', named)] : []),
      ]),
    )
    .orderBy('push_subscriptions.player_id')
    .execute();
  return rows.map(({ id, within }) => ({ id, isMember: within !== null, isMentioned: named.includes(id) }));
}

/**
 * Has a message pushed to members of the party and to those who are mentioned (wire-groups-and-admin 2.5, 2.6). Of the
 * tavern, of large groups and of hidden messages nobody is told.
 */
export async function pushPost(tx: Tx, { message, scene }: Posted): Promise<void> {
  const hearers = message.isTold ? await hearersOf(tx, scene) : [];
  if (hearers.length === 0) return;
  const { player, group } = scene;
  await tx.enqueue(pushPostJob, {
    groupId: group._id,
    authorId: player._id,
    sender: player.profile.name,
    text: message.unformattedText,
    hearers,
  });
}

/** The setting for a mention; undefined: nobody outside is told of what is said in private. */
function mentionWish({ type, privacy }: Group, isMember: boolean): PushSwitch | undefined {
  if (type === 'party') return isMember ? 'mentionParty' : undefined;
  if (isMember) return 'mentionJoinedGuild';
  return privacy === 'public' ? 'mentionUnjoinedGuild' : undefined;
}

/** What a hearer is told: that they are mentioned, if they want that, or else that their party talks. */
function kindFor(to: Player, { isMember, isMentioned }: Hearer, group: Group) {
  const wish = isMentioned ? mentionWish(group, isMember) : undefined;
  if (wish && wantsPush(to, wish)) return { wish, title: 'push.chatMention.title' } as const;
  if (group.type !== 'party' || !isMember) return undefined;
  return { wish: 'partyActivity', title: 'groupActivityNotificationTitle' } as const;
}

/** Pushes to all hearers; not, our own rule, to those who block the author. */
async function tell(
  work: Work,
  tx: Tx,
  { groupId, authorId, sender, text, hearers }: PushPost,
): Promise<void> {
  const group = await tx.groups.get(groupId);
  if (!group) return;
  for (const hearer of hearers) {
    const to = await tx.players.get(hearer.id);
    const kind = to && !to.inbox.blocks.includes(authorId) ? kindFor(to, hearer, group) : undefined;
    if (!to || !kind) continue;
    await pushPlayer(work, tx, {
      ...kind,
      to,
      body: { text },
      params: { sender, user: sender, group: group.name },
      path: group.type === 'party' ? '/party' : `/groups/guild/${groupId}`,
      tag: `chat ${groupId}`,
    });
  }
}

/** A job of its own: whoever posts must not wait for the rows of others. */
export const pushPostJobs = [
  defineJob(pushPostJob, {
    run: (services: Services, { payload }) =>
      runWork(services, (work) => work.transaction((tx) => tell(work, tx, payload))),
  }),
];
