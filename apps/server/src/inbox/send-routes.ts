import { inboxCalls } from '@everdeed/contract';
import {
  asText,
  cutMessage,
  MAX_PRIVATE_MESSAGES_PER_WINDOW,
  mentionsIn,
  type SendingScene,
  sendPrivateMessage,
  SPAM_WINDOW_MS,
} from '@everdeed/rules';
import { route } from '../http/route.ts';
import { presentCopy } from '../presenters/inbox.ts';
import { countSent, findCopy } from '../storage/inbox/read-inbox.ts';
import { type MailParts, mailPlayer } from '../work/mails.ts';
import { findMentioned } from '../work/mentions.ts';
import { perform } from '../work/perform.ts';
import { pushPlayer } from '../work/pushes.ts';
import { pairScene, type SceneLoader } from '../work/scenes.ts';

/** Locks sender and receiver, and looks at what the sender has written of late. */
const sendingScene =
  (toUserId: string, message: string): SceneLoader<SendingScene, 'userNotFound'> =>
  async (tx, actor, work) => {
    const pair = await pairScene(toUserId)(tx, actor, work);
    const window = { since: work.now - SPAM_WINDOW_MS, upTo: MAX_PRIVATE_MESSAGES_PER_WINDOW };
    return {
      ...pair,
      recent: await countSent(tx.db, actor.id, window),
      mentioned: await findMentioned(tx, mentionsIn(cutMessage(message))),
    };
  };

/** Sending (wire-user-and-tasks 5.4). */
export const sendRoutes = (parts: MailParts) => [
  route(inboxCalls.sendPrivateMessage, async (work, { actor, body, info }) => {
    const message = asText(body.message).trim();
    const scope = sendingScene(asText(body.toUserId), message);
    const { data, scene, tx, players } = await perform(work, actor, scope, (context, found) =>
      sendPrivateMessage(context, found, { message, client: info.client }),
    );
    // The first of those that wait to be read calls by mail, those after it do not. Nobody saved: nobody is told.
    if (players.length > 0 && scene.receiver.inbox.newMessages === 0)
      await mailPlayer(tx, parts, {
        to: scene.receiver,
        kind: 'newPM',
        template: 'new-pm',
        params: { sender: scene.player.profile.name, url: `${parts.siteUrl()}/private-messages` },
      });
    if (players.length > 0)
      await pushPlayer(work, tx, {
        to: scene.receiver,
        wish: 'newPM',
        title: 'push.newPM.title',
        body: { text: message },
        params: { sender: scene.player.profile.name },
        path: `/private-messages?with=${actor.id}`,
        tag: `message ${actor.id}`,
      });
    const copy = await findCopy(tx.db, actor.id, data.copies[0]?.id ?? '');
    if (!copy) throw new Error('a message was sent and is not there');
    return { message: presentCopy(copy) };
  }),
];
