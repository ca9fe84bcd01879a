import { type AnswerOf, cursorLimits, type DeepReadonly, groupCalls, type QueryOf } from '@everdeed/contract';
import { route } from '../http/route.ts';
import { presentNames } from '../presenters/group.ts';
import { presentMember } from '../presenters/member.ts';
import type { AfterId } from '../storage/groups/group-reader.ts';
import type { Stores } from '../storage/stores.ts';
import { readGroup } from '../work/groups.ts';
import type { GroupParts } from './parts.ts';

type Listed = DeepReadonly<AnswerOf<typeof groupCalls.getGroupMembers>>;
type Query = QueryOf<typeof groupCalls.getGroupInvites>;

const afterOf = ({ lastId, limit = cursorLimits.usual }: Query): AfterId => ({
  lastId: lastId?.toLowerCase(),
  limit,
});

/** Players of a list, in order: by their names, or as everybody may see them. */
async function present(stores: Stores, ids: readonly string[], isWhole: boolean): Promise<Listed> {
  if (!isWhole) return (await stores.groups.names(ids)).map(presentNames);
  const members: Listed[number][] = [];
  for (const id of ids) {
    const player = await stores.players.get(id);
    if (player) members.push(presentMember(player));
  }
  return members;
}

/** How many names are looked through at once. */
const atOnce = 500;

/** A page of the members whose names contain the text, in any case. */
async function search({ groups }: Stores, groupId: string, text: string, page: AfterId): Promise<string[]> {
  const wanted = text.toLowerCase();
  const found: string[] = [];
  for (let lastId = page.lastId; found.length < page.limit; ) {
    const names = await groups.namesAfter(groupId, { lastId, limit: atOnce });
    const fitting = names.filter(({ name, username }) =>
      [name, username].some((one) => one.toLowerCase().includes(wanted)),
    );
    found.push(...fitting.map(({ id }) => id));
    lastId = names.at(-1)?.id;
    if (names.length < atOnce) break;
  }
  return found.slice(0, page.limit);
}

/** Who is in a group, and who is invited to it (wire-groups-and-admin 1.11). */
export const memberListRoutes = ({ settings: { publicGroups } }: GroupParts) => [
  route(groupCalls.getGroupMembers, async (work, { actor, params: { groupId }, query }) => {
    const { group } = await readGroup(work, actor, { groupId, access: 'visible', publicGroups });
    const { read } = work;
    const page = afterOf(query);
    const ids = query.search
      ? await search(read, group._id, query.search, page)
      : (await read.groups.membersAfter(group._id, page)).items;
    return present(read, ids, query.includeAllPublicFields === 'true');
  }),
  route(groupCalls.getGroupInvites, async (work, { actor, params: { groupId }, query }) => {
    const { group } = await readGroup(work, actor, { groupId, access: 'visible', publicGroups });
    const { items } = await work.read.groups.invitedAfter(group._id, afterOf(query));
    return present(work.read, items, query.includeAllPublicFields === 'true');
  }),
];
