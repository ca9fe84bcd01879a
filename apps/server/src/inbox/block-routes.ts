import { inboxCalls } from '@everdeed/contract';
import { markMessagesRead, toggleBlock } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { reply } from '../http/reply.ts';
import { answerOf } from '../presenters/answer.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer } from '../work/scenes.ts';

/** Who may write, and what is read (wire-user-and-tasks 3.1). */
export const blockRoutes = [
  route(inboxCalls.toggleBlock, async (work, { actor, info, params }) => {
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      toggleBlock(context, scene, params),
    );
    return answerOf(work, info.language, performed);
  }),
  route(inboxCalls.markMessagesRead, async (work, { actor, info }) => {
    await perform(work, actor, ownPlayer, markMessagesRead);
    // The sentence stands in the data, beside the count, and not in the envelope.
    return reply({ data: [0, work.words.say(info.language, 'pmsMarkedRead')] });
  }),
];
