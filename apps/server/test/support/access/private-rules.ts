import { allCalls, type Call } from '@everdeed/contract';
import { type FoundField, fieldsOf } from './private-paths.ts';

/** Every call of the contract. */
export const calls = allCalls();
const named = (id: string): string[] =>
  fieldsOf(calls.find((call) => call.id === id)?.answer).map(({ path }) => path.slice(1));

/** What a player gets of themself and nobody else (wire-user-and-tasks 1.3): a new field of players is private. */
function keptFields(): string[] {
  const shown = new Set(named('getMember'));
  const parentOf = (path: string) => path.split('.').slice(0, -1).join('.');
  return named('getUser').filter(
    (path) =>
      // All achievements are shown, as a map.
      !path.startsWith('achievements.') &&
      !shown.has(path) &&
      (parentOf(path) === '' || shown.has(parentOf(path))),
  );
}

/** What opens an account, a device or a purse, whoever has it. */
const credentials = ['apiToken', 'email', 'emails', 'hashed_password', 'salt', 'password', 'token', 'regId'];
const purses = ['customerId', 'secret', 'lastIp', 'ip'];
/** What players keep to themselves, as ends of paths. */
export const kept = [...keptFields(), ...credentials, ...purses];

/** Areas whose answers are the caller themself, at their root or as `user`. */
const ofCaller: ReadonlySet<string> = new Set([
  'accounts',
  'players',
  'character',
  'classes',
  'pets',
  'shops',
  'pins',
  'coupons',
  'tasks',
  'notifications',
  'imports',
]);

/** Fields that are called as those of a player, but belong to something that people share, by its schema. */
const ofThings: Readonly<Record<string, readonly string[]>> = {
  Group: [
    'balance',
    'leaderOnly.challenges',
    'quest.extra',
    'tasksOrder',
    'purchased',
    'purchased.plan.customerId',
  ],
  ListedGroup: ['balance', 'leaderOnly.challenges', 'purchased'],
  PlannedGroup: ['leaderOnly.challenges', 'purchased'],
  Challenge: ['tasksOrder'],
  Task: ['tags', 'history'],
  // How a participant fares with the challenge's tasks (wire-groups-and-admin 4.15).
  ChallengeCopy: ['history'],
  Member: ['achievements.challenges'],
  // Who looks for a party shows whether they may write, and in which language (1.13).
  Seeker: ['flags.chatRevoked', 'preferences.language'],
};

/** The same for schemas without a name, by call. */
const ofCalls: Readonly<Record<string, readonly string[]>> = {
  inviteToQuest: ['extra'],
  acceptQuest: ['extra'],
  rejectQuest: ['extra'],
  forceStartQuest: ['extra'],
  cancelQuest: ['extra'],
  abortQuest: ['extra'],
  leaveQuest: ['extra'],
  leaveQuestSingular: ['extra'],
  getChallengeMembers: ['achievements.challenges'],
  castSpell: ['achievements.challenges'],
  bulkScore: ['_tmp'],
  getSiteInvitations: ['invitations'],
  // The caller's own devices.
  addPushDevice: ['regId'],
  removePushDevice: ['regId'],
};

const endsIn = (path: string, names: readonly string[] = []): boolean =>
  names.some((name) => path.endsWith(`.${name}`));

/** Whether a field is at the root of an answer, in its `user`, or in the player in front of the caller's tasks. */
function isOfCaller({ path, owner }: FoundField): boolean {
  const inFront = owner === 'Player' ? /^(?:\.user|\.tasks\[\])(?=\.)/ : /^\.user(?=\.)/;
  return !path.replace(inFront, '').replace('pushDevices[]', '').includes('[].');
}

/** Whether a field is the caller's own. */
export const isCallers = ({ area }: Pick<Call, 'area'>, field: FoundField): boolean =>
  ofCaller.has(area) && isOfCaller(field);

/** Whether a field is the caller's own, or belongs to something that people share. */
export const isAllowed = (call: Pick<Call, 'id' | 'area'>, field: FoundField): boolean =>
  isCallers(call, field) || endsIn(field.path, ofThings[field.owner]) || endsIn(field.path, ofCalls[call.id]);
