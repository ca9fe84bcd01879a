import type { RuleContext } from '../command.ts';
import { asText } from '../fields/as-text.ts';
import { problemAt } from '../fields/field.ts';
import { refuseFields } from '../fields/refuse-fields.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';
import type { Player } from '../state/player.ts';
import type { Webhook } from '../state/webhook.ts';
import { type WithSentRefusal, blankWebhook, type SentWebhook, withSent } from './webhook.ts';

/** Maximum number of webhooks of one player, our own limit. */
export const MAX_WEBHOOKS = 50;

/** The webhooks of a player. */
export const hooksOf = ({ webhooks }: Player): readonly Webhook[] => webhooks;

const change = <Data>(player: Player, hooks: readonly Webhook[], data: Data): Result<Outcome<Data>> =>
  accept(outcomeOf(data, { players: [{ ...player, webhooks: [...hooks] }] }));

function findHook(player: Player, id: string): Result<Webhook, 'noWebhookWithId'> {
  const hook = hooksOf(player).find((candidate) => candidate.id === id);
  return hook ? accept(hook) : refuse('notFound', 'noWebhookWithId', { id });
}

/** Why {@link createWebhook} refuses. */
export type CreateWebhookRefusal = WithSentRefusal | 'webhookIdAlreadyTaken';

/** Adds a webhook; the client may choose its `id`, a UUID (wire-user-and-tasks 3.8). */
export function createWebhook(
  { now, newId }: RuleContext,
  { player }: PlayerScene,
  sent: SentWebhook,
): Result<Outcome<Webhook>, CreateWebhookRefusal> {
  const id = sent.id === undefined ? newId() : asText(sent.id);
  const hooks = hooksOf(player);
  if (hooks.some((hook) => hook.id === id)) return refuse('badRequest', 'webhookIdAlreadyTaken', { id });
  if (hooks.length >= MAX_WEBHOOKS) {
    const params = { path: 'webhooks', max: MAX_WEBHOOKS };
    return refuseFields('User', [problemAt('webhooks', 'maxLength', undefined, params)]);
  }
  const hook = withSent(blankWebhook(id, now), sent, now);
  return hook.ok ? change(player, [...hooks, hook.value], hook.value) : hook;
}

/** Why {@link updateWebhook} refuses. */
export type UpdateWebhookRefusal = WithSentRefusal | 'noWebhookWithId';

/** Changes a webhook; options are merged. */
export function updateWebhook(
  { now }: RuleContext,
  { player }: PlayerScene,
  { id, fields }: { readonly id: string; readonly fields: SentWebhook },
): Result<Outcome<Webhook>, UpdateWebhookRefusal> {
  const old = findHook(player, id);
  if (!old.ok) return old;
  const hook = withSent(old.value, fields, now);
  if (!hook.ok) return hook;
  const hooks = hooksOf(player).map((other) => (other === old.value ? hook.value : other));
  return change(player, hooks, hook.value);
}

/** Removes a webhook and answers with those that remain; as in the reference, these count as edited. */
export function deleteWebhook(
  { now }: RuleContext,
  { player }: PlayerScene,
  { id }: { readonly id: string },
): Result<Outcome<readonly Webhook[]>, 'noWebhookWithId'> {
  const gone = findHook(player, id);
  if (!gone.ok) return gone;
  const updatedAt = new Date(now).toISOString();
  const left = hooksOf(player).filter((hook) => hook !== gone.value);
  const touched = left.map((hook) => ({ ...hook, updatedAt }));
  return change(player, touched, touched);
}
