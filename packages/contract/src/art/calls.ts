import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { ifSent, matches } from '../core/check.ts';

const query = Type.Object({
  scale: Type.Optional(
    Type.String({ description: 'Pixels of the answer per pixel of the picture: 1 to 8.' }),
  ),
  v: Type.Optional(Type.String({ description: 'The hash of the picture: it may then be kept for ever.' })),
});

const common = {
  method: 'GET',
  versions: ['root'],
  area: 'art',
  auth: 'none',
  query,
  checks: [ifSent(matches('query', 'scale', 'invalidValue', /^[1-8]$/))],
  answer: Type.String({ description: 'A PNG.' }),
  contentType: 'image/png',
  spec: 'own',
} as const;

const hash = Type.String({ description: 'From the Content-Location of an earlier answer.' });
const family = Type.String();
const key = Type.String();
const userId = Type.String();

/** Pictures as PNG. Under an address with their hash they never change; each answer names that address. */
export const artCalls = {
  getPicture: defineCall({
    ...common,
    id: 'getPicture',
    path: '/art/{family}/{key}.png',
    summary: 'The picture of a key of the catalogue',
    params: Type.Object({ family, key }),
    refusals: ['notFound', 'clientRateLimited'],
  }),
  getPictureByHash: defineCall({
    ...common,
    id: 'getPictureByHash',
    path: '/art/{hash}/{family}/{key}.png',
    summary: 'The picture of a key of the catalogue, to be kept for ever',
    params: Type.Object({ hash, family, key }),
    refusals: ['notFound', 'clientRateLimited'],
  }),
  getAvatar: defineCall({
    ...common,
    id: 'getAvatar',
    path: '/art/avatar/{userId}.png',
    summary: 'A player as everybody sees them',
    params: Type.Object({ userId }),
    refusals: ['userWithIDNotFound', 'clientRateLimited'],
  }),
  getAvatarByHash: defineCall({
    ...common,
    id: 'getAvatarByHash',
    path: '/art/{hash}/avatar/{userId}.png',
    summary: 'A player as everybody sees them, to be kept for ever',
    params: Type.Object({ hash, userId }),
    refusals: ['userWithIDNotFound', 'clientRateLimited'],
  }),
};
