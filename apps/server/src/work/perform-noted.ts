import type { MessageKey } from '@everdeed/content';
import {
  type Challenge,
  type Group,
  leadsChallenge,
  mayEditBoard,
  type Outcome,
  type Result,
  type RuleContext,
} from '@everdeed/rules';
import type { ActorId } from './actor.ts';
import { noteBoardTask, noteChallengeTasks } from './moderation-notes.ts';
import { perform, type Performed } from './perform.ts';
import type { SceneLoader } from './scenes.ts';
import type { Work } from './work.ts';

/** What may be changed by others than those who look after it: by administrators of challenges. */
interface Led {
  readonly challenge?: Challenge | undefined;
  readonly group?: Group | undefined;
}

/** As `perform`, for tasks of challenges and boards; the log tells if somebody does it who does not look after them. */
export async function performNoted<
  Scene extends Led,
  Data,
  Loading extends MessageKey = never,
  Deciding extends MessageKey = never,
>(
  work: Work<NoInfer<Loading | Deciding>>,
  actor: ActorId,
  load: SceneLoader<Scene, Loading>,
  command: (context: RuleContext, scene: Scene) => Result<Outcome<Data>, Deciding>,
): Promise<Performed<Scene, Data>> {
  const performed = await perform(work, actor, load, command);
  const { scene, player, tx } = performed;
  const { challenge, group } = scene;
  if (challenge && !leadsChallenge(player, challenge)) await noteChallengeTasks(work, tx, actor, challenge);
  if (!challenge && group && !mayEditBoard(player, group)) await noteBoardTask(work, tx, actor, group);
  return performed;
}
