import { type AuditAct, type AuditChange, canTakeBack } from '@everdeed/rules';
import { addAuditEntry, type AuditEntry } from '../storage/admin/audit-log.ts';
import type { Tx } from '../storage/stores.ts';
import type { ActorId } from './actor.ts';
import type { Work } from './work.ts';

/** Characters of a reason that are kept. */
const MAX_REASON = 500;
/** Characters of a name that are kept. */
const MAX_NAME = 200;

/** An administrative act, for the log. */
export interface Act {
  readonly act: AuditAct;
  readonly target: AuditEntry['target'];
  /** The id of whom it was done to. */
  readonly playerId?: string | undefined;
  readonly changes?: readonly AuditChange[];
  readonly reason?: unknown;
  /** False: it cannot be taken back, whatever has changed; absent: changes of players can. */
  readonly canUndo?: boolean;
  readonly undoes?: string;
}

/** Who acts at the command line. */
const atCommandLine = 'command line';

/** Paths whose values are ids, and of what. */
const IDS: ReadonlyMap<string, 'players' | 'groups'> = new Map([
  ['leader', 'players'],
  ['party._id', 'groups'],
]);

const idsIn = (changes: readonly AuditChange[], of: 'players' | 'groups'): string[] =>
  changes
    .filter(({ path }) => IDS.get(path) === of)
    .flatMap(({ before, after }) => [before, after])
    .filter((id) => typeof id === 'string');

async function namesOf(
  tx: Tx,
  ids: readonly (string | undefined)[],
  changes: readonly AuditChange[],
): Promise<Map<string, string>> {
  const wanted = [...ids.filter((id) => id !== undefined), ...idsIn(changes, 'players')];
  const players = await tx.groups.names([...new Set(wanted)]);
  const groups = await tx.groups.titles(idsIn(changes, 'groups'));
  return new Map([
    ...players.map(({ id, name, username }) => [id, username ? `${name} @${username}` : name] as const),
    ...groups.map(({ id, name }) => [id, name] as const),
  ]);
}

/** A change with what its ids are called, where its path has ids. */
function withNames(change: AuditChange, names: ReadonlyMap<string, string>): AuditChange {
  if (!IDS.has(change.path)) return change;
  const [beforeName, afterName] = [change.before, change.after].map((id) => names.get(String(id)));
  return {
    ...change,
    ...(beforeName !== undefined && { beforeName }),
    ...(afterName !== undefined && { afterName }),
  };
}

/** Notes an administrative act, in the transaction that does it: both are there, or neither. Returns the entry. */
export async function audit(
  work: Work,
  tx: Tx,
  actor: ActorId | undefined,
  { act, target, playerId, changes = [], reason, canUndo, undoes }: Act,
): Promise<AuditEntry> {
  const names = await namesOf(tx, [actor?.id, playerId], changes);
  const entry: AuditEntry = {
    id: work.rules.newId(),
    at: work.now,
    actor: { id: actor?.id, name: actor ? (names.get(actor.id) ?? '') : atCommandLine },
    act,
    target: { ...target, name: target.name.slice(0, MAX_NAME) },
    player: playerId === undefined ? undefined : { id: playerId, name: names.get(playerId) ?? '' },
    changes: changes.map((change) => withNames(change, names)),
    reason: typeof reason === 'string' ? reason.trim().slice(0, MAX_REASON) : '',
    canUndo: canUndo ?? (target.kind === 'player' && canTakeBack(changes)),
    undoes,
    undoneBy: undefined,
  };
  await addAuditEntry(tx.db, entry);
  return entry;
}

/** Who is meant in the log. */
export const playerTarget = (player: {
  readonly _id: string;
  readonly profile: { readonly name: string };
  readonly auth: { readonly local: { readonly username?: string } };
}): AuditEntry['target'] => {
  const { username } = player.auth.local;
  const { name } = player.profile;
  return { kind: 'player', id: player._id, name: username ? `${name} @${username}` : name };
};
