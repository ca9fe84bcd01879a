import { nameRef, type Player, type RuleEvent } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import { pushPlayer } from '../work/pushes.ts';
import type { Work } from '../work/work.ts';

const steps = {
  questInvited: {
    wish: 'invitedQuest',
    title: 'push.questInvitation.title',
    body: { key: 'push.questInvitation.body' },
  },
  questStarted: {
    wish: 'questStarted',
    title: 'push.questStarted.title',
    body: { key: 'push.questStarted.body' },
  },
} as const;

/** Pushes to members that they are asked, or that the quest has begun (wire-groups-and-admin 3.3, 3.10). */
export async function pushSteps(
  work: Pick<Work, 'words' | 'now'>,
  tx: Tx,
  { events, actor }: { readonly events: readonly RuleEvent[]; readonly actor: Player },
): Promise<void> {
  for (const event of events) {
    if (event.kind !== 'questInvited' && event.kind !== 'questStarted') continue;
    const params = { inviter: actor.profile.name, quest: nameRef('quest', event.quest) };
    const push = { ...steps[event.kind], params, path: '/party', tag: `quest ${event.groupId}` };
    for (const userId of event.userIds) {
      const to = tx.players.held(userId);
      if (to) await pushPlayer(work, tx, { ...push, to });
    }
  }
}
