import { cardCalls } from '@everdeed/contract';
import { readCard } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { answerOf } from '../presenters/answer.ts';
import { perform } from '../work/perform.ts';
import { withoutRefusal } from '../work/refusal.ts';
import { ownPlayer } from '../work/scenes.ts';

/** Reading cards (wire-user-and-tasks 3.2). */
export const cardRoutes = [
  route(cardCalls.readCard, async (work, { actor, info, params }) => {
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      // No part of a path is ever empty.
      withoutRefusal(readCard(context, scene, { card: params.cardType }), 'cardTypeRequired'),
    );
    return answerOf(work, info.language, performed);
  }),
];
