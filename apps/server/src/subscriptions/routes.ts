import { subscriptionCalls } from '@everdeed/contract';
import { openMysteryItem } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { answerOf } from '../presenters/answer.ts';
import { presentGearIn } from '../presenters/gear.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer } from '../work/scenes.ts';

/** What subscribers get (wire-user-and-tasks 3.2). */
export const subscriptionRoutes = [
  route(subscriptionCalls.openMysteryItem, async (work, { actor, info }) => {
    const { data, message } = await perform(work, actor, ownPlayer, openMysteryItem);
    return answerOf(work, info.language, { data: presentGearIn(work.words, info.language, data), message });
  }),
];
