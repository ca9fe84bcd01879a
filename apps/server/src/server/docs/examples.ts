import { isFields } from '@everdeed/content/values';
import type { Call } from '@everdeed/contract';
import { appVersion } from '../../http/envelope.ts';
import recorded from './recorded-examples.json' with { type: 'json' };
import { sampleOf } from './sample.ts';

/** A request of a call, and what it is answered. */
export interface Example {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Absent where none is sent. */
  readonly body?: unknown;
  /** `data` of the answer, or the whole answer of a call with a media type of its own. */
  readonly answer: unknown;
  readonly message?: string;
}

const known: Readonly<Record<string, unknown>> = recorded;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isFields(value) ? value : {});
const isEmpty = (schema: unknown): boolean =>
  !isFields(schema) ||
  (schema['type'] === 'object' &&
    Object.keys(fieldsOf(schema['properties'])).length === 0 &&
    !isFields(schema['patternProperties']));

/** Parameters of a query that are needed; others are left out. */
function neededOf(schema: unknown): Readonly<Record<string, unknown>> {
  const { required } = fieldsOf(schema);
  const all = fieldsOf(sampleOf(schema));
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => Array.isArray(required) && required.includes(name)),
  );
}

/** The example of a call: a recorded one, or one that is made from its schemas. */
export function exampleOf(call: Call): Example {
  const found = known[call.id];
  if (isFields(found)) {
    const { params, query, body, answer, message } = found;
    return {
      params: fieldsOf(params),
      query: fieldsOf(query),
      ...(body === undefined ? {} : { body }),
      answer,
      ...(typeof message === 'string' ? { message } : {}),
    };
  }
  const hasBody = call.method !== 'GET' && !isEmpty(call.body);
  return {
    params: fieldsOf(sampleOf(call.params)),
    query: neededOf(call.query),
    ...(hasBody ? { body: sampleOf(call.body) } : {}),
    answer: sampleOf(call.answer),
  };
}

/** Whether the example is one that a server has answered. */
export const isRecorded = ({ id }: Call): boolean => id in known;

/** The whole answer of an example, as the wire has it. */
export const envelopeOf = (call: Call, { answer, message }: Example): unknown =>
  call.contentType === undefined
    ? { success: true, data: answer, ...(message === undefined ? {} : { message }), appVersion }
    : answer;

/** Path and query of an example under a base. */
export function urlOf(path: string, { params, query }: Example): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? name)),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
