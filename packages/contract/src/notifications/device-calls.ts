import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { oneOf, present } from '../core/check.ts';
import { optionalText, word } from '../core/fields.ts';
import { pushDeviceSchema } from './device-schema.ts';

const devices = Type.Array(pushDeviceSchema);
const spec = 'wire-user-and-tasks 3.6';
const common = { area: 'notifications', auth: 'user', versions: ['v3', 'v4'] } as const;

/** Phones that receive push messages. */
export const deviceCalls = {
  addPushDevice: defineCall({
    ...common,
    id: 'addPushDevice',
    method: 'POST',
    path: '/user/push-devices',
    summary: 'Register a phone for push messages',
    details: 'A known phone stays as it is.',
    body: Type.Object({ regId: optionalText, type: Type.Optional(word(['ios', 'android'])) }),
    bodyReading: 'lenient',
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
    summary: 'Remove a phone',
    params: Type.Object({ regId: Type.String() }),
    answer: devices,
    refusals: ['pushDeviceNotFound'],
    spec,
  }),
};
