import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { ifSent, length, present } from '../core/check.ts';
import { nothing, text } from '../core/fields.ts';
import { area } from './fields.ts';

const tokenSummary = Type.Object({
  id: text,
  name: text,
  client: text,
  createdAt: text,
  lastUsedAt: Type.Union([text, Type.Null()]),
  current: Type.Boolean(),
});

/** The caller's API tokens: one for each signed-in client, and those created by hand. */
export const tokenCalls = {
  listTokens: defineCall({
    id: 'listTokens',
    method: 'GET',
    path: '/user/tokens',
    versions: ['v4'],
    area,
    auth: 'user',
    summary: 'List the API tokens of the caller',
    details: 'One for each client that signed in, and those created by hand.',
    answer: Type.Array(tokenSummary),
    refusals: [],
    spec: 'own',
  }),
  createToken: defineCall({
    id: 'createToken',
    method: 'POST',
    path: '/user/tokens',
    versions: ['v4'],
    area,
    auth: 'user',
    summary: 'Create an API token',
    details: 'The token is shown only this once.',
    body: Type.Object({ name: text }),
    checks: [
      present('body', 'name', 'tokenNameRequired'),
      ifSent(length('body', 'name', 'tokenNameLength', 1, 60)),
    ],
    answer: Type.Object({ id: text, name: text, apiToken: text }),
    refusals: ['tooManyTokens'],
    spec: 'own',
  }),
  revokeToken: defineCall({
    id: 'revokeToken',
    method: 'DELETE',
    path: '/user/tokens/{tokenId}',
    versions: ['v4'],
    area,
    auth: 'user',
    summary: 'Revoke an API token',
    details: 'Whoever uses it is signed out.',
    params: Type.Object({ tokenId: text }),
    answer: nothing,
    refusals: ['tokenNotFound'],
    spec: 'own',
  }),
};
