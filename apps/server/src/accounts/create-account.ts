import { clientKind, newPlayer, type Player, type RuleContext } from '@everdeed/rules';
import type { Words } from '../words/words.ts';
import { anyPlayer } from '../storage/player-store.ts';
import type { Tx } from '../storage/stores.ts';
import { setPasswordHash } from './credentials.ts';

/** What is known of a new account. */
export interface AccountRequest {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: string;
  /** The x-client header. */
  readonly client: string | undefined;
  /** Minutes, west positive. */
  readonly timezoneOffset: number | undefined;
  /** IANA name. */
  readonly timezone: string | undefined;
  /** Absent: the very first account becomes the administrator. */
  readonly isAdministrator?: boolean;
}

const tagCount = 7;

function firstDay(context: RuleContext, request: AccountRequest, words: Words) {
  const { username, email, language, client, timezone, timezoneOffset } = request;
  const say = (key: string) => words.say(language, key);
  return newPlayer(context, {
    name: username,
    username,
    email,
    hasPassword: true,
    client: clientKind(client),
    language,
    ...(timezone === undefined ? {} : { timezone }),
    ...(timezoneOffset === undefined ? {} : { timezoneOffset }),
    tagNames: Array.from({ length: tagCount }, (_, i) => say(`defaultTag${i + 1}`)),
    firstTodo: { text: say('defaultTodo1Text'), notes: say('defaultTodoNotes') },
  });
}

/** Makes an account with everything a new one has (wire-user-and-tasks 1.5). Names must have been checked. */
export async function createAccount(
  tx: Tx,
  context: RuleContext,
  request: AccountRequest,
  words: Words,
): Promise<Player> {
  const isAdministrator = request.isAdministrator ?? !(await anyPlayer(tx.db));
  const { player, tasks } = firstDay(context, request, words);
  const permissions = isAdministrator ? { fullAccess: true } : {};
  const stored = await tx.players.insert({ ...player, permissions });
  await setPasswordHash(tx.db, stored._id, request.passwordHash, context.now);
  await tx.tasks.insert(stored._id, tasks);
  return stored;
}
