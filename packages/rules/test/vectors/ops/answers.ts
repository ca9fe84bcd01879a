import { isFields, isOneOf } from '@everdeed/content/values';
import type { AnyResult, Direction, LedgerEntry, Outcome } from '@everdeed/rules';
import type { Replay, World } from '../line.ts';

type Tree = Record<string, unknown>;

/** The direction that a call names. */
export function directionOf({ direction, dir = direction }: World['call']): Direction {
  if (!isOneOf(['up', 'down'] as const, dir)) throw new Error(`no direction: ${String(dir)}`);
  return dir;
}

/** The replay of a refusal; undefined if the command was accepted. */
export const refused = (result: AnyResult<unknown>): Replay | undefined =>
  result.ok ? undefined : { error: result.refusal };

/** A ledger entry as the vectors write it. */
export const vectorEntry = (record: LedgerEntry): Tree => ({
  currency: record.currency,
  type: record.kind,
  amount: record.amount,
  after: record.currentAmount,
  ...(record.reference === undefined ? {} : { reference: record.reference }),
});

/** The replay of a command; its data is left out unless `present` makes it. */
export function answered<Data>(
  result: AnyResult<Outcome<Data>>,
  present?: (outcome: Outcome<Data>) => Partial<Replay>,
): Replay {
  if (!result.ok) return { error: result.refusal };
  const { changed, message, ledger } = result.value;
  return {
    ...(changed.players[0] && { player: changed.players[0] }),
    message: message?.key,
    transactions: ledger.map(vectorEntry),
    ...present?.(result.value),
  };
}

/** The transient bag as the vectors write it: drops by type and key, and no key where it was drawn. */
export function transient(tmp: object, isDrawn: boolean): Tree | undefined {
  const bag: Tree = { ...tmp };
  const { drop } = bag;
  if (isFields(drop)) {
    const isPicked = isDrawn && drop['type'] !== 'Quest' && drop['key'] !== 'Golden';
    bag['drop'] = isPicked ? { type: drop['type'] } : { type: drop['type'], key: drop['key'] };
  }
  if (bag['firstDrops']) bag['firstDrops'] = true;
  return Object.keys(bag).length > 0 ? bag : undefined;
}
