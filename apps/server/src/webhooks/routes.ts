import { webhookCalls } from '@everdeed/contract';
import { createWebhook, deleteWebhook, hooksOf, updateWebhook } from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer, requireActor } from '../work/scenes.ts';

/** Webhooks of the player (wire-user-and-tasks 3.8). */
export const webhookRoutes = [
  route(webhookCalls.getWebhooks, async (work, { actor }) => hooksOf(await requireActor(work.read, actor))),
  route(webhookCalls.createWebhook, async (work, { actor, body }) => {
    const { data } = await perform(work, actor, ownPlayer, (context, scene) =>
      createWebhook(context, scene, body),
    );
    return reply({ data, status: 201 });
  }),
  route(webhookCalls.updateWebhook, async (work, { actor, params: { id }, body }) => {
    const { data } = await perform(work, actor, ownPlayer, (context, scene) =>
      updateWebhook(context, scene, { id, fields: body }),
    );
    return data;
  }),
  route(webhookCalls.deleteWebhook, async (work, { actor, params }) => {
    const { data } = await perform(work, actor, ownPlayer, (context, scene) =>
      deleteWebhook(context, scene, params),
    );
    return data;
  }),
];
