import { asText, webhookCalls } from '@everdeed/contract';
import { invalidModel, refusal } from '../work/refusal.ts';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { blankWebhook, type Webhook, withSent } from './webhook.ts';
import type { Actor } from '../work/actor.ts';
import type { Work } from '../work/work.ts';
import { requireActor } from '../work/scenes.ts';
import { savePlayer } from '../work/save.ts';

/** More than anybody needs. */
const MOST_WEBHOOKS = 50;

const tooMany = () =>
  invalidModel('User', [
    { key: 'maxLength', path: 'webhooks', params: { path: 'webhooks', max: MOST_WEBHOOKS } },
  ]);

/** Changes the list of webhooks and answers with the list that is stored. */
function change(
  work: Work,
  actor: Actor,
  act: (hooks: readonly Webhook[]) => readonly Webhook[],
): Promise<readonly Webhook[]> {
  return work.transaction(async (tx) => {
    const player = await requireActor(tx, actor);
    // Only this area writes the list, always as `Webhook`s.
    const webhooks = [...act(player.webhooks as Webhook[])];
    await savePlayer(work, tx, { ...player, webhooks });
    return webhooks;
  });
}

function need(hooks: readonly Webhook[], id: string): Webhook {
  const hook = hooks.find((candidate) => candidate.id === id);
  if (!hook) throw refusal('NotFound', 'noWebhookWithId', { params: { id } });
  return hook;
}

/** Webhooks of the player (wire-user-and-tasks 3.8). */
export const webhookRoutes = [
  route(webhookCalls.getWebhooks, async (work, { actor }) => (await requireActor(work.read, actor)).webhooks),
  route(webhookCalls.createWebhook, async (work, { actor, body }) => {
    const id = body.id === undefined ? work.rules.newId() : asText(body.id);
    const hooks = await change(work, actor, (old) => {
      if (old.some((hook) => hook.id === id))
        throw refusal('BadRequest', 'webhookIdAlreadyTaken', { params: { id } });
      if (old.length >= MOST_WEBHOOKS) throw tooMany();
      return [...old, withSent(blankWebhook(id, work.now), body, work.now)];
    });
    return reply({ data: hooks.at(-1), status: 201 });
  }),
  route(webhookCalls.updateWebhook, async (work, { actor, params, body }) => {
    const hooks = await change(work, actor, (old) => {
      const hook = need(old, params.id);
      return old.map((other) => (other === hook ? withSent(hook, body, work.now) : other));
    });
    return need(hooks, params.id);
  }),
  route(webhookCalls.deleteWebhook, (work, { actor, params }) =>
    change(work, actor, (old) => {
      const hook = need(old, params.id);
      // The reference touches those that stay.
      const updatedAt = new Date(work.now).toISOString();
      return old.filter((other) => other !== hook).map((other) => Object.assign({}, other, { updatedAt }));
    }),
  ),
];
