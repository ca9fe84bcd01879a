import { fieldsIn, listIn } from '@everdeed/content/values';
import { blankChallenge, type Challenge, outcomeOf, type Player, TAVERN_ID } from '@everdeed/rules';
import { challengeWriter } from '../storage/challenges/challenge-writer.ts';
import type { Tx } from '../storage/stores.ts';
import { saveOutcome } from '../work/save.ts';
import type { Collection } from './collection.ts';
import { refillWith } from './defaults.ts';
import type { Doc } from './documents.ts';

/** A challenge with defaults where the tester gave none. */
function completeChallenge(doc: Doc, now: number): Challenge {
  const _id = String(doc['_id']);
  const blank: Challenge = {
    ...blankChallenge({ _id, leader: _id, group: TAVERN_ID }, now),
    name: 'Challenge',
    shortName: 'challenge',
    summary: 'Challenge',
  };
  return refillWith(blank, doc);
}

/** Challenges, without their own tasks and those who take part. */
export const challenges: Collection = {
  async find(tx, ids) {
    const rows = ids ? undefined : await tx.db.selectFrom('challenges').select('id').execute();
    const docs: Doc[] = [];
    // Challenges are locked by id.
    for (const id of [...(ids ?? (rows ?? []).map((row) => row.id))].sort()) {
      const challenge = await tx.challenges.get(id);
      if (challenge && !challenge.closing) docs.push(fieldsIn(structuredClone(challenge)));
    }
    return docs;
  },
  async put(work, tx, doc, isNew) {
    const challenge = completeChallenge(doc, work.now);
    // The tavern has a row as soon as somebody wants to change it.
    if (challenge.group !== undefined) await tx.groups.get(challenge.group);
    const changed = isNew ? { newChallenges: [challenge] } : { challenges: [challenge] };
    await saveOutcome(work, tx, outcomeOf({}, changed), { actorId: '' });
  },
  async remove(_work, tx, id) {
    await challengeWriter(tx).remove(id);
  },
};

/** Has a player whom a tester wrote take part in the challenges that they name, as far as there are such. */
export async function keepParticipations(tx: Tx, { _id, challenges: given }: Player): Promise<void> {
  const named = listIn(given).filter((id) => typeof id === 'string');
  const joined = new Set(await tx.challenges.joinedBy(_id));
  const rows =
    named.length === 0
      ? []
      : await tx.db.selectFrom('challenges').select('id').where('id', 'in', named).execute();
  const known = new Set(rows.map(({ id }) => id));
  const of = (challengeId: string) => ({ challengeId, userId: _id });
  await challengeWriter(tx).leave([...joined].filter((id) => !known.has(id)).map(of));
  await challengeWriter(tx).join([...known].filter((id) => !joined.has(id)).map(of));
}
