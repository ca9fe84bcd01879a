import { asText, webhookCalls } from '@everdeed/contract';
import { savePlayer } from '../work/perform.ts';
import { invalidModel, refusal } from '../work/refusal.ts';
import { reply } from '../http/reply.ts';
import { type Actor, type CallDeps, route } from '../http/route.ts';
import { blankWebhook, type Webhook, withSent } from './webhook.ts';

/** More than anybody needs. */
const MOST_WEBHOOKS = 50;

const tooMany = () =>
  invalidModel('User', [
    { key: 'maxLength', path: 'webhooks', params: { path: 'webhooks', max: MOST_WEBHOOKS } },
  ]);

/** Changes the list of webhooks and answers with the list that is stored. */
function change(
  deps: CallDeps,
  actor: Actor,
  act: (hooks: readonly Webhook[]) => readonly Webhook[],
): Promise<readonly Webhook[]> {
  return deps.transaction(async (tx) => {
    const player = await tx.players.need(actor.id);
    // Only this area writes the list, always as `Webhook`s.
    const webhooks = [...act(player.webhooks as Webhook[])];
    await savePlayer(deps, tx, { ...player, webhooks }, player);
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
  route(
    webhookCalls.getWebhooks,
    async (deps, { actor }) => (await deps.read.players.need(actor.id)).webhooks,
  ),
  route(webhookCalls.createWebhook, async (deps, { actor, body }) => {
    const id = body.id === undefined ? deps.newId() : asText(body.id);
    const hooks = await change(deps, actor, (old) => {
      if (old.some((hook) => hook.id === id))
        throw refusal('BadRequest', 'webhookIdAlreadyTaken', { params: { id } });
      if (old.length >= MOST_WEBHOOKS) throw tooMany();
      return [...old, withSent(blankWebhook(id, deps.now()), body, deps.now())];
    });
    return reply({ data: hooks.at(-1), status: 201 });
  }),
  route(webhookCalls.updateWebhook, async (deps, { actor, params, body }) => {
    const hooks = await change(deps, actor, (old) => {
      const hook = need(old, params.id);
      return old.map((other) => (other === hook ? withSent(hook, body, deps.now()) : other));
    });
    return need(hooks, params.id);
  }),
  route(webhookCalls.deleteWebhook, (deps, { actor, params }) =>
    change(deps, actor, (old) => {
      const hook = need(old, params.id);
      // The reference touches those that stay.
      const updatedAt = new Date(deps.now()).toISOString();
      return old.filter((other) => other !== hook).map((other) => Object.assign({}, other, { updatedAt }));
    }),
  ),
];
