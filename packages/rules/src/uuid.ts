const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a value is a UUID of any version and either case (wire-user-and-tasks 0.5). */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
