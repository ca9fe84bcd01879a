import type { MessageKey } from '@everdeed/content';
import {
  clientKind,
  newPlayer,
  outcomeOf,
  type Player,
  type RuleContext,
  settleSitePlan,
} from '@everdeed/rules';
import type { Words } from '../words/words.ts';
import { anyPlayer } from '../storage/find-players.ts';
import { readLatest } from '../storage/news/news-posts.ts';
import type { Tx } from '../storage/stores.ts';
import { saveOutcome } from '../work/save.ts';
import type { Work } from '../work/work.ts';
import { setPasswordHash } from '../security/credentials.ts';

/** What is known about a new account. */
export interface AccountRequest {
  readonly username: string;
  /** The address to sign in with; an account of another service begins without one. */
  readonly email?: string;
  readonly passwordHash?: string;
  /** The name that others see; the username if absent. */
  readonly displayName?: string | undefined;
  /** The other services that it is connected with. */
  readonly social?: Partial<Pick<Player['auth'], 'google' | 'apple'>>;
  readonly language: string;
  /** The x-client header. */
  readonly client: string | undefined;
  /** In minutes, west positive. */
  readonly timezoneOffset: number | undefined;
  /** IANA name. */
  readonly timezone: string | undefined;
  /** Whether the site gives everybody its own plan. */
  readonly isFree: boolean;
  /** If absent, the very first account becomes an administrator. */
  readonly isAdministrator?: boolean;
}

const tagKeys = [
  'defaultTag1',
  'defaultTag2',
  'defaultTag3',
  'defaultTag4',
  'defaultTag5',
  'defaultTag6',
  'defaultTag7',
] as const satisfies readonly MessageKey[];

function firstDay(
  context: RuleContext,
  request: AccountRequest,
  words: Words,
  lastNewStuffRead: string | undefined,
) {
  const { username, displayName, email, language, client, timezone, timezoneOffset } = request;
  const say = (key: MessageKey) => words.say(language, key);
  return newPlayer(context, {
    name: displayName ?? username,
    username,
    ...(email === undefined ? {} : { email }),
    hasPassword: request.passwordHash !== undefined,
    ...(lastNewStuffRead === undefined ? {} : { lastNewStuffRead }),
    client: clientKind(client),
    language,
    ...(timezone === undefined ? {} : { timezone }),
    ...(timezoneOffset === undefined ? {} : { timezoneOffset }),
    tagNames: tagKeys.map(say),
    firstTodo: { text: say('defaultTodo1Text'), notes: say('defaultTodoNotes') },
  });
}

/** The name of somebody who comes from another service is taken as checked (wire-user-and-tasks 2.3, step 6). */
const withSocial = (player: Player, social: AccountRequest['social']): Player =>
  social === undefined
    ? player
    : { ...player, auth: { ...player.auth, ...social }, flags: { ...player.flags, verifiedUsername: true } };

/**
 * Creates an account with everything that a new one has (wire-user-and-tasks 1.5). Names must have been
 * checked before.
 */
export async function createAccount(work: Work, tx: Tx, request: AccountRequest): Promise<Player> {
  const isAdministrator = request.isAdministrator ?? !(await anyPlayer(tx.db));
  // From the database: the command line makes accounts, too, and keeps no news in memory.
  const news = await readLatest(tx.db, work.now);
  const { player, tasks } = firstDay(work.rules, request, work.words, news?.id);
  const ranked = {
    ...withSocial(player, request.social),
    permissions: isAdministrator ? { fullAccess: true } : {},
  };
  const made = settleSitePlan(work.rules, ranked, request.isFree);
  const outcome = outcomeOf({}, { newPlayers: [made], newTasks: tasks });
  const [stored = made] = (await saveOutcome(work, tx, outcome, { actorId: made._id })).players;
  if (request.passwordHash !== undefined)
    await setPasswordHash(tx.db, stored._id, request.passwordHash, work.now);
  return stored;
}
