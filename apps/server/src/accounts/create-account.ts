import { randomUUID } from 'node:crypto';
import type { Player, Todo } from '@everdeed/rules';
import type { Words } from '../http/words.ts';
import { anyPlayer } from '../storage/player-store.ts';
import type { Tx } from '../storage/stores.ts';
import { setPasswordHash } from './credentials.ts';
import { getsTags, getsTask, newPlayer, type NewPlayer } from './new-player.ts';

export interface AccountRequest extends Omit<NewPlayer, 'isAdministrator'> {
  /** Absent: the very first account becomes the administrator. */
  readonly isAdministrator?: boolean;
  readonly passwordHash: string;
}

const tagCount = 7;

function firstTodo(player: Player, now: number, words: Words, language: string): Todo {
  const instant = new Date(now).toISOString();
  return {
    _id: randomUUID(),
    userId: player._id,
    type: 'todo',
    text: words.say(language, 'defaultTodo1Text'),
    notes: words.say(language, 'defaultTodoNotes'),
    tags: [],
    value: 0,
    priority: 1,
    attribute: 'int',
    reminders: [],
    challenge: {},
    group: { completedBy: {}, assignedUsers: [] },
    byHabitica: false,
    completed: false,
    collapseChecklist: false,
    checklist: [],
    createdAt: instant,
    updatedAt: instant,
  };
}

function withTags(player: Player, words: Words, language: string): Player {
  const tags = Array.from({ length: tagCount }, (_, i) => ({
    id: randomUUID(),
    name: words.say(language, `defaultTag${i + 1}`),
  }));
  return { ...player, tags };
}

/** Makes an account with everything a new one has. Names must have been checked. */
export async function createAccount(tx: Tx, request: AccountRequest, words: Words): Promise<Player> {
  const isAdministrator = request.isAdministrator ?? !(await anyPlayer(tx.db));
  let player = newPlayer({ ...request, isAdministrator });
  if (getsTags(request.client)) player = withTags(player, words, request.language);
  const todo = getsTask(request.client) ? firstTodo(player, request.now, words, request.language) : undefined;
  if (todo) player = { ...player, tasksOrder: { ...player.tasksOrder, todos: [todo._id] } };
  const stored = await tx.players.insert(player);
  await setPasswordHash(tx.db, stored._id, request.passwordHash, request.now);
  if (todo) await tx.tasks.insert(stored._id, [todo]);
  return stored;
}
