import { shopCalls } from '@everdeed/contract';
import { ruledOut, sell, unlock } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { answerOf } from '../presenters/answer.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer } from '../work/scenes.ts';
import { readQuantity } from './read-quantity.ts';

/** The path has a type and a key. */
const named = ruledOut('missingKeyParam', 'typeRequired');

/** Selling and unlocking (wire-user-and-tasks 3.4). */
export const tradeRoutes = [
  route(shopCalls.sell, async (work, { actor, params: { type, key }, query, info }) => {
    const amount = readQuantity(query.amount);
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      named(sell(context, scene, { type, key, amount })),
    );
    return answerOf(work, info.language, performed);
  }),
  route(shopCalls.unlock, async (work, { actor, query: { path }, info }) => {
    const { data, message } = await perform(work, actor, ownPlayer, (context, scene) =>
      unlock(context, scene, { path }),
    );
    const { purchased, items } = data;
    return answerOf(work, info.language, { data: { purchased, items }, message });
  }),
];
