import type { Player, RuleEvent, Task } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';

/** Kind of the job that posts one event to one receiver. */
export const webhookJob = 'webhook';

type WebhookType = 'taskActivity' | 'userActivity' | 'questActivity' | 'groupChatReceived' | 'globalActivity';

/** Something that a player's own receivers may want to hear of (wire-user-and-tasks 3.8). */
export interface WebhookEvent {
  readonly webhookType: WebhookType;
  /** The option that must be on for a receiver of this very type. */
  readonly option: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What the job carries. */
export interface WebhookPayload {
  readonly [key: string]: unknown;
  readonly userId: string;
  readonly hookId: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Whether the receiver wants this event: its own kind with the option on, or everything. */
function wants(hook: Record<string, unknown>, event: WebhookEvent): boolean {
  if (hook['enabled'] !== true) return false;
  if (hook['type'] === 'globalActivity') return true;
  const options = (hook['options'] ?? {}) as Record<string, unknown>;
  return hook['type'] === event.webhookType && options[event.option] === true;
}

/** Whether anything would come of telling this player's receivers: building the events can be spared if not. */
export const hasReceivers = (player: Player): boolean =>
  player.webhooks.some((hook) => hook['enabled'] === true);

/**
 * Tells the player's receivers, by jobs of this transaction: they are posted if and only if it commits. Every body
 * carries the kind of the event and the player's id.
 */
export async function announce(tx: Tx, player: Player, events: readonly WebhookEvent[]): Promise<void> {
  for (const event of events) {
    const { user, ...body } = event.body;
    const sent = {
      ...body,
      webhookType: event.webhookType,
      user: { _id: player._id, ...(user as object | undefined) },
    };
    for (const hook of player.webhooks.filter((candidate) => wants(candidate, event))) {
      const payload: WebhookPayload = { userId: player._id, hookId: String(hook['id']), body: sent };
      await tx.enqueue({ kind: webhookJob, userId: player._id, payload });
    }
  }
}

/** What the rules say has happened to a player, as receivers hear it. Kinds that nobody can subscribe to are left out. */
export function playerEvents(events: readonly RuleEvent[]): WebhookEvent[] {
  return events.flatMap((event) => {
    switch (event.kind) {
      case 'leveledUp':
        return [userEvent(event.kind, { initialLvl: event.initialLvl, finalLvl: event.newLvl })];
      case 'petHatched':
      case 'mountRaised':
        return [userEvent(event.kind, { pet: event.pet })];
      default:
        return [];
    }
  });
}

function userEvent(type: string, facts: Record<string, unknown>): WebhookEvent {
  return { webhookType: 'userActivity', option: type, body: { type, ...facts } };
}

/** Something that happened to an own task. */
export function taskEvent(
  type: 'created' | 'updated' | 'deleted' | 'scored' | 'checklistScored',
  task: Task,
  facts: Readonly<Record<string, unknown>> = {},
): WebhookEvent {
  return {
    webhookType: 'taskActivity',
    option: type,
    body: { type, task: { ...task, id: task._id }, ...facts },
  };
}
