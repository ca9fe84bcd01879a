import { nameRef, type Player, type RuleEvent } from '@everdeed/rules';
import type { Services } from '../services.ts';
import type { Tx } from '../storage/stores.ts';
import { mailPlayer } from '../work/mails.ts';

/** What of the server quests work with. */
export type QuestParts = Pick<Services, 'settings' | 'mailer' | 'siteUrl'>;

type Told = Extract<RuleEvent, { readonly kind: 'questInvited' | 'questStarted' }>;

/** Which mail tells of a step, and the setting that switches it off. */
function mailOf(event: Told) {
  if (event.kind === 'questStarted') return { template: 'quest-started', wish: 'questStarted' } as const;
  const template = event.isBoss ? 'invite-boss-quest' : 'invite-collection-quest';
  return { template, wish: 'invitedQuest' } as const;
}

/** Tells members by mail that they are asked, or that the quest has begun (wire-groups-and-admin 3.3, 3.10). */
export async function mailSteps(
  tx: Tx,
  parts: QuestParts,
  { events, actor }: { readonly events: readonly RuleEvent[]; readonly actor: Player },
): Promise<void> {
  for (const event of events) {
    if (event.kind !== 'questInvited' && event.kind !== 'questStarted') continue;
    const { template, wish } = mailOf(event);
    for (const userId of event.userIds) {
      const to = tx.players.held(userId);
      const quest = nameRef('quest', event.quest);
      const params = { inviter: actor.profile.name, quest, url: `${parts.siteUrl()}/party` };
      if (to) await mailPlayer(tx, parts, { to, kind: wish, template, params });
    }
  }
}
