import { characterCalls } from '@everdeed/contract';
import {
  type Outcome,
  rebirth,
  reroll,
  resetAccount,
  type Result,
  type RuleContext,
  type Task,
  taskAfter,
  type TasksScene,
} from '@everdeed/rules';
import { requireOwner } from '../accounts/ownership.ts';
import { presentMessage, storeOutcome } from '../work/perform.ts';
import { unwrap } from '../work/refusal.ts';
import { type Reply, reply } from '../http/reply.ts';
import { type Actor, type CallDeps, type RequestInfo, route } from '../http/route.ts';
import { isOfLiveChallenge } from '../tasks/find.ts';
import { sortByAge } from '../tasks/order.ts';
import { presentTask } from '../tasks/present.ts';
import { computedFields, playerText } from '../players/answer-player.ts';
import { joinText } from '../players/join-text.ts';

const isOwn = (task: Task): boolean => !isOfLiveChallenge(task) && task.group.id === undefined;
type Renewal = (context: RuleContext, scene: TasksScene) => Result<Outcome<undefined>>;

/** Carries a fresh start out on the player and on the tasks that are theirs alone; answers with all of them. */
function renew(deps: CallDeps, actor: Actor, info: RequestInfo, renewal: Renewal): Promise<Reply> {
  return deps.transaction(async (tx) => {
    const before = await tx.players.need(actor.id);
    const all = await tx.tasks.list(actor.id, { types: ['habit', 'daily', 'todo'] });
    const tasks = sortByAge(before, all.filter(isOwn));
    const outcome = unwrap(renewal(deps.rules(), { player: before, tasks }));
    const updatedAt = new Date(deps.now()).toISOString();
    const renewed = tasks.map((task) => ({ ...taskAfter(outcome, task), updatedAt }));
    await tx.tasks.saveAll(actor.id, renewed);
    await storeOutcome(deps, tx, outcome, before);
    const user = await playerText(tx, actor.id, (player) => computedFields(player, info));
    return reply({
      data: joinText({ user }, { tasks: renewed.map(presentTask) }),
      ...presentMessage(deps, info.language, outcome.message),
    });
  });
}

/** Starting over, in part or whole (wire-user-and-tasks 3.1). */
export const renewalRoutes = [
  route(characterCalls.reroll, (deps, { actor, info }) => renew(deps, actor, info, reroll)),
  route(characterCalls.rebirth, (deps, { actor, info }) => renew(deps, actor, info, rebirth)),
  route(characterCalls.resetUser, async (deps, { actor, body, info }) => {
    if (info.version !== 'v3')
      await requireOwner(deps, actor, body.password, 'RESET', 'incorrectResetPhrase');
    return deps.transaction(async (tx) => {
      const before = await tx.players.need(actor.id);
      const tasks = await tx.tasks.list(actor.id);
      const outcome = unwrap(resetAccount(deps.rules(), { player: before, tasks }));
      const tasksToRemove = outcome.changed.removedTaskIds;
      await tx.tasks.remove(actor.id, tasksToRemove);
      await storeOutcome(deps, tx, outcome, before);
      const user = await playerText(tx, actor.id, (player) => computedFields(player, info));
      return reply({
        data: joinText({ user }, { tasksToRemove }),
        ...presentMessage(deps, info.language, outcome.message),
      });
    });
  }),
];
