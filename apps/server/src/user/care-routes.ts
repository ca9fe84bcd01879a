import { userCalls } from '@everdeed/contract';
import {
  type FreshStart,
  type Outcome,
  type Player,
  rebirth,
  reroll,
  resetAccount,
  type Result,
  type RuleContext,
  type Task,
} from '@everdeed/rules';
import { demandPassword } from '../accounts/account-routes.ts';
import { passwordHashOf } from '../accounts/credentials.ts';
import { presentMessage, storeOutcome } from '../commands/perform.ts';
import { refusal, unwrap } from '../http/refusal.ts';
import { type Reply, reply } from '../http/reply.ts';
import { type Actor, type CallDeps, type RequestInfo, route } from '../http/route.ts';
import { isOfLiveChallenge } from '../tasks/find.ts';
import { sortByAge } from '../tasks/order.ts';
import { presentTask } from '../tasks/present.ts';
import { computedFields, playerText } from './answer-player.ts';
import { joinText } from './join-text.ts';

/** Characters of a farewell. */
const FEEDBACK_LENGTH = 10_000;

/** Refuses unless the caller proves to be the owner: by the password, or by a word for accounts without one. */
async function demandOwner(
  deps: CallDeps,
  actor: Actor,
  sent: unknown,
  phrase: string,
  phraseKey: string,
): Promise<void> {
  const password = typeof sent === 'string' ? sent : '';
  if (password === '') throw refusal('BadRequest', 'missingPassword');
  if ((await passwordHashOf(deps.read.db, actor.id)) !== undefined)
    return demandPassword(deps, actor.id, password);
  if (password !== phrase) throw refusal('NotAuthorized', phraseKey, { params: { magicWord: phrase } });
}

const isOwn = (task: Task): boolean => !isOfLiveChallenge(task) && task.group.id === undefined;
type Renewal = (context: RuleContext, player: Player, tasks: readonly Task[]) => Result<Outcome<FreshStart>>;

/** Carries a fresh start out on the player and on the tasks that are theirs alone; answers with all of them. */
function renew(deps: CallDeps, actor: Actor, info: RequestInfo, renewal: Renewal): Promise<Reply> {
  return deps.transaction(async (tx) => {
    const before = await tx.players.need(actor.id);
    const all = await tx.tasks.list(actor.id, { types: ['habit', 'daily', 'todo'] });
    const tasks = sortByAge(before, all.filter(isOwn));
    const outcome = unwrap(renewal(deps.rules(), before, tasks));
    const changed = new Map(outcome.data.tasks.map((task) => [task._id, task]));
    const updatedAt = new Date(deps.now()).toISOString();
    const renewed = tasks.map((task) => ({ ...(changed.get(task._id) ?? task), updatedAt }));
    await tx.tasks.saveAll(actor.id, renewed);
    await storeOutcome(deps, tx, outcome, before);
    const user = await playerText(tx, actor.id, (player) => computedFields(player, info));
    return reply({
      data: joinText({ user }, { tasks: renewed.map(presentTask) }),
      ...presentMessage(deps, info.language, outcome.message),
    });
  });
}

/** Starting over, in part or whole, and leaving (wire-user-and-tasks 3.1). */
export const careRoutes = [
  route(userCalls.reroll, (deps, { actor, info }) => renew(deps, actor, info, reroll)),
  route(userCalls.rebirth, (deps, { actor, info }) => renew(deps, actor, info, rebirth)),
  route(userCalls.resetUser, async (deps, { actor, body, info }) => {
    if (info.version !== 'v3') await demandOwner(deps, actor, body.password, 'RESET', 'incorrectResetPhrase');
    return deps.transaction(async (tx) => {
      const before = await tx.players.need(actor.id);
      const outcome = unwrap(resetAccount(deps.rules(), before, await tx.tasks.list(actor.id)));
      const { tasksToRemove } = outcome.data;
      await tx.tasks.remove(actor.id, tasksToRemove);
      await storeOutcome(deps, tx, outcome, before);
      const user = await playerText(tx, actor.id, (player) => computedFields(player, info));
      return reply({
        data: joinText({ user }, { tasksToRemove }),
        ...presentMessage(deps, info.language, outcome.message),
      });
    });
  }),
  route(userCalls.deleteUser, async (deps, { actor, body }) => {
    await demandOwner(deps, actor, body.password, 'DELETE', 'incorrectDeletePhrase');
    const feedback = typeof body.feedback === 'string' ? body.feedback : '';
    if (feedback.length > FEEDBACK_LENGTH) throw refusal('BadRequest', 'feedbackTooLong');
    return deps.transaction(async (tx) => {
      const player = await tx.players.need(actor.id);
      const { customerId, dateTerminated } = player.purchased.plan;
      if (customerId && !dateTerminated) throw refusal('NotAuthorized', 'cannotDeleteActiveAccount');
      await tx.players.remove(actor.id);
      return {};
    });
  }),
];
