import { characterCalls } from '@everdeed/contract';
import {
  accept,
  isShared,
  type Outcome,
  rebirth,
  reroll,
  resetAccount,
  type Result,
  type RuleContext,
  sortByAge,
  type Task,
  taskAfter,
  type TasksScene,
} from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { type RequestInfo, route } from '../http/route.ts';
import { presentMessage } from '../presenters/answer.ts';
import { joinText } from '../presenters/join-text.ts';
import { computedFields, playerText, shownMessages } from '../presenters/player.ts';
import { presentTask } from '../presenters/task.ts';
import type { PasswordParts } from '../security/guarded-check.ts';
import { requireOwner } from '../security/ownership.ts';
import type { Actor } from '../work/actor.ts';
import { perform } from '../work/perform.ts';
import { requireActor, type SceneLoader } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';

/** The player with the tasks that are theirs alone, oldest first. */
const withOwnTasks: SceneLoader<TasksScene> = async (tx, actor) => {
  const player = await requireActor(tx, actor);
  const all = await tx.tasks.list(actor.id, { types: ['habit', 'daily', 'todo'] });
  return {
    player,
    tasks: sortByAge(
      player,
      all.filter((task) => !isShared(task)),
    ),
  };
};

const withAllTasks: SceneLoader<TasksScene> = async (tx, actor) => ({
  player: await requireActor(tx, actor),
  tasks: await tx.tasks.list(actor.id),
});

type Renewal = (context: RuleContext, scene: TasksScene) => Result<Outcome<undefined>, 'notEnoughGems'>;

/** A renewal that touches every task of the scene, changed or not, and tells them all. */
const touchingAll =
  (renewal: Renewal) =>
  (context: RuleContext, scene: TasksScene): Result<Outcome<readonly Task[]>, 'notEnoughGems'> => {
    const renewed = renewal(context, scene);
    if (!renewed.ok) return renewed;
    const updatedAt = new Date(context.now).toISOString();
    const tasks = scene.tasks.map((task) => ({ ...taskAfter(renewed.value, task), updatedAt }));
    return accept({ ...renewed.value, data: tasks, changed: { ...renewed.value.changed, tasks } });
  };

/** Starts over and answers with the player and all own tasks. */
async function renew(work: Work<'notEnoughGems'>, actor: Actor, info: RequestInfo, renewal: Renewal) {
  const { tx, data, message } = await perform(work, actor, withOwnTasks, touchingAll(renewal));
  const messages = await shownMessages(tx, actor.id, info);
  const user = await playerText(tx, actor.id, (player) => computedFields(tx, player, messages));
  return reply({
    data: joinText({ user }, { tasks: data.map(presentTask) }),
    ...presentMessage(work, info.language, message),
  });
}

const magicWord = { word: 'RESET', refusalKey: 'incorrectResetPhrase' } as const;

/** Starting over, in part or whole (wire-user-and-tasks 3.1). */
export const renewalRoutes = (parts: PasswordParts) => [
  route(characterCalls.reroll, (work, { actor, info }) => renew(work, actor, info, reroll)),
  route(characterCalls.rebirth, (work, { actor, info }) => renew(work, actor, info, rebirth)),
  route(characterCalls.resetUser, async (work, { actor, body, info }) => {
    if (info.version !== 'v3')
      await requireOwner(work, parts, { id: actor.id, ip: info.ip }, body.password, magicWord);
    const { tx, outcome, message } = await perform(work, actor, withAllTasks, resetAccount);
    const tasksToRemove = outcome.changed.removedTaskIds;
    const messages = await shownMessages(tx, actor.id, info);
    const user = await playerText(tx, actor.id, (player) => computedFields(tx, player, messages));
    return reply({
      data: joinText({ user }, { tasksToRemove }),
      ...presentMessage(work, info.language, message),
    });
  }),
];
