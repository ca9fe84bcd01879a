import type { TSchema } from 'typebox';
import type { ApiVersion, Call } from './call.ts';

const bases: Readonly<Record<ApiVersion, string>> = { v3: '/api/v3', v4: '/api/v4', root: '' };
type Json = Record<string, unknown>;

/** The path of a call under a version. */
export const callPath = (call: Call, version: ApiVersion): string => `${bases[version]}${call.path}`;

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
}

/** TypeBox marks are not part of the document. */
const plain = (schema: TSchema): Json => JSON.parse(JSON.stringify(schema)) as Json;

function parametersOf(schema: TSchema, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schema as ObjectSchema;
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: plain(inner),
  }));
}

function securityOf(call: Call): Json {
  switch (call.auth) {
    case 'none':
      return {};
    case 'optional':
      return { security: [{}, { user: [], key: [] }] };
    case 'session':
      return { security: [{ session: [] }, { user: [], key: [] }] };
    case 'user':
    default:
      return { security: [{ user: [], key: [] }] };
  }
}

const envelope = (call: Call): Json => ({
  type: 'object',
  required: ['success', 'data', 'appVersion'],
  properties: {
    success: { const: true },
    data: plain(call.answer),
    message: { type: 'string' },
    notifications: { type: 'array', items: { $ref: '#/components/schemas/Notification' } },
    userV: { type: 'integer' },
    appVersion: { type: 'string' },
  },
});

const contentOf = (call: Call): Json =>
  call.contentType === undefined
    ? { 'application/json': { schema: envelope(call) } }
    : { [call.contentType]: { schema: plain(call.answer) } };

function describe(call: Call): string {
  const lines = [`Specification: ${call.spec}.`];
  if (typeof call.auth === 'object') lines.push(`Needs the privilege \`${call.auth.privilege}\`.`);
  const keys = [...new Set([...call.checks.map((check) => check.key), ...call.refusals])];
  if (keys.length > 0) lines.push(`Refusals (\`code\`): ${keys.map((key) => `\`${key}\``).join(', ')}.`);
  return lines.join('\n\n');
}

function operationOf(call: Call, version: ApiVersion): Json {
  const hasBody = call.method !== 'GET' && JSON.stringify(call.body) !== '{"type":"object","properties":{}}';
  const parameters: Json[] = [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')];
  if (call.method !== 'GET' && call.auth !== 'none')
    parameters.push({ $ref: '#/components/parameters/IdempotencyKey' });
  return {
    operationId: `${call.id}${version === 'v4' ? '' : `_${version}`}`,
    tags: [call.area],
    summary: call.summary,
    description: describe(call),
    ...securityOf(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hasBody ? { requestBody: { content: { 'application/json': { schema: plain(call.body) } } } } : {}),
    responses: {
      [call.successStatus]:
        call.successStatus === 302
          ? { description: 'Leads elsewhere' }
          : { description: 'Success', content: contentOf(call) },
      default: { $ref: '#/components/responses/Refusal' },
    },
  };
}

const components: Json = {
  securitySchemes: {
    user: { type: 'apiKey', in: 'header', name: 'x-api-user', description: 'The id of the player.' },
    key: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'An API token of the player.' },
    session: { type: 'apiKey', in: 'cookie', name: 'everdeed_session' },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'A name of your own for this change, at most 128 characters. Sending it again gives the first answer and changes nothing; sending it with another request is refused.',
      schema: { type: 'string', maxLength: 128 },
    },
  },
  schemas: {
    Notification: {
      type: 'object',
      required: ['id', 'type', 'data', 'seen'],
      properties: {
        id: { type: 'string', format: 'uuid' },
        type: { type: 'string' },
        data: { type: 'object' },
        seen: { type: 'boolean' },
      },
    },
    Refusal: {
      type: 'object',
      required: ['success', 'error', 'message', 'code'],
      properties: {
        success: { const: false },
        error: { type: 'string', description: 'The class of the refusal.' },
        message: { type: 'string', description: 'For people, in their language.' },
        code: { type: 'string', description: 'For programs: the stable key of the refusal.' },
        errors: { type: 'array', items: { type: 'object' } },
      },
    },
  },
  responses: {
    Refusal: {
      description: 'Refused; `code` says why.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  },
};

/** The OpenAPI 3.1 document of all calls, under every version each of them has. */
export function openApiDocument(calls: readonly Call[], title: string, appVersion: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    for (const version of call.versions) {
      const path = callPath(call, version);
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, version) };
    }
  }
  const tags = [...new Set(calls.map((call) => call.area))].sort().map((name) => ({ name }));
  return { openapi: '3.1.0', info: { title, version: appVersion }, tags, paths, components };
}
