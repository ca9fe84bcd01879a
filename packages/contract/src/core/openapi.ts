import type { TSchema } from 'typebox';
import { notificationSchema } from '../notifications/notification-schema.ts';
import { type ApiVersion, type Call, mayChange, takesSession } from './call.ts';
import { type Json, NamedSchemas } from './openapi-components.ts';

const bases: Readonly<Record<ApiVersion, string>> = { v3: '/api/v3', v4: '/api/v4', root: '' };

/** The path of a call under a version. */
export const callPath = (call: Call, version: ApiVersion): string => `${bases[version]}${call.path}`;

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
}

function parametersOf(schemas: NamedSchemas, schema: TSchema, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schema as ObjectSchema;
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: schemas.plain(inner),
  }));
}

function securityOf(call: Call): Json {
  switch (call.auth) {
    case 'none':
      return {};
    case 'optional':
      return { security: [{}, { user: [], key: [] }] };
    case 'session':
    case 'user':
    default: {
      const headers = { user: [], key: [] };
      return { security: takesSession(call) ? [{ session: [] }, headers] : [headers] };
    }
  }
}

const envelope = (schemas: NamedSchemas, call: Call): Json => ({
  type: 'object',
  required: ['success', 'data', 'appVersion'],
  properties: {
    success: { const: true },
    data: schemas.plain(call.answer),
    message: { type: 'string' },
    notifications: { type: 'array', items: schemas.plain(notificationSchema) },
    userV: { type: 'integer' },
    appVersion: { type: 'string' },
  },
});

const contentOf = (schemas: NamedSchemas, call: Call): Json =>
  call.contentType === undefined
    ? { 'application/json': { schema: envelope(schemas, call) } }
    : { [call.contentType]: { schema: schemas.plain(call.answer) } };

function describe(call: Call): string {
  const lines = call.details === undefined ? [] : [call.details];
  if (typeof call.auth === 'object') lines.push(`Requires the privilege \`${call.auth.privilege}\`.`);
  const keys = [...new Set([...call.checks.map((check) => check.key), ...call.refusals])];
  if (keys.length > 0) lines.push(`Refusals (\`code\`): ${keys.map((key) => `\`${key}\``).join(', ')}.`);
  if (call.hasRefusalPages) lines.push('Browsers (`Accept: text/html`) get refusals as web pages, too.');
  lines.push(call.spec === 'own' ? 'Not part of the reference.' : `Specification: ${call.spec}.`);
  return lines.join('\n\n');
}

function operationOf(schemas: NamedSchemas, call: Call, version: ApiVersion): Json {
  const hasBody = call.method !== 'GET' && JSON.stringify(call.body) !== '{"type":"object","properties":{}}';
  const parameters: Json[] = [
    ...parametersOf(schemas, call.params, 'path'),
    ...parametersOf(schemas, call.query, 'query'),
  ];
  if (mayChange(call) && call.auth !== 'none')
    parameters.push({ $ref: '#/components/parameters/IdempotencyKey' });
  return {
    operationId: `${call.id}${version === 'v4' ? '' : `_${version}`}`,
    tags: [call.area],
    summary: call.summary,
    description: describe(call),
    ...securityOf(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hasBody
      ? { requestBody: { content: { 'application/json': { schema: schemas.plain(call.body) } } } }
      : {}),
    responses: {
      [call.successStatus]:
        call.successStatus === 302
          ? { description: 'Redirect' }
          : { description: 'Success', content: contentOf(schemas, call) },
      ...(call.otherSuccessStatus === undefined
        ? {}
        : {
            [call.otherSuccessStatus]: { description: 'Success', content: contentOf(schemas, call) },
          }),
      default: { $ref: '#/components/responses/Refusal' },
    },
  };
}

const shared = {
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
        'A key of your choice for this change, at most 128 characters. Sending it again returns the first answer and changes nothing; sending it with a different request is refused.',
      schema: { type: 'string', maxLength: 128 },
    },
  },
  schemas: {
    Refusal: {
      type: 'object',
      required: ['success', 'error', 'message', 'code'],
      properties: {
        success: { const: false },
        error: { type: 'string', description: 'The class of the refusal.' },
        message: { type: 'string', description: 'For people, in their own language.' },
        code: { type: 'string', description: 'The stable key of the refusal, for programs.' },
        errors: { type: 'array', items: { type: 'object' } },
      },
    },
  },
  responses: {
    Refusal: {
      description: 'Refusal; `code` says why.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  },
};

/** The OpenAPI 3.1 document of all calls, in every version of each. */
export function openApiDocument(calls: readonly Call[], title: string, appVersion: string): Json {
  const schemas = new NamedSchemas();
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    for (const version of call.versions) {
      const path = callPath(call, version);
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(schemas, call, version) };
    }
  }
  const tags = [...new Set(calls.map((call) => call.area))].sort().map((name) => ({ name }));
  const named = { ...schemas.found, ...shared.schemas };
  const components = { ...shared, schemas: named };
  return { openapi: '3.1.0', info: { title, version: appVersion }, tags, paths, components };
}
