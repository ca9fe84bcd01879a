import type { MessageKey } from '@everdeed/content';
import { asText as textOf } from '@everdeed/rules';
import { refusal } from '../work/refusal.ts';
import type { Services } from '../services.ts';
import { isCollision } from '../storage/failures.ts';
import type { Tx } from '../storage/stores.ts';
import { dataTables } from '../storage/tables.ts';
import { tables } from '../tables.ts';
import { lockPlayers } from '../work/scenes.ts';
import { keepEventRuns } from '../world/keep-events-fresh.ts';
import { runWork } from '../work/unit-of-work.ts';
import type { Work } from '../work/work.ts';
import type { Collection } from './collection.ts';
import { collectionOf } from './collections.ts';
import { bad, type Doc, fromWire, isDoc, matchesWhere, setAt, toWire } from './documents.ts';
import type { SetSystem } from './system.ts';

/** An operation of test control. */
export type Operation = (services: Services, system: SetSystem, body: Doc) => Promise<unknown>;

/** The list with this name in the body, if any. */
function listIn(body: Doc, name: string): unknown[] | undefined {
  const value = body[name];
  if (value !== undefined && !Array.isArray(value)) throw bad(name);
  return value;
}

function collectionNamed({ collection }: Doc): Collection {
  if (typeof collection !== 'string' || collection === '') throw bad('collection');
  return collectionOf(collection);
}

async function reset(services: Services, system: SetSystem): Promise<unknown> {
  await services.jobs.settle();
  system.setClock(undefined);
  system.setDice(undefined);
  await services.storage.run(async (tx) => {
    for (const { name } of dataTables(tables).toReversed()) await tx.db.deleteFrom(name).execute();
  });
  services.storage.cache.clear();
  services.storage.news.keep([]);
  keepEventRuns({});
  return {};
}

async function clock(_services: Services, system: SetSystem, { now }: Doc): Promise<unknown> {
  const at = now === null || now === undefined ? undefined : Date.parse(textOf(fromWire(now)));
  if (at !== undefined && Number.isNaN(at)) throw bad('now');
  system.setClock(at);
  return {};
}

async function dice(_services: Services, system: SetSystem, { value }: Doc): Promise<unknown> {
  if (value === undefined || value === null) system.setDice(undefined);
  else if (typeof value === 'number' && value >= 0 && value <= 1) system.setDice(value);
  else throw bad('value');
  return {};
}

async function read(services: Services, _system: SetSystem, body: Doc): Promise<unknown> {
  const collection = collectionNamed(body);
  const ids = listIn(body, 'ids')?.map(String);
  const where = fromWire(body['where'] ?? body['filter'] ?? {});
  if (!isDoc(where)) throw bad('where');
  const docs = await services.storage.run((tx) => collection.find(tx, ids, services.words));
  const found = docs.filter((doc) => matchesWhere(doc, where));
  return { docs: found.map(toWire) };
}

function changed(doc: Doc, body: Doc): Doc {
  const copy = structuredClone(doc);
  const set = body['set'] ?? {};
  if (!isDoc(set)) throw bad('set');
  for (const [path, value] of Object.entries(set)) setAt(copy, path, fromWire(value));
  for (const path of listIn(body, 'unset') ?? []) setAt(copy, String(path), undefined);
  return copy;
}

async function write(services: Services, _system: SetSystem, body: Doc): Promise<unknown> {
  const collection = collectionNamed(body);
  const change = async (work: Work<MessageKey>, tx: Tx): Promise<void> => {
    const inserted = (listIn(body, 'insert') ?? []).map(fromWire);
    // Owners are locked by id, in whatever order their records come.
    await lockPlayers(
      tx,
      inserted.flatMap((doc) => (isDoc(doc) && typeof doc['userId'] === 'string' ? [doc['userId']] : [])),
    );
    for (const doc of inserted) {
      if (!isDoc(doc)) throw bad('insert');
      const id = textOf(doc['_id'] ?? doc['id'] ?? work.rules.newId());
      await collection.put(work, tx, { ...doc, _id: id }, true);
    }
    for (const id of listIn(body, 'remove') ?? []) await collection.remove(work, tx, String(id));
    if (body['id'] === undefined) return;
    const [doc] = await collection.find(tx, [String(body['id'])]);
    if (!doc) throw refusal('NotFound', 'notFound');
    await collection.put(work, tx, changed(doc, body), false);
  };
  const whole = runWork(services, (work) => work.transaction((tx) => change(work, tx)));
  await whole.catch((error: unknown) => {
    throw isCollision(error) ? bad('insert') : error;
  });
  return {};
}

async function settle({ jobs }: Services): Promise<unknown> {
  await jobs.settle();
  return {};
}

async function keys({ words }: Services, _system: SetSystem, { on }: Doc): Promise<unknown> {
  words.showKeys(on === true);
  return {};
}

/** All operations of test control. */
export const operations: Readonly<Record<string, Operation>> = {
  reset,
  clock,
  dice,
  read,
  write,
  settle,
  keys,
};
