import { isFields } from '@everdeed/content/values';
import {
  type Call,
  type CheckFailure,
  type RawInput,
  runChecks,
  type TSchema,
  Type,
} from '@everdeed/contract';
import type { FastifyRequest } from 'fastify';
import { Compile, type Validator } from 'typebox/compile';
import { invalidParams } from '../work/refusal.ts';

/** Compiled on first use, since compiling all at startup would take seconds. */
const compiled = new WeakMap<TSchema, Validator>();
function validatorOf(schema: TSchema): Validator {
  const known = compiled.get(schema);
  if (known) return known;
  const made = Compile(schema);
  compiled.set(schema, made);
  return made;
}

/** The raw input for the checks. A body that is a list has no fields. */
export function rawInput(request: FastifyRequest): RawInput & { readonly whole: unknown } {
  const body = request.body ?? {};
  return {
    body: isFields(body) ? body : {},
    query: isFields(request.query) ? request.query : {},
    params: isFields(request.params) ? request.params : {},
    whole: body,
  };
}

/** Treats nulls as absent where text, a number or a list is expected, since conversion would turn them into text. */
function withoutNulls(schema: TSchema, value: unknown): unknown {
  if (!isFields(value)) return value;
  const { properties }: { properties?: Record<string, { type?: string }> } = schema;
  if (!properties) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([key, inner]) => inner !== null || properties[key]?.type === undefined),
  );
}

const plainTypes = new Set(['string', 'number', 'integer', 'boolean']);

/** Field names of a flat object with primitive values; undefined for any other schema. */
const flatFields = new WeakMap<TSchema, ReadonlySet<string> | 'deep'>();
function fieldsOf(schema: TSchema): ReadonlySet<string> | 'deep' {
  const known = flatFields.get(schema);
  if (known) return known;
  const { type, properties = {} }: { type?: string; properties?: Record<string, { type?: string }> } = schema;
  const isFlat =
    type === 'object' && Object.values(properties).every((one) => plainTypes.has(one.type ?? ''));
  const fields = isFlat ? new Set(Object.keys(properties)) : 'deep';
  flatFields.set(schema, fields);
  return fields;
}

/** Whether the value is valid as received, with nothing to convert or drop. */
function isRightAlready(schema: TSchema, value: unknown): boolean {
  const fields = fieldsOf(schema);
  if (fields === 'deep' || !isFields(value)) return false;
  for (const key in value) if (!fields.has(key)) return false;
  return validatorOf(schema).Check(value);
}

function parse(schema: TSchema, value: unknown): unknown {
  if (isRightAlready(schema, value)) return value;
  const validator = validatorOf(schema);
  // Works on a copy, since conversion mutates its input.
  const converted = validator.Clean(validator.Convert(structuredClone(withoutNulls(schema, value))));
  if (validator.Check(converted)) return converted;
  const failures = validator.Errors(converted).map(({ instancePath }) => {
    const param = instancePath.slice(1).replaceAll('/', '.');
    return { key: 'invalidValue' as const, param };
  });
  throw invalidParams(failures.slice(0, 20));
}

/** The fields of a lenient body, with any values. */
const lenientBodies = new WeakMap<TSchema, TSchema>();
function lenientBody(schema: TSchema): TSchema {
  const known = lenientBodies.get(schema);
  if (known) return known;
  const { properties = {} }: { properties?: Record<string, TSchema> } = schema;
  const names = Object.keys(properties);
  const made = Type.Object(Object.fromEntries(names.map((name) => [name, Type.Optional(Type.Unknown())])));
  lenientBodies.set(schema, made);
  return made;
}

function readBody({ body, bodyReading }: Call, whole: unknown): unknown {
  if (bodyReading === 'raw') return whole;
  return parse(bodyReading === 'strict' ? body : lenientBody(body), whole);
}

/** Converts the input to the types of the call; refuses what cannot be converted. */
export function parseInput(call: Call, raw: ReturnType<typeof rawInput>) {
  return {
    params: parse(call.params, raw.params),
    query: parse(call.query, raw.query),
    body: readBody(call, raw.whole),
  };
}

/** Runs the parameter checks; refuses with all failures, including those found elsewhere. */
export function requireChecks(call: Call, raw: RawInput, more: readonly CheckFailure[] = []): void {
  const failures = [...runChecks(call.checks, raw), ...more];
  if (failures.length > 0) throw invalidParams(failures);
}
