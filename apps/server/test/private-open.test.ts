import { readFile } from 'node:fs/promises';
import { recordOf } from '@everdeed/content/values';
import type { Call } from '@everdeed/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type FoundField, fieldsNamed } from './support/access/private-paths.ts';
import { calls, isAllowed, isCallers, kept } from './support/access/private-rules.ts';
import { fieldsIn, openParts } from './support/access/private-values.ts';

/*
 * What `private-schemas.test.ts` cannot see by the names in the contract: parts of answers that may hold anything, what
 * the recorded examples have in them, and what those with a privilege are shown.
 */

const isPrivileged = ({ auth }: Call): boolean => typeof auth === 'object';
const open = calls.filter((call) => !isPrivileged(call));
const privileged = calls.filter(isPrivileged);

const endsIn = ({ path }: FoundField, names: readonly string[]): boolean =>
  names.some((name) => path.replaceAll('[]', '').endsWith(`.${name}`));
const once = (paths: readonly string[]): string[] => [...new Set(paths)].toSorted();

const invitations = {
  'invitations.guilds[].*': 'the group and who invites to it, to whom is invited',
  'invitations.parties[].*': 'the same of parties',
} as const;
const quest = { 'extra.*': 'damage of a world boss, by shop' } as const;
const tier = { 'contributor.*': 'the tier', 'backer.*': 'the tier of a patron' } as const;
const author = { ...tier, 'userStyles.*': 'what a portrait is drawn from' } as const;
const line = { 'info.*': 'what the game says, and of whom', '_meta.*': 'nothing; kept for clients' } as const;
const change = {
  'changes[].before': 'what support changed, to support',
  'changes[].after': 'the same afterwards',
} as const;

/** Parts of answers that may hold anything and are not the caller's own, by schema or call; and what they hold. */
const OPEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ChatMessage: line,
  StoredChatMessage: line,
  PrivateMessage: { ...author, 'info.*': 'what the game says' },
  MappedPrivateMessage: {
    ...author,
    'info.*': 'what the game says',
    'toUserContributor.*': 'the tier',
    'toUserBacker.*': 'the tier of a patron',
  },
  Conversation: author,
  Challenge: tier,
  Group: quest,
  Player: invitations,
  register: invitations,
  ShopItem: { 'boss.rage.*': 'what a boss does', 'boss.desperation.*': 'what it does at last' },
  importedAsides: { '[].value': 'what the caller’s import kept aside' },
  AuditEntry: change,
  ...recordOf(
    [
      'inviteToQuest',
      'acceptQuest',
      'rejectQuest',
      'forceStartQuest',
      'cancelQuest',
      'abortQuest',
      'leaveQuest',
      'leaveQuestSingular',
    ],
    () => quest,
  ),
  verifyAndroidReceipt: { '*': 'nothing: nobody takes receipts here' },
  verifyIosReceipt: { '*': 'nothing: nobody takes receipts here' },
  Notification: { 'data.*': 'what a notification is about, to whom it is for' },
  getContent: { '*': 'the catalogue' },
  getFaq: { 'questions[].*': 'questions and answers' },
  getWorldState: {
    'worldBoss.*': 'the boss',
    currentEvent: 'the calendar',
    'currentEventList[]': 'the calendar',
  },
  exportJson: { '*': 'the caller' },
};

/** The end of a path that tells an open part from the others of its schema. */
function nameOf({ path, owner }: FoundField, id: string): string {
  const known = Object.keys(OPEN[owner || id] ?? {}).find((end) => `.${path.slice(1)}`.endsWith(`.${end}`));
  return `${owner || id}: ${known ?? path}`;
}

describe('parts of answers that may hold anything', () => {
  test('are the caller’s own, or listed here with what they hold', () => {
    const found = open.flatMap((call) =>
      openParts(call.answer)
        .filter((field) => !isCallers(call, field))
        .map((field) => nameOf(field, call.id)),
    );
    const listed = Object.entries(OPEN).flatMap(([owner, ends]) =>
      Object.keys(ends).map((end) => `${owner}: ${end}`),
    );
    expect(once(found)).toEqual(once(listed));
  });

  test.each([
    ['anything', { type: 'object', properties: { any: {} } }, ['.any']],
    ['an object of which nothing is said', { type: 'object' }, ['']],
    ['more fields', { type: 'object', properties: {}, additionalProperties: true }, ['']],
    ['nothing in a map of numbers', { type: 'object', patternProperties: { '.*': { type: 'number' } } }, []],
    ['nothing in one of several forms', { anyOf: [{ type: 'null' }, { type: 'string' }] }, []],
  ])('are seen: %s', (_what, schema, paths) => {
    expect(openParts(schema).map(({ path }) => path)).toEqual(paths);
  });
});

describe('recorded examples', () => {
  let examples: Readonly<Record<string, { readonly answer?: unknown }>>;
  beforeAll(async () => {
    const file = new URL('../src/server/docs/recorded-examples.json', import.meta.url);
    examples = JSON.parse(await readFile(file, 'utf8'));
  });
  /** Things of the catalogue that are called like a secret. */
  const isThing = ({ path }: FoundField, id: string) => id === 'getContent' && path.endsWith('.special.salt');

  test('have nothing that players keep to themselves, whatever the contract says', () => {
    const leaks = open.flatMap((call) =>
      fieldsIn(examples[call.id]?.answer, call.answer)
        .filter((field) => endsIn(field, kept) && !isAllowed(call, field) && !isThing(field, call.id))
        .map(({ path }) => `${call.id}${path}`),
    );
    expect(once(leaks)).toEqual([]);
    expect(open.filter(({ id }) => examples[id]).length).toBeGreaterThan(100);
  });

  test('are searched where the contract says nothing, too', () => {
    const schema = { type: 'array', items: { type: 'object', $id: 'Member', properties: { info: {} } } };
    const found = fieldsIn([{ info: { auth: { local: { email: 'x' } } } }], schema);
    expect(found.filter((field) => endsIn(field, kept)).map(({ path }) => path)).toContain(
      '[].info.auth.local.email',
    );
  });

  test('of those with a privilege have nothing that opens an account', () => {
    const seen = privileged.flatMap((call) =>
      fieldsIn(examples[call.id]?.answer, call.answer)
        .filter((field) => endsIn(field, SEALED))
        .map(({ path }) => `${call.id}${path}`),
    );
    expect(seen).toEqual([]);
  });
});

/** What nobody is shown of anybody else, whatever their privilege. */
const SEALED = ['apiToken', 'hashed_password', 'passwordHashMethod', 'salt', 'token', 'regId'];

const ofHero = ['balance', 'lastCron', 'purchased', 'secret', 'permissions'];
const ofPlan = ['leaderOnly.challenges', 'purchased', 'purchased.plan.customerId'];
/** What support sees of players that they keep to themselves (wire-groups-and-admin 7.2). */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  getHero: ofHero,
  updateHero: ofHero,
  getHeroParty: [...ofPlan, 'balance', 'quest.extra'],
  getHeroGroupPlans: ofPlan.map((path) => `[].${path}`),
  searchPlayers: [
    'local.lowerCaseUsername',
    'local.email',
    'local.has_password',
    'blocked',
    ...['facebook', 'google', 'apple'].flatMap((way) => [way, `${way}.emails`]),
  ].map((path) => `[].auth.${path}`),
  getPaymentDetails: ['customerId'],
  getGroupForAdmin: ['balance', 'leaderOnly.challenges', 'quest.extra', 'tasksOrder', 'purchased'],
  // Whether there is a password.
  getUserDetails: ['signIns.password', 'pushDevices'],
};

describe('those with a privilege', () => {
  test('see what is listed here of what players keep to themselves, and no more', () => {
    const shown = privileged.flatMap((call) => {
      const found = fieldsNamed(call.answer, kept).filter((field) => !isAllowed(call, field));
      return found.map(({ path }) => `${call.id} ${path.replace(/^\./, '')}`);
    });
    const listed = Object.entries(SHOWN).flatMap(([id, paths]) => paths.map((path) => `${id} ${path}`));
    expect(once(shown)).toEqual(once(listed));
  });

  test('are told nothing that opens an account', () => {
    const named = privileged.flatMap((call) =>
      fieldsNamed(call.answer, SEALED).map(({ path }) => call.id + path),
    );
    expect(named).toEqual([]);
  });
});
