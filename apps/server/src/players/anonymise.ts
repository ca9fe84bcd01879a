import type { AnswerOf, playerCalls, DeepReadonly } from '@everdeed/contract';
import type { Player, Task } from '@everdeed/rules';
import type { MessagesById } from '../presenters/inbox.ts';
import { type PresentedTask, presentTask } from '../presenters/task.ts';

type PlayerView = DeepReadonly<AnswerOf<typeof playerCalls.getUser>>;
type AnonymousPlayer = DeepReadonly<AnswerOf<typeof playerCalls.anonymizedUser>['user']>;

function without<T extends object, Field extends keyof T>(value: T, ...fields: Field[]): Omit<T, Field> {
  const left = Object.entries(value).filter(([name]) => !fields.some((field) => field === name));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is left is everything but those fields
  return Object.fromEntries(left) as Omit<T, Field>;
}

function withoutChallenges({ challenges: _left, ...badges }: Player['achievements']) {
  return badges;
}

/** Special items without the names of those who sent cards; of the two cards with a season, the lists are left out. */
function withoutSenders(special: Player['items']['special']) {
  const { nyeReceived: _nye, valentineReceived: _valentine, ...rest } = special;
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, Array.isArray(value) ? [] : value]),
  );
}

/** Messages without their texts. Whom they came from stays, without a name. */
const withoutTexts = (messages: MessagesById) =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      {
        ...without(message, 'user', 'username', 'userStyles', 'contributor', 'backer'),
        text: 'inbox message text',
        unformattedText: 'inbox message text',
      },
    ]),
  );

/** A player's view without anything that identifies them or others (wire-user-and-tasks 3.7). */
export function anonymisePlayer(view: PlayerView, player: Player, messages: MessagesById): AnonymousPlayer {
  const { auth, purchased, items, achievements, inbox, tags } = player;
  return {
    ...without(
      view,
      'newMessages',
      'profile',
      'contributor',
      'invitations',
      'webhooks',
      'notifications',
      'permissions',
    ),
    auth: { timestamps: auth.timestamps },
    purchased: without(purchased, 'plan'),
    items: { ...items, special: withoutSenders(items.special) },
    achievements: withoutChallenges(achievements),
    pushDevices: [],
    inbox: { ...inbox, messages: withoutTexts(messages) },
    tags: tags.map((tag) => ({ ...tag, name: 'tag', challenge: 'challenge' })),
  };
}

/** A task with placeholders for all user-written text. */
export function anonymiseTask(task: Task): PresentedTask {
  const said = { text: 'task text', notes: 'task notes' };
  const shown = presentTask({ ...task, ...said });
  delete shown.alias;
  if (!('checklist' in shown)) return shown;
  return { ...shown, checklist: shown.checklist.map((item, place) => ({ ...item, text: `item ${place}` })) };
}
