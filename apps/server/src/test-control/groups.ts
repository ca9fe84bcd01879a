import { fieldsIn, valueIn } from '@everdeed/content/values';
import { newGroup, outcomeOf, plainFields, type Group, type Player } from '@everdeed/rules';
import type { Tx } from '../storage/stores.ts';
import { saveOutcome } from '../work/save.ts';
import { refillWith } from './defaults.ts';
import type { Collection } from './collection.ts';
import type { Doc } from './documents.ts';

/** A group with defaults where the tester gave none. */
function completeGroup(doc: Doc): Group {
  const type = doc['type'] === 'guild' ? 'guild' : 'party';
  const id = String(doc['_id']);
  const leader = String(doc['leader'] ?? id);
  const blank = newGroup({ id, type, privacy: 'private', leader }, plainFields('Group'));
  return refillWith(blank, doc);
}

/** Parties and guilds, without chat, members and invitations. */
export const groups: Collection = {
  async find(tx, ids) {
    const rows = ids ? undefined : await tx.db.selectFrom('groups').select('id').execute();
    const docs: Doc[] = [];
    // Groups are locked by id.
    for (const id of [...(ids ?? (rows ?? []).map((row) => row.id))].sort()) {
      const group = await tx.groups.get(id);
      if (group) docs.push(fieldsIn(structuredClone(group)));
    }
    return docs;
  },
  async put(work, tx, doc, isNew) {
    const group = completeGroup(doc);
    const changed = isNew ? { newGroups: [group] } : { groups: [group] };
    await saveOutcome(work, tx, outcomeOf({}, changed), { actorId: '' });
  },
  async remove(work, tx, id) {
    await saveOutcome(work, tx, outcomeOf({}, { removedGroupIds: [id] }), { actorId: '' });
  },
};

/** A player without groups that do not exist: nobody can be in them or invited to them. */
export async function withKnownGroups(tx: Tx, player: Player): Promise<Player> {
  const { party, guilds, invitations } = player;
  const idsIn = (entries: readonly unknown[]) => entries.map((entry) => String(valueIn(entry, 'id')));
  const named = [
    ...guilds,
    ...(party._id === undefined ? [] : [party._id]),
    ...idsIn([...invitations.guilds, ...invitations.parties]),
  ];
  if (named.length === 0) return player;
  const rows = await tx.db.selectFrom('groups').select('id').where('id', 'in', named).execute();
  const known = new Set<unknown>(rows.map(({ id }) => id));
  const isKnown = (entry: unknown) => known.has(valueIn(entry, 'id'));
  const { _id: _gone, ...own } = party;
  return {
    ...player,
    party: known.has(party._id) ? party : own,
    guilds: guilds.filter((id) => known.has(id)),
    invitations: {
      ...invitations,
      guilds: invitations.guilds.filter(isKnown),
      parties: invitations.parties.filter(isKnown),
      party: isKnown(invitations.party) ? invitations.party : {},
    },
  };
}
