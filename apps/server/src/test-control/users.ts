import type { MessageKey } from '@everdeed/content';
import { fieldsIn } from '@everdeed/content/values';
import { outcomeOf, type Player } from '@everdeed/rules';
import {
  keepResetCode,
  passwordHashOf,
  removePassword,
  setPasswordHash,
  voidResetCode,
} from '../security/credentials.ts';
import { sha256 } from '../security/secret.ts';
import type { Tx } from '../storage/stores.ts';
import { keepParticipations } from './challenges.ts';
import type { Collection } from './collection.ts';
import { completeUser, refillUser } from './defaults.ts';
import { withKnownGroups } from './groups.ts';
import { type Doc, entriesOf, isDoc, setAt, valueAt } from './documents.ts';
import { saveOutcome } from '../work/save.ts';
import { requirePlayer } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';

/** Fields of the wire that are stored in separate tables. */
const hashPath = 'auth.local.hashed_password';
const codePath = 'auth.local.passwordResetCode';

/** Adds `token` to the account's tokens. */
async function addToken(work: Work<MessageKey>, tx: Tx, userId: string, token: string): Promise<void> {
  const hash = sha256(token);
  await tx.db.deleteFrom('api_tokens').where('hash', '=', hash).execute();
  await tx.db
    .insertInto('api_tokens')
    .values({
      id: work.rules.newId(),
      player_id: userId,
      name: 'inserted',
      client: 'inserted',
      automatic: 0,
      seed: '',
      hash,
      created_at: work.now,
      last_used_at: null,
    })
    .execute();
}

/** The valid code from an email. Only its hash is stored; the email contains it. */
async function resetCodeOf(tx: Tx, playerId: string): Promise<string | undefined> {
  const kept = await tx.db
    .selectFrom('reset_codes')
    .select('hash')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (!kept) return undefined;
  const mails = await tx.db.selectFrom('mails').select('body').where('player_id', '=', playerId).execute();
  const codes = mails.flatMap(({ body }) =>
    [...body.matchAll(/[?&]code=([\w-]+)/g)].map((match) => match[1]),
  );
  return codes.find((code) => code !== undefined && sha256(code) === kept.hash);
}

async function docOf(tx: Tx, id: string): Promise<Doc | undefined> {
  const player = await tx.players.get(id);
  if (!player) return undefined;
  const doc = fieldsIn(structuredClone(player));
  setAt(doc, hashPath, await passwordHashOf(tx.db, id));
  setAt(doc, codePath, await resetCodeOf(tx, id));
  doc['_ABtests'] ??= {};
  return doc;
}

async function putSecrets(work: Work<MessageKey>, tx: Tx, id: string, doc: Doc): Promise<void> {
  const { now } = work;
  const hash = valueAt(doc, hashPath);
  if (typeof hash !== 'string') await removePassword(tx.db, id);
  else if (hash !== (await passwordHashOf(tx.db, id))) await setPasswordHash(tx.db, id, hash, now);
  const code = valueAt(doc, codePath);
  if (typeof code !== 'string') await voidResetCode(tx.db, id);
  else if (code !== (await resetCodeOf(tx, id))) await keepResetCode(tx.db, id, code, now);
  if (typeof doc['apiToken'] === 'string') await addToken(work, tx, id, doc['apiToken']);
}

/** What the reference's storage makes of values of another kind, and its default. */
function castLikeReference(fields: Doc): void {
  if (valueAt(fields, 'auth.blocked') === 1) setAt(fields, 'auth.blocked', true);
  const notices = fields['notifications'];
  if (!Array.isArray(notices)) return;
  fields['notifications'] = notices.map((one: unknown) => (isDoc(one) ? { seen: false, ...one } : one));
}

/** Players, with what is stored separately. */
export const users: Collection = {
  async find(tx, ids) {
    const rows = ids ? undefined : await tx.db.selectFrom('players').select('id').execute();
    const docs: Doc[] = [];
    // Players are locked by id.
    for (const id of [...(ids ?? (rows ?? []).map((row) => row.id))].sort()) {
      const doc = await docOf(tx, id);
      if (doc) docs.push(doc);
    }
    return docs;
  },
  async put(work, tx, doc, isNew) {
    const id = String(doc['_id']);
    const { apiToken: _token, ...fields } = structuredClone(doc);
    castLikeReference(fields);
    if (!isNew && typeof valueAt(doc, hashPath) !== 'string')
      setAt(fields, 'auth.local.has_password', undefined);
    for (const path of [hashPath, codePath]) setAt(fields, path, undefined);
    if (!isNew) await requirePlayer(work, tx, id);
    const given = isNew ? completeUser(fields, work.now) : refillUser(fields, work.now);
    const player = await withKnownGroups(tx, given);
    const changed = isNew ? { newPlayers: [player] } : { players: [player] };
    await saveOutcome(work, tx, outcomeOf({}, changed), { actorId: id, asGiven: true });
    await keepParticipations(tx, player);
    await putSecrets(work, tx, id, doc);
  },
  async remove(work, tx, id) {
    await saveOutcome(work, tx, outcomeOf({}, { removedPlayerIds: [id] }), { actorId: id });
  },
};

/** Phones are stored in their owner; the pair is their id. */
const deviceId = (userId: string, regId: string): string => `${userId} ${regId}`;

async function changeDevices(
  work: Work<MessageKey>,
  tx: Tx,
  id: string,
  act: (others: Player['pushDevices']) => Player['pushDevices'],
): Promise<void> {
  const [userId = '', regId = ''] = id.split(' ');
  const player = await requirePlayer(work, tx, userId);
  const pushDevices = act(player.pushDevices.filter((device) => device.regId !== regId));
  const outcome = outcomeOf({}, { players: [{ ...player, pushDevices }] });
  await saveOutcome(work, tx, outcome, { actorId: userId, asGiven: true });
}

/** Phones of all players. */
export const pushDevices: Collection = {
  async find(tx, ids) {
    const docs = (await users.find(tx)).flatMap((user) => {
      const userId = String(user['_id']);
      const devices = entriesOf(user['pushDevices']).filter(isDoc);
      return devices.map((device) => ({ ...device, _id: deviceId(userId, String(device['regId'])), userId }));
    });
    return ids ? docs.filter(({ _id }) => ids.includes(_id)) : docs;
  },
  put(work, tx, { _id: _own, userId, ...fields }) {
    const now = new Date(work.now).toISOString();
    const device = { type: 'android', createdAt: now, updatedAt: now, regId: '', ...fields };
    return changeDevices(work, tx, deviceId(String(userId), device.regId), (others) => [...others, device]);
  },
  remove: (work, tx, id) => changeDevices(work, tx, id, (others) => others),
};
