import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { ifSent, matches } from '../core/check.ts';

const query = Type.Object({
  scale: Type.Optional(
    Type.String({ description: 'How many pixels wide each pixel of the picture is: 1 to 8.' }),
  ),
  v: Type.Optional(
    Type.String({ description: 'The hash of the picture; the answer may then be cached forever.' }),
  ),
});

const common = {
  method: 'GET',
  versions: ['root'],
  area: 'art',
  auth: 'none',
  query,
  checks: [ifSent(matches('query', 'scale', 'invalidValue', /^[1-8]$/))],
  answer: Type.String({ description: 'A PNG image.' }),
  contentType: 'image/png',
  spec: 'own',
} as const;

const hash = Type.String({ description: 'Taken from the Content-Location of an earlier answer.' });
const family = Type.String();
const key = Type.String();
const userId = Type.String();

/**
 * Pictures as PNG. An address that contains the picture's hash never changes its content; each answer gives
 * that address.
 */
export const artCalls = {
  getSocialPicture: defineCall({
    ...common,
    id: 'getSocialPicture',
    path: '/art/social.png',
    query: Type.Object({}),
    checks: [],
    summary: 'Get the picture that other sites show beside a link to this one',
    details: '1200 x 630 pixels.',
    refusals: ['clientRateLimited'],
  }),
  getPicture: defineCall({
    ...common,
    id: 'getPicture',
    path: '/art/{family}/{key}.png',
    summary: 'Get the picture of a catalogue entry',
    params: Type.Object({ family, key }),
    refusals: ['notFound', 'clientRateLimited'],
  }),
  getPictureByHash: defineCall({
    ...common,
    id: 'getPictureByHash',
    path: '/art/{hash}/{family}/{key}.png',
    summary: 'Get the picture of a catalogue entry, for caching forever',
    params: Type.Object({ hash, family, key }),
    refusals: ['notFound', 'clientRateLimited'],
  }),
  getAvatar: defineCall({
    ...common,
    id: 'getAvatar',
    path: '/art/avatar/{userId}.png',
    summary: 'Get the avatar of a player',
    details: 'Shows the player as everybody sees them.',
    params: Type.Object({ userId }),
    refusals: ['userWithIDNotFound', 'clientRateLimited'],
  }),
  getAvatarByHash: defineCall({
    ...common,
    id: 'getAvatarByHash',
    path: '/art/{hash}/avatar/{userId}.png',
    summary: 'Get the avatar of a player, for caching forever',
    params: Type.Object({ hash, userId }),
    refusals: ['userWithIDNotFound', 'clientRateLimited'],
  }),
};
