import { accountCalls } from '@everdeed/contract';
import { route } from '../http/route.ts';
import { refusal } from '../work/refusal.ts';
import { requireOwner } from './ownership.ts';

/** Longest farewell, in characters. */
const MAX_FEEDBACK_LENGTH = 10_000;

/** Leaving for good (wire-user-and-tasks 3.1). */
export const deletionRoutes = [
  route(accountCalls.deleteUser, async (deps, { actor, body }) => {
    await requireOwner(deps, actor, body.password, 'DELETE', 'incorrectDeletePhrase');
    const feedback = typeof body.feedback === 'string' ? body.feedback : '';
    if (feedback.length > MAX_FEEDBACK_LENGTH) throw refusal('BadRequest', 'feedbackTooLong');
    return deps.transaction(async (tx) => {
      const player = await tx.players.need(actor.id);
      const { customerId, dateTerminated } = player.purchased.plan;
      if (customerId && !dateTerminated) throw refusal('NotAuthorized', 'cannotDeleteActiveAccount');
      await tx.players.remove(actor.id);
      return {};
    });
  }),
];
