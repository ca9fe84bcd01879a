import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { common } from './common.ts';
import { itemsSchema } from '../players/items-schema.ts';
import { playerSchema } from '../players/player-schema.ts';
import { statsSchema } from '../players/stats-schema.ts';

const spec = 'wire-user-and-tasks 3.1';

/** Resting and attribute points. */
export const attributeCalls = {
  toggleSleep: defineCall({
    ...common,
    id: 'toggleSleep',
    method: 'POST',
    path: '/user/sleep',
    summary: 'Check in to the inn, or out',
    details: 'Dailies do no damage there. Answers whether the player is resting now.',
    answer: Type.Boolean(),
    refusals: [],
    spec,
  }),
  revive: defineCall({
    ...common,
    id: 'revive',
    method: 'POST',
    path: '/user/revive',
    summary: 'Come back to life',
    details: 'Costs a level, all gold and an item.',
    answer: itemsSchema,
    refusals: ['cannotRevive'],
    spec,
  }),
  allocate: defineCall({
    ...common,
    id: 'allocate',
    method: 'POST',
    path: '/user/allocate',
    summary: 'Spend an attribute point',
    query: Type.Object({
      stat: Type.Optional(
        Type.String({
          description: 'str (default), con, int or per',
          examples: ['str', 'con', 'int', 'per'],
        }),
      ),
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
    summary: 'Spend several attribute points',
    body: Type.Object({
      stats: Type.Optional(
        Type.Object({
          str: Type.Optional(Type.Integer()),
          int: Type.Optional(Type.Integer()),
          con: Type.Optional(Type.Integer()),
          per: Type.Optional(Type.Integer()),
        }),
      ),
    }),
    bodyReading: 'lenient',
    answer: statsSchema,
    refusals: ['statsObjectRequired', 'invalidAttribute', 'classNotSelected', 'notEnoughAttrPoints'],
    spec,
  }),
  allocateNow: defineCall({
    ...common,
    id: 'allocateNow',
    method: 'POST',
    path: '/user/allocate-now',
    summary: 'Spend all attribute points',
    details: 'The way `preferences.allocationMode` says.',
    answer: statsSchema,
    refusals: [],
    spec,
  }),
  statSync: defineCall({
    ...common,
    id: 'statSync',
    method: 'POST',
    path: '/user/stat-sync',
    summary: 'Grant the levels that the experience is enough for',
    answer: playerSchema,
    refusals: [],
    spec,
  }),
};
