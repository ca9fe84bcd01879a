import type { RuleEvent } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import type { Reaction, Work } from '../work/work.ts';

type Response = Extract<RuleEvent, { readonly kind: 'questResponse' }>;

async function keep({ now }: Work, tx: Tx, responses: readonly Response[]): Promise<void> {
  for (const { userId, quest, response } of responses) {
    // Who has deleted their account since they were asked has no history.
    if (!tx.players.held(userId)) continue;
    const timestamp = new Date(now).toISOString();
    await tx.history.add(userId, { kind: 'questInviteResponse', timestamp, quest, response });
  }
}

/** Notes for support how everybody answered, and who ended a quest (wire-groups-and-admin 3.10). */
export const keepResponses: Reaction = (work, tx, { outcome }) => {
  const responses = outcome.events.filter((event) => event.kind === 'questResponse');
  return responses.length === 0 ? undefined : keep(work, tx, responses);
};
