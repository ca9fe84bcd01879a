import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { oneOf, present } from '../core/check.ts';

const devices = Type.Array(
  Type.Object({
    regId: Type.String(),
    type: Type.String({ enum: ['ios', 'android'] }),
    createdAt: Type.String({ format: 'date-time' }),
    updatedAt: Type.String({ format: 'date-time' }),
  }),
);
const spec = 'wire-user-and-tasks 3.6';
const common = { area: 'notifications', auth: 'user', versions: ['v3', 'v4'] } as const;

/** Phones that get pushes. */
export const deviceCalls = {
  addPushDevice: defineCall({
    ...common,
    id: 'addPushDevice',
    method: 'POST',
    path: '/user/push-devices',
    summary: 'Registers a phone; a known one stays as it is.',
    body: Type.Object({ regId: Type.Optional(Type.Unknown()), type: Type.Optional(Type.Unknown()) }),
    checks: [
      present('body', 'regId', 'regIdRequired'),
      present('body', 'type', 'typeRequired'),
      oneOf('body', 'type', 'typeRequired', ['ios', 'android']),
    ],
    answer: devices,
    refusals: [],
    spec,
  }),
  removePushDevice: defineCall({
    ...common,
    id: 'removePushDevice',
    method: 'DELETE',
    path: '/user/push-devices/{regId}',
    summary: 'Forgets a phone.',
    params: Type.Object({ regId: Type.String() }),
    answer: devices,
    refusals: ['pushDeviceNotFound'],
    spec,
  }),
};
