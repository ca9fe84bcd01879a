import { Type } from 'typebox';
import { instant, text } from '../core/fields.ts';

/** A phone that receives push messages. */
export const pushDeviceSchema = Type.Object({
  regId: text,
  type: text,
  createdAt: instant(),
  updatedAt: instant(),
});
