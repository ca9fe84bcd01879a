import type { Tx } from '../storage/stores.ts';
import type { Work } from '../work/work.ts';
import type { AccountParts } from './parts.ts';
import type { TokenContext } from '../security/token-store.ts';

/** What the token store needs of a piece of work. */
export const tokenContext = (work: Work, { secret }: Pick<AccountParts, 'secret'>, tx: Tx): TokenContext => ({
  db: tx.db,
  secret,
  now: work.now,
  newId: work.rules.newId,
});
