import { equipmentCalls } from '@everdeed/contract';
import { equip, ruledOut, unequip } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { answerOf } from '../presenters/answer.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer } from '../work/scenes.ts';

/** No part of a path is ever empty. */
const named = ruledOut('missingTypeKeyEquip');

/** Putting on and taking off (wire-user-and-tasks 3.2). */
export const equipmentRoutes = [
  route(equipmentCalls.equip, async (work, { actor, info, params }) => {
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      named(equip(context, scene, params)),
    );
    return answerOf(work, info.language, performed);
  }),
  route(equipmentCalls.unequip, async (work, { actor, info, params }) => {
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      unequip(context, scene, params),
    );
    return answerOf(work, info.language, performed);
  }),
];
