import { petCalls } from '@everdeed/contract';
import { feed, hatch, releaseBoth, releaseMounts, releasePets, ruledOut } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { answerOf } from '../presenters/answer.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer } from '../work/scenes.ts';

/** No part of a path is ever empty. */
const named = ruledOut('missingEggHatchingPotion', 'missingPetFoodFeed');

/** Hatching, feeding and letting go (wire-user-and-tasks 3.1, 3.2). */
export const petRoutes = [
  route(petCalls.hatch, async (work, { actor, info, params }) => {
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      named(hatch(context, scene, params)),
    );
    return answerOf(work, info.language, performed);
  }),
  route(petCalls.feed, async (work, { actor, info, params, query }) => {
    const amount = query.amount ? Number(query.amount) : undefined;
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      named(feed(context, scene, { ...params, amount })),
    );
    return answerOf(work, info.language, performed);
  }),
  route(petCalls.releasePets, async (work, { actor, info }) =>
    answerOf(work, info.language, await perform(work, actor, ownPlayer, releasePets)),
  ),
  route(petCalls.releaseMounts, async (work, { actor, info }) =>
    answerOf(work, info.language, await perform(work, actor, ownPlayer, releaseMounts)),
  ),
  route(petCalls.releaseBoth, async (work, { actor, info }) =>
    answerOf(work, info.language, await perform(work, actor, ownPlayer, releaseBoth)),
  ),
];
