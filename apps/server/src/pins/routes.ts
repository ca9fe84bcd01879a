import { pinCalls } from '@everdeed/contract';
import { gearToBuy, movePin, rewardsColumn, togglePin } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { presentGearIn } from '../presenters/gear.ts';
import { presentItems } from '../presenters/shop-item.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer, requireActor } from '../work/scenes.ts';

/** The rewards column and its pins (wire-user-and-tasks 3.5). */
export const pinRoutes = [
  route(pinCalls.inAppRewards, async (work, { actor, info: { language } }) => {
    const { now, words } = work;
    const player = await requireActor(work.read, actor);
    return presentItems({ player, now, words, language }, rewardsColumn(player, now));
  }),
  route(pinCalls.gearToBuy, async (work, { actor, info: { language } }) => {
    const player = await requireActor(work.read, actor);
    return gearToBuy(player, work.now).map((gear) => presentGearIn(work.words, language, gear));
  }),
  route(pinCalls.movePinnedItem, async (work, { actor, params: { path, position } }) => {
    const { data } = await perform(work, actor, ownPlayer, (context, scene) =>
      movePin(context, scene, { path, position: Number(position) }),
    );
    return data;
  }),
  route(pinCalls.togglePinnedItem, async (work, { actor, params: { path, type } }) => {
    const { data } = await perform(work, actor, ownPlayer, (context, scene) =>
      togglePin(context, scene, { path, type }),
    );
    return data;
  }),
];
