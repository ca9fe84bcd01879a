import { characterCalls } from '@everdeed/contract';
import {
  isShared,
  type Outcome,
  rebirth,
  reroll,
  resetAccount,
  type Result,
  type RuleContext,
  taskAfter,
  type TasksScene,
} from '@everdeed/rules';
import { type Reply, reply } from '../http/reply.ts';
import { type Actor, type CallDeps, type RequestInfo, route } from '../http/route.ts';
import { sortByAge } from '../tasks/order.ts';
import type { Actor } from '../work/actor.ts';
import { perform } from '../work/perform.ts';
import { requireActor, type SceneLoader } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';

type Renewal = (context: RuleContext, scene: TasksScene) => Result<Outcome<undefined>>;

/** Carries a fresh start out on the player and on the tasks that are theirs alone; answers with all of them. */
function renew(deps: CallDeps, actor: Actor, info: RequestInfo, renewal: Renewal): Promise<Reply> {
  return deps.transaction(async (tx) => {
    const before = await tx.players.need(actor.id);
    const all = await tx.tasks.list(actor.id, { types: ['habit', 'daily', 'todo'] });
    const tasks = sortByAge(
      before,
      all.filter((task) => !isShared(task)),
    );
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

const magicWord = { word: 'RESET', refusalKey: 'incorrectResetPhrase' } as const;

/** Starting over, in part or whole (wire-user-and-tasks 3.1). */
export const renewalRoutes = ({ passwords }: Pick<Services, 'passwords'>) => [
  route(characterCalls.reroll, (work, { actor, info }) => renew(work, actor, info, reroll)),
  route(characterCalls.rebirth, (work, { actor, info }) => renew(work, actor, info, rebirth)),
  route(characterCalls.resetUser, async (work, { actor, body, info }) => {
    if (info.version !== 'v3') await requireOwner(work, passwords, actor, body.password, magicWord);
    const { tx, outcome, message } = await perform(work, actor, withAllTasks, resetAccount);
    const tasksToRemove = outcome.changed.removedTaskIds;
    const user = await playerText(tx, actor.id, (player) => computedFields(player, info));
    return reply({
      data: joinText({ user }, { tasksToRemove }),
      ...presentMessage(work, info.language, message),
    });
  }),
];
