const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** A value that must be unique was taken in between. */
export const isUniqueViolation = (error: unknown): boolean =>
  codeOf(error) === '23505' || /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(codeOf(error));

/** Another transaction was in the way; trying again may help. */
export const isCollision = (error: unknown): boolean =>
  isUniqueViolation(error) ||
  ['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'].includes(codeOf(error));

/** The database did not answer in time. */
export const isStorageTimeout = (error: unknown): boolean =>
  codeOf(error).startsWith('SQLITE_BUSY') || ['57014', '55P03'].includes(codeOf(error));
