import type { Player, Task } from '@everdeed/rules';

type View = Record<string, unknown>;
const dropped = [
  'apiToken',
  'newMessages',
  'profile',
  'contributor',
  'invitations',
  'webhooks',
  'notifications',
  'permissions',
];

const without = (value: object, ...keys: string[]): View =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

/** A player's view without anything that identifies them or others (wire-user-and-tasks 3.7). */
export function anonymisePlayer(view: View, player: Player): View {
  const { auth, purchased, items, achievements, inbox, tags } = player;
  return {
    ...without(view, ...dropped),
    auth: { timestamps: auth.timestamps },
    purchased: without(purchased, 'plan'),
    items: { ...items, special: without(items.special, 'nyeReceived', 'valentineReceived') },
    achievements: without(achievements, 'challenges'),
    pushDevices: [],
    inbox: { ...inbox, messages: {} },
    tags: tags.map((tag) => ({ ...tag, name: 'tag', challenge: 'challenge' })),
  };
}

/** A task with placeholders for all user-written text. */
export function anonymiseTask(task: Task): View {
  const checklist =
    'checklist' in task ? { checklist: task.checklist.map((item) => ({ ...item, text: 'item' })) } : {};
  return { ...task, id: task._id, text: 'task text', notes: 'task notes', ...checklist };
}
