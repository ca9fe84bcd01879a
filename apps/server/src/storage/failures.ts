const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** A unique value was taken in the meantime. */
export const isUniqueViolation = (error: unknown): boolean =>
  codeOf(error) === '23505' || /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(codeOf(error));

/** Whether the error is a collision with another transaction, so that a retry may help. */
export const isCollision = (error: unknown): boolean =>
  isUniqueViolation(error) ||
  ['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'].includes(codeOf(error));

/** Whether the database did not answer in time. */
export const isStorageTimeout = (error: unknown): boolean =>
  codeOf(error).startsWith('SQLITE_BUSY') || ['57014', '55P03'].includes(codeOf(error));
