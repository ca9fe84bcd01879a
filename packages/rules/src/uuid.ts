const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a value is a UUID of any version and either case (wire-user-and-tasks 0.5). */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** Whether two ids are the same: the letters of one that a client made may be of either case. */
export const isSameId = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
