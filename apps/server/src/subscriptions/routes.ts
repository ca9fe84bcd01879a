import { subscriptionCalls } from '@everdeed/contract';
import { openMysteryItem } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { answerOf } from '../presenters/answer.ts';
import { presentGear } from '../words/catalogue/gear.ts';
import { entryName } from '../words/localise.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer } from '../work/scenes.ts';

/** What subscribers get (wire-user-and-tasks 3.2). */
export const subscriptionRoutes = [
  route(subscriptionCalls.openMysteryItem, async (work, { actor, info }) => {
    const { data, message } = await perform(work, actor, ownPlayer, openMysteryItem);
    const text = entryName(work.words, info.language, 'gear', data.key);
    return answerOf(work, info.language, { data: { ...presentGear(data), text }, message });
  }),
];
