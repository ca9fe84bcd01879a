import { type Group, newGroup, plainFields } from '@everdeed/rules';
import { groupWriter } from '../../src/storage/groups/group-writer.ts';
import type { Storage } from '../../src/storage/storage.ts';

/** A private group that nobody is in. */
export const blankGroup = (id: string, fields: Partial<Group> = {}): Group => ({
  ...newGroup({ id, type: 'guild', privacy: 'private', leader: id, ...fields }, plainFields(`Group ${id}`)),
  memberCount: 0,
  ...fields,
});

/** Adds groups without members, where there are none of these ids yet. */
export const addGroups = (
  storage: Storage,
  ids: readonly string[],
  fields: Partial<Group> = {},
): Promise<void> =>
  storage.run(async (tx) => {
    const known = await tx.db.selectFrom('groups').select('id').execute();
    for (const id of new Set(ids))
      if (!known.some((row) => row.id === id)) await groupWriter(tx).insert(blankGroup(id, fields));
  });
