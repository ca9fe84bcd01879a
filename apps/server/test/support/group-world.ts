import { textIn } from '@everdeed/content/values';
import type { Group } from '@everdeed/rules';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { findOrphans } from '../../src/storage/migration-checks.ts';
import { migrations } from '../../src/storage/migrations/index.ts';
import { tables } from '../../src/tables.ts';
import { invited } from './parties.ts';
import { type Answer, type Caller, startServer, type TestServer } from './server.ts';

/** Three people on a server; each test has its own. */
export interface GroupWorld {
  readonly server: TestServer;
  readonly ann: Caller;
  readonly ben: Caller;
  readonly cat: Caller;
}

export const refusal = ({ body }: Answer) => body.code;

/** The data of an answer that refuses nothing. */
export function good({ status, body }: Answer): unknown {
  expect([status, body.code]).toEqual([status === 201 ? 201 : 200, undefined]);
  return body.data;
}

let names = 0;

/** Somebody new, a second later, with a name in the order of arrival. */
export function newMember(server: TestServer): Promise<Caller> {
  server.system.at += 1000;
  return server.register(`member-${++names}`);
}

/** How many have come so far: the number in the last one's name. */
export const membersSoFar = (): number => names;

/** Starts a server for the tests of a block, and has three new people come before each of them. */
export function eachGroupWorld(database: () => Promise<string | undefined>): () => GroupWorld {
  let server: TestServer | undefined;
  let world: GroupWorld | undefined;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await database() });
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    if (!server) throw new Error('no server was started');
    const [ann, ben, cat] = [await newMember(server), await newMember(server), await newMember(server)];
    world = { server, ann, ben, cat };
  });
  return () => {
    if (!world) throw new Error('nobody is there yet');
    return world;
  };
}

const groupsOf = ({ app }: TestServer) => app.services.storage.reader().groups;

export const storedGroup = (server: TestServer, id: string): Promise<Group | undefined> =>
  groupsOf(server).get(id);

/** Expects that counts of groups agree with the rows, and that no row refers to what is gone. */
export async function expectSound(server: TestServer, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    const group = await storedGroup(server, id);
    const members = await groupsOf(server).memberIds(id);
    expect([id, group?.memberCount ?? 0]).toEqual([id, members.length]);
    if (group && members.length > 0) expect(members).toContain(group.leader);
  }
  const { db } = server.app.services.storage;
  expect(await findOrphans(db, tables, migrations.at(-1)?.number ?? 0)).toEqual([]);
}

/** The id of a group that somebody founds. */
export const found = async (one: Caller, body: object = { type: 'party', name: 'Us' }) =>
  textIn(good(await one.post('/groups', body)), '_id');

/** Joins a party, invited by somebody. */
export async function join(server: TestServer, one: Caller, id: string, inviterId: string): Promise<Answer> {
  server.system.at += 1000;
  await invited(server, one, { _id: id, type: 'party' }, inviterId);
  return one.post(`/groups/${id}/join`);
}
