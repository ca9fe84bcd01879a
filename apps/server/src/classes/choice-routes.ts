import { classCalls } from '@everdeed/contract';
import { changeClass, disableClasses } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { answerOf } from '../presenters/answer.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer } from '../work/scenes.ts';

/** Choosing a class, or none (wire-user-and-tasks 3.1). */
export const choiceRoutes = [
  route(classCalls.changeClass, async (work, { actor, info, query }) => {
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      changeClass(context, scene, { name: query.class }),
    );
    return answerOf(work, info.language, performed);
  }),
  route(classCalls.disableClasses, async (work, { actor, info }) =>
    answerOf(work, info.language, await perform(work, actor, ownPlayer, disableClasses)),
  ),
];
