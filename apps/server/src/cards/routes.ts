import { cardCalls } from '@everdeed/contract';
import { readCard, ruledOut } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { answerOf } from '../presenters/answer.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer } from '../work/scenes.ts';

/** No part of a path is ever empty. */
const named = ruledOut('cardTypeRequired');

/** Reading cards (wire-user-and-tasks 3.2). */
export const cardRoutes = [
  route(cardCalls.readCard, async (work, { actor, info, params }) => {
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      named(readCard(context, scene, { card: params.cardType })),
    );
    return answerOf(work, info.language, performed);
  }),
];
