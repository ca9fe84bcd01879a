import { type Group, type Player, TAVERN_ID } from '@everdeed/rules';
import { groupWriter } from '../../../src/storage/groups/group-writer.ts';
import { addMessage } from '../../../src/storage/chat/write-chat.ts';
import { makeChallenge } from '../challenges.ts';
import { groupWith, invited } from '../parties.ts';
import { changePlayer } from '../players.ts';
import type { Caller, TestServer } from '../server.ts';
import type { Company } from './everybody.ts';
import { inside, type Role, roles } from './roles.ts';

/** Who plays a part in a group: a role, another member, or somebody who is in nothing. */
export const parts = [...roles, 'other', 'away'] as const;
type GroupCompany = Company<(typeof parts)[number]>;
type Cast = GroupCompany['the'];

/** What of a player decides what they may. */
export function asRole(the: Cast, role: Role, player: Player): Player {
  const { _id: _left, ...party } = player.party;
  return {
    ...player,
    guilds: [],
    party: { ...party, quest: { ...party.quest, key: null, RSVPNeeded: false } },
    invitations: { guilds: [], parties: [], party: {} },
    permissions: { moderator: role === 'moderator', userSupport: role === 'supporter' },
    flags: { ...player.flags, chatRevoked: role === 'muted' },
    items: { ...player.items, quests: { whale: 1 } },
    inbox: { ...player.inbox, blocks: role === 'leader' ? [the('blocked').id] : [] },
    auth: { ...player.auth, blocked: role === 'banned' },
  };
}

interface Stage {
  readonly id: string;
  readonly line: string;
}

interface Scenery {
  readonly quest?: 'asked' | 'begun' | undefined;
  /** What the group is; a party by default. */
  readonly group?: Partial<Pick<Group, 'type' | 'privacy'>>;
}

let lines = 0;

/** Makes everybody what they are. */
async function dress({ server, the }: GroupCompany, role: Role): Promise<void> {
  for (const name of new Set<Role>(['leader', role]))
    await changePlayer(server, the(name), (player) => asRole(the, name, player));
  for (const name of ['other', 'away'] as const)
    await changePlayer(server, the(name), (player) => asRole(the, 'member', player));
}

/** A group of leader, caller and one more, on a quest that has begun or waits, with a line of the leader. The quest is another member's than the party's leader's. */
export async function stageGroup(
  company: GroupCompany,
  role: Role,
  { quest, group = {} }: Scenery,
): Promise<Stage> {
  const { server, the } = company;
  await dress(company, role);
  const members = [...new Set([the('leader'), ...(inside.has(role) ? [the(role)] : []), the('other')])];
  const managers = role === 'manager' ? { [the(role).id]: true as const } : {};
  const id = await groupWith(server, members, { name: 'Us', managers, ...group });
  const { type = 'party' } = group;
  if (role === 'invited') await invited(server, the(role), { _id: id, type }, the('leader').id);
  if (role === 'challenger') await makeChallenge(server, the(role), id);
  if (quest) await ask(server, { id, members, state: quest, owner: the(role === 'owner' ? role : 'other') });
  return { id, line: await stageLine(server, the, id) };
}

/** The tavern with a line of the leader, who is a guest there like everybody. */
export async function stageTavern(company: GroupCompany, role: Role): Promise<Stage> {
  await dress(company, role);
  // It is written down when somebody does something there for the first time.
  await company.server.app.services.storage.run((tx) => tx.groups.get(TAVERN_ID));
  return { id: TAVERN_ID, line: await stageLine(company.server, company.the, TAVERN_ID) };
}

/** The leader's line. */
async function stageLine(server: TestServer, the: Cast, id: string): Promise<string> {
  const line = `11111111-2222-4333-8444-${String(++lines).padStart(12, '0')}`;
  await server.app.services.storage.run(async (tx) => {
    const author = { user: 'L', contributor: {}, backer: {}, client: 'test', userStyles: undefined };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- how the author looked is not read here
    const by = author as unknown as Parameters<typeof addMessage>[1]['author'];
    const text = { text: 't', unformattedText: 't', flagCount: 0, isTold: true };
    const message = { id: line, groupId: id, authorId: the('leader').id, author: by, ...text };
    await addMessage(tx.db, message, server.system.at);
  });
  return line;
}

interface Asking {
  readonly id: string;
  readonly members: readonly Caller[];
  readonly state: 'asked' | 'begun';
  readonly owner: Caller;
}

/** A quest of somebody who does not lead the party, which all are asked to, or are on. */
async function ask(server: TestServer, { id, members, state, owner }: Asking): Promise<void> {
  const answer = state === 'begun' ? true : null;
  const quest: Group['quest'] = {
    key: 'whale',
    active: state === 'begun',
    leader: owner.id,
    progress: { hp: 500, collect: {} },
    members: Object.fromEntries(members.map((one) => [one.id, one === owner ? true : answer])),
  };
  await server.app.services.storage.run(async (tx) => {
    const group = await tx.groups.get(id);
    if (!group) throw new Error('the party is gone');
    await groupWriter(tx).save({ ...group, quest });
  });
  for (const member of members)
    await changePlayer(server, member, ({ party, ...player }) => ({
      ...player,
      party: { ...party, quest: { ...party.quest, key: 'whale' } },
    }));
}
