import type { Group, Player } from '@everdeed/rules';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { groupWriter } from '../../src/storage/groups/group-writer.ts';
import { groupWith } from './parties.ts';
import { changePlayer, storedPlayer } from './players.ts';
import { type Answer, type Caller, startServer, type TestServer } from './server.ts';

/** A day, in milliseconds. */
export const DAY = 86_400_000;

/** The data of an answer with status 200. */
export function good({ status, body }: Answer): unknown {
  expect([status, body.code]).toEqual([200, undefined]);
  return body.data;
}

/** Codes of refusals, or `done`, in the order of the alphabet. */
export const codes = (answers: readonly Answer[]) =>
  answers.map(({ body }) => body.code ?? 'done').toSorted();

/** Three people in a party; the first one leads it and owns scrolls of the whale (2) and of `evilsanta2`. */
export class QuestParty {
  readonly server: TestServer;
  id = '';
  party: Caller[] = [];
  /** How many have come so far: the number in the last one's name. */
  names = 0;

  constructor(server: TestServer) {
    this.server = server;
  }

  /** Has three new people found a new party. */
  async renew(): Promise<void> {
    this.party = [];
    for (let n = 0; n < 3; n += 1) this.party.push(await this.newPlayer());
    this.id = await groupWith(this.server, this.party);
    await this.change(this.member(0), ({ items }) => ({
      items: { ...items, quests: { whale: 2, evilsanta2: 1 } },
    }));
  }

  /** Somebody who is not in the party, a second later. */
  newPlayer(): Promise<Caller> {
    this.server.system.at += 1000;
    return this.server.register(`hero-${++this.names}`);
  }

  member(index: number): Caller {
    const one = this.party[index];
    if (!one) throw new Error(`there is no member ${index}`);
    return one;
  }

  change(one: Caller, fields: (player: Player) => Partial<Player>): Promise<Player> {
    return changePlayer(this.server, one, (player) => ({ ...player, ...fields(player) }));
  }

  /** A member's call for the quest, such as `accept`. */
  act(index: number, what: string): Promise<Answer> {
    return this.member(index).post(`/groups/party/quests/${what}`);
  }

  stored(index: number): Promise<Player> {
    return storedPlayer(this.server, this.member(index));
  }

  all(): Promise<Player[]> {
    return Promise.all(this.party.map((_, index) => this.stored(index)));
  }

  async group(): Promise<Group> {
    const group = await this.server.app.services.storage.reader().groups.get(this.id);
    if (!group) throw new Error('the party is gone');
    return group;
  }

  changeGroup(fields: (group: Group) => Partial<Group>): Promise<void> {
    return this.server.app.services.storage.run(async (tx) => {
      const group = await tx.groups.get(this.id);
      if (group) await groupWriter(tx).save({ ...group, ...fields(group) });
    });
  }

  /** What the game has said in the party's chat, oldest first. */
  async said(): Promise<Record<string, unknown>[]> {
    const rows = await this.server.app.services.storage.db
      .selectFrom('chat_lines')
      .select('info')
      .where('group_id', '=', this.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ info }): Record<string, unknown> => JSON.parse(info));
  }

  async kinds(): Promise<unknown[]> {
    return (await this.said()).map(({ type }) => type);
  }

  /** Starts a quest of the first member's, with everybody. */
  async start(key = 'whale'): Promise<void> {
    good(await this.act(0, `invite/${key}`));
    for (const index of [1, 2]) good(await this.act(index, 'accept'));
  }

  /** Sets what a member has done since their day began. */
  gather(index: number, progress: Partial<Player['party']['quest']['progress']>): Promise<Player> {
    return this.change(this.member(index), ({ party: own }) => ({
      party: { ...own, quest: { ...own.quest, progress: { ...own.quest.progress, ...progress } } },
    }));
  }

  /** The next day, which these members begin at the same moment. */
  nextDay(...indices: number[]): Promise<Answer[]> {
    this.server.system.at += DAY;
    return Promise.all(indices.map((index) => this.member(index).post('/cron')));
  }

  /** Who takes part says so themselves, and nobody else does. */
  async expectSound(): Promise<void> {
    const { quest, memberCount } = await this.group();
    const ids = await this.server.app.services.storage.reader().groups.memberIds(this.id);
    expect(ids).toHaveLength(memberCount);
    for (const player of await this.all()) {
      const isIn = quest.active
        ? quest.members[player._id] === true
        : quest.members[player._id] !== undefined;
      if (player.party._id !== this.id || quest.members[player._id] === false) continue;
      expect([player._id, Boolean(player.party.quest.key)]).toEqual([player._id, isIn]);
    }
  }
}

/** Starts a server for the tests of a block; each test has a party of its own. */
export function eachQuestParty(database: () => Promise<string | undefined>): () => QuestParty {
  let the: QuestParty | undefined;
  beforeAll(async () => {
    the = new QuestParty(await startServer({ databaseUrl: await database() }));
  });
  afterAll(() => the?.server.close());
  beforeEach(() => the?.renew());
  return () => {
    if (!the) throw new Error('nobody is there yet');
    return the;
  };
}
