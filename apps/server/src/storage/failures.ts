const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
const textOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** A unique value was taken in the meantime. */
export const isUniqueViolation = (error: unknown): boolean =>
  codeOf(error) === '23505' || /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(codeOf(error));

/** Something that was remembered has changed meanwhile: work that rested on it begins anew. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';
  /** As of two transactions that cannot be put in an order (SQLSTATE). */
  readonly code = '40001';
}

/** Whether another program holds the embedded database, and the statement did nothing. */
export const isLocked = (error: unknown): boolean => /^SQLITE_(?:BUSY|LOCKED)/.test(codeOf(error));

/** Whether the error is a collision with another transaction, so that a retry may help. */
export const isCollision = (error: unknown): boolean =>
  isUniqueViolation(error) ||
  ['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'].includes(codeOf(error));

/** Whether the database did not answer in time: it is busy, and will answer again. */
export const isStorageTimeout = (error: unknown): boolean =>
  codeOf(error).startsWith('SQLITE_BUSY') || ['57014', '55P03'].includes(codeOf(error));

/** Server going down or starting, connection lost or refused, too many connections (PostgreSQL's error codes). */
const lostCodes = /^(?:57P0[1-5]|08\w{3}|53300|25P03)$/;
const lostNetwork =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** What the driver says without a code. */
const lostTexts =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

/** Whether the connection to the database is gone, so that nothing can be asked of it. */
export function isStorageLost(error: unknown): boolean {
  const code = codeOf(error);
  return lostCodes.test(code) || lostNetwork.test(code) || (code === '' && lostTexts.test(textOf(error)));
}

/** Whether the embedded database's file is damaged: nothing but a backup helps. */
export const isStorageDamaged = (error: unknown): boolean => /^SQLITE_(?:CORRUPT|NOTADB)/.test(codeOf(error));

/** Whether there is no room to write, or no way to. */
export const isStorageFull = (error: unknown): boolean =>
  /^(?:SQLITE_FULL|SQLITE_IOERR|SQLITE_READONLY|SQLITE_CANTOPEN|53100|58030|ENOSPC|EDQUOT|EIO)/.test(
    codeOf(error),
  );
