import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { common } from './common.ts';
import { itemsSchema, playerSchema, statsSchema } from '../players/player-schema.ts';

const spec = 'wire-user-and-tasks 3.1';

/** State, rest and attribute points. */
export const attributeCalls = {
  toggleSleep: defineCall({
    ...common,
    id: 'toggleSleep',
    method: 'POST',
    path: '/user/sleep',
    summary: 'Goes to the inn or leaves it: at the inn dailies do no damage. Answers whether one rests now.',
    answer: Type.Boolean(),
    refusals: [],
    spec,
  }),
  revive: defineCall({
    ...common,
    id: 'revive',
    method: 'POST',
    path: '/user/revive',
    summary: 'Comes back after a death, at its price.',
    answer: itemsSchema,
    refusals: ['cannotRevive'],
    spec,
  }),
  allocate: defineCall({
    ...common,
    id: 'allocate',
    method: 'POST',
    path: '/user/allocate',
    summary: 'Spends one free point on an attribute.',
    query: Type.Object({
      stat: Type.Optional(Type.String({ description: 'str (default), con, int or per' })),
    }),
    answer: statsSchema,
    refusals: ['invalidAttribute', 'classNotSelected', 'notEnoughAttrPoints'],
    spec,
  }),
  allocateBulk: defineCall({
    ...common,
    id: 'allocateBulk',
    method: 'POST',
    path: '/user/allocate-bulk',
    summary: 'Spends several points at once.',
    body: Type.Object({
      stats: Type.Optional(
        Type.Unknown({ description: 'Attribute to whole number of points, for example {"str": 2}.' }),
      ),
    }),
    answer: statsSchema,
    refusals: ['statsObjectRequired', 'invalidAttribute', 'classNotSelected', 'notEnoughAttrPoints'],
    spec,
  }),
  allocateNow: defineCall({
    ...common,
    id: 'allocateNow',
    method: 'POST',
    path: '/user/allocate-now',
    summary: 'Spends all free points the way `preferences.allocationMode` says.',
    answer: statsSchema,
    refusals: [],
    spec,
  }),
  statSync: defineCall({
    ...common,
    id: 'statSync',
    method: 'POST',
    path: '/user/stat-sync',
    summary: 'Works off levels that are due.',
    answer: playerSchema,
    refusals: [],
    spec,
  }),
};
