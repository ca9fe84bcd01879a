import { randomUUID } from 'node:crypto';
import { type Group, noPlan, type Player } from '@everdeed/rules';
import { addGroups } from './groups.ts';
import { changePlayer } from './players.ts';
import type { Caller, TestServer } from './server.ts';
import { addPlayer } from './storage.ts';
import { playerWriter } from '../../src/storage/player-writer.ts';

/** A player in a group. */
export const within = (group: Pick<Group, '_id' | 'type'>, player: Player): Player =>
  group.type === 'party'
    ? { ...player, party: { ...player.party, _id: group._id } }
    : { ...player, guilds: [...player.guilds, group._id] };

/** A group that these players are in, led by the first; made without a call. */
export async function groupWith(
  server: TestServer,
  members: readonly Caller[],
  fields: Partial<Group> = {},
): Promise<string> {
  const id = randomUUID();
  const type = fields.type ?? 'party';
  const leader = members[0]?.id ?? id;
  const memberCount = members.length;
  await addGroups(server.app.services.storage, [id], { leader, memberCount, ...fields, type });
  for (const member of members)
    await changePlayer(server, member, (player) => within({ _id: id, type }, player));
  return id;
}

/** Adds players who never call to a group; its count of members grows with them. */
export async function crowd(
  { app }: TestServer,
  group: Pick<Group, '_id' | 'type'>,
  size: number,
): Promise<void> {
  const { storage } = app.services;
  for (let n = 0; n < size; n++) {
    const { _id } = await addPlayer(storage);
    await storage.run(async (tx) => {
      const player = await tx.players.get(_id);
      if (player) await playerWriter(tx).save(within(group, player));
    });
  }
  const count = (await storage.reader().groups.memberIds(group._id)).length;
  await storage.db.updateTable('groups').set({ member_count: count }).where('id', '=', group._id).execute();
}

/** Invites a player to a group without a call. */
export const invited = (
  { app }: TestServer,
  player: Caller,
  group: Pick<Group, '_id' | 'type'>,
  inviter: string,
) =>
  app.services.storage.run((tx) =>
    tx.social.invite(player.id, { kind: group.type, id: group._id, name: 'Us', inviter }),
  );

/** A plan that somebody pays for. */
export const runningPlan: NonNullable<Group['purchased']['plan']> = {
  ...noPlan(),
  planId: 'group_monthly',
  customerId: 'somebody',
  dateCreated: '2026-01-01T00:00:00.000Z',
  quantity: 3,
};
