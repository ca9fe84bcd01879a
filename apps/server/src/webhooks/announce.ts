import { isFields, valueIn } from '@everdeed/content/values';
import { type Static, Type } from '@everdeed/contract';
import type { Player, RuleEvent, Task } from '@everdeed/rules';
import { jobKind } from '../jobs/kind.ts';
import { presentTask } from '../presenters/task.ts';
import type { Tx } from '../storage/stores.ts';
import { vitalsOf } from '../presenters/vitals.ts';
import { localise } from '../words/localise.ts';
import type { Reaction, SavedOutcome, Work } from '../work/work.ts';

/** Posts one event to one receiver. */
export const webhookJob = jobKind({
  name: 'webhook',
  payload: Type.Object({
    userId: Type.String(),
    hookId: Type.String(),
    body: Type.Record(Type.String(), Type.Unknown()),
  }),
});

type WebhookType = 'taskActivity' | 'userActivity' | 'questActivity' | 'groupChatReceived' | 'globalActivity';

/** An event for a player's own webhooks (wire-user-and-tasks 3.8). */
export interface WebhookEvent {
  readonly webhookType: WebhookType;
  /** The option that must be on for a webhook of this type. */
  readonly option: string;
  /** What the option must be; absent: true. An id in any case. */
  readonly value?: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Payload of the job. */
export type WebhookPayload = Static<typeof webhookJob.payload>;

/** Whether a webhook is one for just this event. */
function isFor(hook: Record<string, unknown>, { webhookType, option, value }: WebhookEvent): boolean {
  if (hook['enabled'] !== true || hook['type'] !== webhookType) return false;
  const set = valueIn(hook, 'options', option);
  if (value === undefined) return set === true;
  return typeof set === 'string' && set.toLowerCase() === value.toLowerCase();
}

/** Whether the webhook wants this event: its own type with the option on, or all events. */
function wants(hook: Record<string, unknown>, event: WebhookEvent): boolean {
  if (hook['enabled'] !== true) return false;
  if (hook['type'] === 'globalActivity') return true;
  return isFor(hook, event);
}

/** Whether the player has any receiver at all: building the events can be spared if not. */
const hasReceivers = (player: Player): boolean => player.webhooks.some((hook) => hook.enabled);

/** Deliveries of one player that may wait; what happens while as many wait is not told to anybody. */
const maxWaitingDeliveries = 1_000;

/** How many more deliveries of a player may wait. */
async function roomFor(tx: Tx, playerId: string): Promise<number> {
  const waiting = await tx.db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', webhookJob.name)
    .where('player_id', '=', playerId)
    .limit(maxWaitingDeliveries)
    .execute();
  return maxWaitingDeliveries - waiting.length;
}

/** What each receiver of an event is told. Every body carries the kind of the event and the player's id. */
function deliveriesOf(player: Player, event: WebhookEvent): WebhookPayload[] {
  const { user, ...body } = event.body;
  const sent = {
    ...body,
    webhookType: event.webhookType,
    user: { _id: player._id, ...(isFields(user) ? user : {}) },
  };
  return player.webhooks
    .filter((candidate) => wants(candidate, event))
    .map((hook) => ({ userId: player._id, hookId: hook.id, body: sent }));
}

/** Enqueues what the player's receivers are told, as far as there is room. */
export async function announce(tx: Tx, player: Player, events: readonly WebhookEvent[]): Promise<void> {
  const deliveries = events.flatMap((event) => deliveriesOf(player, event));
  if (deliveries.length === 0) return;
  for (const payload of deliveries.slice(0, await roomFor(tx, player._id)))
    await tx.enqueue(webhookJob, payload, { userId: player._id });
}

const userEvent = (type: string, facts: Record<string, unknown>): WebhookEvent => ({
  webhookType: 'userActivity',
  option: type,
  body: { type, ...facts },
});

function taskEvent(type: string, task: Task, facts: Readonly<Record<string, unknown>> = {}): WebhookEvent {
  return {
    webhookType: 'taskActivity',
    option: type,
    body: { type, task: presentTask(task), ...facts },
  };
}

type TaskScored = Extract<RuleEvent, { kind: 'taskScored' }>;

/** A scoring as receivers hear of it: the task as it is now, but for the time of its last change before. */
function scoredEvent(event: TaskScored, player: Player, saved: SavedOutcome): WebhookEvent {
  const { direction, delta, tmp } = event;
  const { changed, events } = saved.outcome;
  const task = changed.tasks.find(({ _id }) => _id === event.taskId) ?? event.task;
  const first = events.find((one): one is TaskScored => one.kind === 'taskScored' && one.taskId === task._id);
  const user = { _tmp: tmp, stats: { ...player.stats, ...vitalsOf(player) } };
  const shown = { ...task, updatedAt: first?.updatedBefore ?? task.updatedAt };
  return taskEvent('scored', shown, { direction, delta, user });
}

/** What the player is told of the outcome, in their language. */
function toldOf(work: Work, { preferences }: Player, { outcome: { message } }: SavedOutcome) {
  if (!message) return {};
  const { language = 'en' } = preferences;
  const params = message.params && localise(work.words, language, message.params);
  return { message: work.words.say(language, message.key, params) };
}

type QuestStep = Extract<RuleEvent, { readonly quest: string; readonly groupId: string }>;

/** A step of a party's quest. That it is finished is told only to players with a receiver of just that. */
function questEvents(tx: Tx, step: QuestStep, player: Player): WebhookEvent[] {
  const { kind, groupId, quest, questOwner } = step;
  const group = { id: groupId, name: tx.groups.held(groupId)?.name };
  const body = { type: kind, group, quest: { key: quest, questOwner } };
  const event: WebhookEvent = { webhookType: 'questActivity', option: kind, body };
  const isWanted = kind !== 'questFinished' || player.webhooks.some((hook) => isFor(hook, event));
  return isWanted ? [event] : [];
}

/** What a player's receivers hear of an event. Kinds that nobody can subscribe to are left out. */
function heard(work: Work, tx: Tx, event: RuleEvent, player: Player, saved: SavedOutcome): WebhookEvent[] {
  switch (event.kind) {
    case 'taskScored':
      return [scoredEvent(event, player, saved)];
    case 'taskCreated':
      return [taskEvent('created', event.task)];
    case 'taskUpdated':
      return [taskEvent('updated', event.task)];
    case 'taskDeleted':
      return [taskEvent('deleted', event.task)];
    case 'checklistItemScored': {
      const items = 'checklist' in event.task ? event.task.checklist : [];
      return [
        taskEvent('checklistScored', event.task, { item: items.find(({ id }) => id === event.itemId) }),
      ];
    }
    case 'leveledUp':
      return [userEvent(event.kind, { initialLvl: event.initialLvl, finalLvl: event.newLvl })];
    case 'petHatched':
    case 'mountRaised': {
      const { kind, userId: _own, ...facts } = event;
      return [userEvent(kind, { ...facts, ...toldOf(work, player, saved) })];
    }
    case 'questInvited':
    case 'questStarted':
    case 'questFinished':
      return questEvents(tx, event, player);
    default:
      return [];
  }
}

/** Whom an event concerns. Who invites to a quest hears of that, too. */
function concerned(event: RuleEvent): readonly string[] {
  if ('userId' in event) return [event.userId];
  if (!('userIds' in event)) return [];
  const isOwn = event.kind === 'questInvited' && event.questOwner;
  return isOwn ? [event.questOwner, ...event.userIds] : event.userIds;
}

/** The players of an event who have receivers. */
function receiversOf(tx: Tx, { players }: SavedOutcome, event: RuleEvent): Player[] {
  return concerned(event).flatMap((id) => {
    const player = players.find(({ _id }) => _id === id) ?? tx.players.held(id);
    return player && hasReceivers(player) ? [player] : [];
  });
}

/**
 * Tells the receivers of players what happened to them, by jobs of this transaction: they are posted if and only if
 * it commits (wire-user-and-tasks 3.8).
 */
export const announceOutcome: Reaction = (work, tx, saved) => {
  const told = saved.outcome.events.flatMap((event) =>
    receiversOf(tx, saved, event).map((player) => ({
      player,
      events: heard(work, tx, event, player, saved),
    })),
  );
  if (told.length === 0) return undefined;
  const byPlayer = new Map<Player, WebhookEvent[]>();
  for (const { player, events } of told) byPlayer.set(player, [...(byPlayer.get(player) ?? []), ...events]);
  return [...byPlayer].reduce(
    (before, [player, events]) => before.then(() => announce(tx, player, events)),
    Promise.resolve(),
  );
};
