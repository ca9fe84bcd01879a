import { fieldsIn, valueIn } from '@everdeed/content/values';
import { describe, expect, it } from 'vitest';
import { calls, defineCall, openApiDocument, Type } from '../src/index.ts';

const document = (one: Parameters<typeof openApiDocument>[0]) => openApiDocument(one, 'title', '1.0.0');

describe('the OpenAPI document', () => {
  const made = document([calls.createTag, calls.getUser, calls.getMails, calls.streamEvents, calls.register]);
  const schemas = fieldsIn(made, 'components', 'schemas');
  const operation = (path: string, method: string) => valueIn(made, 'paths', path, method);

  it('has one operation for each version, with an id of its own', () => {
    expect(operation('/api/v4/tags', 'post')).toMatchObject({ operationId: 'createTag', tags: ['tags'] });
    expect(operation('/api/v3/tags', 'post')).toMatchObject({ operationId: 'createTag_v3' });
    expect(operation('/api/v3/admin/mails', 'get')).toBeUndefined();
  });

  it('tells in words what a call does, who may use it and how it refuses', () => {
    expect(operation('/api/v4/tags', 'post')).toMatchObject({
      summary: 'Create a tag',
      description: expect.stringMatching(
        /^It goes to the end.*`validationFailed`.*wire-user-and-tasks 5\.1\.$/s,
      ),
    });
    expect(valueIn(operation('/api/v4/admin/mails', 'get'), 'description')).toContain('`fullAccess`');
  });

  it('has every status of a success', () => {
    const responses = valueIn(operation('/api/v4/user/auth/local/register', 'post'), 'responses');
    for (const status of ['200', '201', 'default']) expect(responses).toHaveProperty(status);
  });

  it('takes an idempotency key where something changes', () => {
    const key = { $ref: '#/components/parameters/IdempotencyKey' };
    expect(valueIn(operation('/api/v4/tags', 'post'), 'parameters')).toEqual([key]);
    expect(JSON.stringify(operation('/api/v4/user', 'get'))).not.toContain('IdempotencyKey');
  });

  it('holds named schemas once, also those inside of others', () => {
    const text = JSON.stringify(operation('/api/v4/user', 'get'));
    expect(text).toContain('"data":{"$ref":"#/components/schemas/Player"}');
    expect(schemas).toHaveProperty(['Player', 'properties', 'stats', '$ref']);
    expect(schemas).toHaveProperty(['Stats', 'properties', 'hp']);
  });

  it('documents the shape of a body that is read leniently', () => {
    const body = JSON.stringify(valueIn(operation('/api/v4/tags', 'post'), 'requestBody'));
    expect(body).toContain('"name":{"type":"string"}');
  });
});

describe('a call', () => {
  it('has empty parts, a strict body and status 200 unless it says otherwise', () => {
    const call = defineCall({
      id: 'ring',
      method: 'POST',
      path: '/ring',
      versions: ['v4'],
      area: 'bells',
      auth: 'user',
      summary: 'Ring the bell',
      answer: Type.Boolean(),
      refusals: [],
      spec: 'own',
    });
    expect(call).toMatchObject({ bodyReading: 'strict', successStatus: 200, checks: [], lateChecks: false });
    expect([call.params, call.query, call.body].map((schema) => Object.keys(schema.properties))).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('summaries', () => {
  it.each(Object.values(calls).map((call) => [call.summary] as const))(
    '%s: a few words, no full stop',
    (summary) => {
      expect(summary).toMatch(/^[A-Z][a-z]+ .*[^.]$|^(?:Fortify)$|^Sign (?:up|out)$/);
      expect(summary.length).toBeLessThan(90);
    },
  );
});
