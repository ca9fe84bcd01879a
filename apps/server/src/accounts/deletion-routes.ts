import { accountCalls } from '@everdeed/contract';
import { holdsAccount, leaveForGood } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { saveOutcome } from '../work/save.ts';
import { goingScene } from '../work/groups.ts';
import { unwrap } from '../work/refusal.ts';
import { requireOwner } from '../security/ownership.ts';
import type { AccountParts } from './parts.ts';

/** Maximum length of the feedback, in characters. */
const MAX_FEEDBACK_LENGTH = 10_000;
const magicWord = { word: 'DELETE', refusalKey: 'incorrectDeletePhrase' } as const;

/** Deleting the account (wire-user-and-tasks 3.1). */
export const deletionRoutes = (parts: AccountParts) => [
  route(accountCalls.deleteUser, async (work, { actor, body, info }) => {
    await requireOwner(work, parts, { id: actor.id, ip: info.ip }, body.password, magicWord);
    const feedback = typeof body.feedback === 'string' ? body.feedback : '';
    if (feedback.length > MAX_FEEDBACK_LENGTH) throw work.refuse('BadRequest', 'feedbackTooLong');
    return work.transaction(async (tx) => {
      const scene = await goingScene(tx, actor, work);
      if (holdsAccount(work.rules, scene)) throw work.refuse('NotAuthorized', 'cannotDeleteActiveAccount');
      await saveOutcome(work, tx, unwrap(work, leaveForGood(work.rules, scene)), { actorId: actor.id });
      tx.afterCommit(() => parts.events.revoked(actor.id));
      return {};
    });
  }),
];
