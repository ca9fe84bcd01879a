import { type TSchema, Type } from 'typebox';

/** A text of any length. */
export const text = Type.String();
/** A text that may be absent. */
export const optionalText = Type.Optional(text);
/** A UUID. */
export const uuidText = Type.String({ format: 'uuid' });
/** An object without fields. */
export const nothing = Type.Object({});

/** An ISO 8601 instant in UTC. */
export const instant = (description?: string) =>
  Type.String({ format: 'date-time', ...(description === undefined ? {} : { description }) });

/** One of these words. */
export const word = <const W extends string>(words: readonly W[], description?: string) =>
  Type.Unsafe<W>({ type: 'string', enum: [...words], ...(description === undefined ? {} : { description }) });

/** Free keys whose values are all alike. */
export const mapOf = <S extends TSchema>(value: S, description?: string) =>
  Type.Record(Type.String(), value, description === undefined ? {} : { description });

/** A record whose fields the wire leaves open. */
export const open = (description: string) => mapOf(Type.Unknown(), description);

/** The value, or null. */
export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** A value that was never set, or was taken away again. */
export const unset = <S extends TSchema>(schema: S) => Type.Optional(nullable(schema));
