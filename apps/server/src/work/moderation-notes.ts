import type { AuditChange, Challenge, Group } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import type { ActorId } from './actor.ts';
import { audit } from './audit.ts';
import type { Work } from './work.ts';

/** Fields of a group and of a challenge that an edit can change, and the log tells. */
const GROUP_FIELDS = [
  'name',
  'summary',
  'description',
  'leader',
  'leaderOnly',
  'bannedWordsAllowed',
  'categories',
  'logo',
  'leaderMessage',
] as const satisfies readonly (keyof Group)[];
const CHALLENGE_FIELDS = [
  'name',
  'shortName',
  'summary',
  'description',
  'leader',
  'categories',
  'official',
] as const satisfies readonly (keyof Challenge)[];

/** A value to compare: what is absent, no and empty say the same. */
const told = (value: unknown): string => JSON.stringify(value || null);

function changesIn<Thing>(
  before: Thing,
  after: Thing,
  fields: readonly (keyof Thing & string)[],
): AuditChange[] {
  return fields
    .filter((field) => told(before[field]) !== told(after[field]))
    .map((field) => ({ path: field, before: before[field], after: after[field] }));
}

const groupTarget = ({ _id, name }: Group) => ({ kind: 'group', id: _id, name }) as const;
const challengeTarget = ({ _id, name }: Challenge) => ({ kind: 'challenge', id: _id, name }) as const;

/** Notes that somebody has changed a group that they do not lead, as moderators may. */
export async function noteGroupEdit(
  work: Work,
  tx: Tx,
  actor: ActorId,
  before: Group,
  after: Group,
): Promise<void> {
  const changes = changesIn(before, after, GROUP_FIELDS);
  if (changes.length > 0)
    await audit(work, tx, actor, { act: 'editGroup', target: groupTarget(before), changes });
}

/** Notes that somebody has removed a member of a group that they do not lead. */
export async function noteRemoval(
  work: Work,
  tx: Tx,
  actor: ActorId,
  group: Group,
  { memberId, reason }: { readonly memberId: string; readonly reason: string | undefined },
): Promise<void> {
  const target = groupTarget(group);
  await audit(work, tx, actor, { act: 'removeMember', target, playerId: memberId, reason, canUndo: false });
}

/** Notes that somebody has changed a challenge that they do not lead. */
export async function noteChallengeEdit(
  work: Work,
  tx: Tx,
  actor: ActorId,
  before: Challenge,
  after: Challenge,
): Promise<void> {
  const changes = changesIn(before, after, CHALLENGE_FIELDS);
  const target = challengeTarget(before);
  if (changes.length > 0) await audit(work, tx, actor, { act: 'editChallenge', target, changes });
}

/** Notes that somebody has ended a challenge that they do not lead. */
export async function noteClosing(work: Work, tx: Tx, actor: ActorId, challenge: Challenge): Promise<void> {
  await audit(work, tx, actor, { act: 'closeChallenge', target: challengeTarget(challenge) });
}

/** What the log says was changed where somebody has changed the tasks of others. */
const OF_TASKS = [{ path: 'tasks' }] as const;

/** The same of the challenge's tasks. */
export async function noteChallengeTasks(
  work: Work,
  tx: Tx,
  actor: ActorId,
  challenge: Challenge,
): Promise<void> {
  const target = challengeTarget(challenge);
  await audit(work, tx, actor, { act: 'editChallenge', target, changes: OF_TASKS });
}

/** Notes that somebody has deleted a task of a group whose tasks they do not look after. */
export async function noteBoardTask(work: Work, tx: Tx, actor: ActorId, group: Group): Promise<void> {
  await audit(work, tx, actor, { act: 'editGroup', target: groupTarget(group), changes: OF_TASKS });
}
