import {
  allCalls,
  type ApiVersion,
  type Call,
  callPath,
  type Privilege,
  takesSession,
} from '@everdeed/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { type Owned, stockOwner } from './support/owned.ts';
import { changePlayer, storedPlayer } from './support/players.ts';
import { type Caller, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let owner: Caller;
let stranger: Caller;
let owned: Owned;
beforeAll(async () => {
  server = await startServer();
  owner = await server.register('owner');
  stranger = await server.register('stranger');
  owned = await stockOwner(server, owner);
});
afterAll(() => server.close());

/** A call under one of its versions. */
interface Place {
  readonly call: Call;
  readonly name: string;
  readonly version: ApiVersion;
}
const places: readonly Place[] = allCalls().flatMap((call) =>
  call.versions.map((version) => ({ call, name: `${call.method} ${callPath(call, version)}`, version })),
);
const uuid = '11111111-2222-4333-8444-555555555555';

/** Queries without which a call does not look at what its path names. */
const neededQueries: Readonly<Record<string, string>> = { unlinkTask: '?keep=keep' };

async function askAs(
  { call, version }: Place,
  headers: Readonly<Record<string, string>>,
  params: Readonly<Record<string, string>> = {},
  body?: object,
) {
  const path = callPath(call, version).replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? uuid);
  const url = `${path}${neededQueries[call.id] ?? ''}`;
  const answer = await ask(server.app, {
    method: call.method,
    url,
    headers: { 'x-client': 'habitica-web', ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  const isJson = answer.body.startsWith('{');
  const { error, code } = isJson ? answer.json<{ error?: string; code?: string }>() : {};
  return { status: answer.statusCode, error, code };
}

describe.each(places.filter(({ call }) => call.auth !== 'none' && call.auth !== 'optional'))(
  '$name',
  (place) => {
    test('refuses people who are signed out', async () => {
      const code = takesSession(place.call) ? 'invalidCredentials' : 'missingAuthHeaders';
      expect(await askAs(place, {})).toEqual({ status: 401, error: 'NotAuthorized', code });
    });

    test('refuses an unknown token', async () => {
      const refused = { status: 401, error: 'invalid_credentials', code: 'invalidCredentials' };
      expect(await askAs(place, { 'x-api-user': uuid, 'x-api-key': uuid })).toEqual(refused);
    });

    test("refuses another player's token", async () => {
      const refused = { status: 401, error: 'invalid_credentials', code: 'invalidCredentials' };
      const credentials = { ...stranger.credentials, 'x-api-user': owner.id };
      expect(await askAs(place, credentials)).toEqual(refused);
    });
  },
);

/** Path parameters that name something of a player, and how the owner's is found. */
const ownedParams: Readonly<Record<string, (one: Owned) => string>> = {
  taskId: ({ taskId }) => taskId,
  itemId: ({ itemId }) => itemId,
  tagId: ({ tagId }) => tagId,
  notificationId: ({ notificationId }) => notificationId,
  id: ({ webhookId }) => webhookId,
  tokenId: ({ tokenId }) => tokenId,
  regId: ({ regId }) => regId,
  copyId: ({ copyId }) => copyId,
  messageId: ({ messageId }) => messageId,
  uniqueMessageId: ({ uniqueMessageId }) => uniqueMessageId,
};
/** Path parameters that are no secret, with a value. */
const commonParams: Readonly<Record<string, string>> = {
  direction: 'up',
  position: '0',
  model: 'user',
  family: 'pets',
  key: 'Wolf-Base',
  hash: '0',
  userId: uuid,
  assignedUserId: uuid,
  eventName: 'x',
  network: 'google',
  way: 'oidc',
  uuid,
  egg: 'Wolf',
  hatchingPotion: 'Base',
  pet: 'Wolf-Base',
  food: 'Meat',
  type: 'eggs',
  cardType: 'greeting',
  spellId: 'fireball',
  memberId: uuid,
  chatId: uuid,
  questKey: 'whale',
  groupId: 'party',
  challengeId: uuid,
  winnerId: uuid,
  username: 'owner',
  path: 'eggs.Wolf',
  toUserId: uuid,
  interaction: 'transfer-gems',
  ownMessageId: uuid,
  code: 'NOT-A-CODE',
  event: 'wondercon',
  postId: uuid,
  page: 'privacy',
  heroId: uuid,
  userIdentifier: 'owner',
  blockerId: uuid,
  entryId: uuid,
  kind: 'chat',
  subjectId: uuid,
  deviceId: uuid,
  jobId: '1',
};
/** Bodies that name something of a player, by the id of their call. */
const ownedBodies: Readonly<Record<string, (one: Owned) => object>> = {
  createCheckoutSession: () => ({ sub: 'group_monthly', groupId: uuid }),
  subscribeByAmazon: () => ({ billingAgreementId: 'b', subscription: 'group_monthly', groupId: uuid }),
  editStripeCard: () => ({ groupId: uuid }),
  bulkScore: ({ taskId }) => [{ id: taskId, direction: 'up' }],
  reorderTags: ({ tagId }) => ({ tagId, to: 0 }),
  readNotifications: ({ notificationId }) => ({ notificationIds: [notificationId] }),
  seeNotifications: ({ notificationId }) => ({ notificationIds: [notificationId] }),
};
/** Fields that name something of a player; a body with one of them must stand in `ownedBodies`. */
const naming = /^(?:tagId|notificationIds|taskId|challengeId|groupId)$/;

const paramsOf = ({ path }: Call): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
const isOwned = (call: Call): boolean =>
  call.id in ownedBodies || paramsOf(call).some((name) => name in ownedParams);

describe('a stranger', () => {
  test('has something to try on every call that names what belongs to a player', () => {
    const unknown = places.filter(({ call }) =>
      paramsOf(call).some((name) => !(name in ownedParams) && !(name in commonParams)),
    );
    expect(unknown.map(({ name }) => name)).toEqual([]);
    const bodies = places.filter(
      ({ call }) => !(call.id in ownedBodies) && bodyFields(call).some((field) => naming.test(field)),
    );
    expect(bodies.map(({ name }) => name)).toEqual([]);
  });

  test.each(places.filter(({ call }) => isOwned(call)).map((place) => [place.name, place] as const))(
    'is refused as the contract says: %s',
    async (_name, place) => {
      const before = await stateOf(owner);
      const params = Object.fromEntries(
        paramsOf(place.call).map((name) => [name, ownedParams[name]?.(owned) ?? commonParams[name] ?? '']),
      );
      const body = ownedBodies[place.call.id]?.(owned) ?? (place.call.method === 'GET' ? undefined : {});
      const { status, code } = await askAs(place, stranger.credentials, params, body);
      expect([400, 404]).toContain(status);
      const declared: readonly unknown[] = place.call.refusals;
      // A tag of somebody else is a wrong parameter.
      expect([...declared, 'invalidReqParams']).toContain(code);
      expect(code === 'invalidReqParams').toBe(place.call.id === 'addTagToTask');
      expect(await stateOf(owner)).toEqual(before);
    },
  );
});

function bodyFields({ body }: Call): string[] {
  const { properties = {} } = body as { properties?: object };
  return Object.keys(properties);
}

/** All that is stored of a player and their tasks. */
const stateOf = async (player: Caller) => ({
  player: await storedPlayer(server, player),
  tasks: await server.app.services.storage.reader().tasks.list(player.id),
});

const privileges: readonly Privilege[] = [
  'fullAccess',
  'news',
  'userSupport',
  'challengeAdmin',
  'moderator',
  'accessControl',
  'coupons',
  'groupSupport',
];
const privileged = places.flatMap((place) =>
  typeof place.call.auth === 'object' ? [{ ...place, privilege: place.call.auth.privilege }] : [],
);

describe.each(privileged)('$name, for those with the privilege $privilege', ({ privilege, ...place }) => {
  const codeWith = async (permissions: Record<string, boolean>) => {
    await changePlayer(server, stranger, (player) => ({ ...player, permissions }));
    return (await askAs(place, stranger.credentials)).code;
  };

  test('refuses people without it, whatever else they may do', async () => {
    expect(await codeWith({})).toBe('noPrivAccess');
    const others = privileges.filter((one) => one !== privilege && one !== 'fullAccess');
    for (const other of others)
      expect([other, await codeWith({ [other]: true })]).toEqual([other, 'noPrivAccess']);
    expect(await codeWith({ [privilege]: false })).toBe('noPrivAccess');
  });

  test('lets people in who have it, or full access', async () => {
    expect(await codeWith({ [privilege]: true })).not.toBe('noPrivAccess');
    expect(await codeWith({ fullAccess: true })).not.toBe('noPrivAccess');
  });
});

test('some calls need a privilege', () => {
  expect(privileged.length).toBeGreaterThan(0);
});
