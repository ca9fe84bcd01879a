import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';

const event = Type.Object(
  {
    key: Type.Optional(Type.String()),
    event: Type.Optional(Type.String()),
    start: Type.String(),
    end: Type.String(),
  },
  { additionalProperties: true },
);

/** What is happening in the world for everybody. */
export const worldCalls = {
  getWorldState: defineCall({
    id: 'getWorldState',
    method: 'GET',
    path: '/world-state',
    versions: ['v3', 'v4'],
    area: 'world',
    auth: 'none',
    summary: 'Get the world boss and the events that are on',
    answer: Type.Object({
      worldBoss: Type.Record(Type.String(), Type.Unknown()),
      currentEvent: Type.Union([event, Type.Null()]),
      currentEventList: Type.Array(event),
      npcImageSuffix: Type.String(),
    }),
    refusals: [],
    spec: 'wire-groups-and-admin 7.1',
  }),
};
