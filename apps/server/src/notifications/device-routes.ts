import { notificationCalls } from '@everdeed/contract';
import { addPushDevice, asText, removePushDevice } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { answerOf } from '../presenters/answer.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer } from '../work/scenes.ts';

/** Phones that get push notifications (wire-user-and-tasks 3.6). */
export const deviceRoutes = [
  route(notificationCalls.addPushDevice, async (work, { actor, info, body }) => {
    const sent = { regId: asText(body.regId), type: asText(body.type) };
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      addPushDevice(context, scene, sent),
    );
    return answerOf(work, info.language, performed);
  }),
  route(notificationCalls.removePushDevice, async (work, { actor, info, params }) => {
    const performed = await perform(work, actor, ownPlayer, (context, scene) =>
      removePushDevice(context, scene, params),
    );
    return answerOf(work, info.language, performed);
  }),
];
