import { Type } from '@everdeed/contract';
import { jobKind } from '../../jobs/kind.ts';
import { messageSchema } from './messages.ts';

/** Tells the shop something, as a signed webhook. */
export const tellJob = jobKind({ name: 'sandbox-webhook', payload: messageSchema });

/** Takes the money of a checkout that was processing. */
export const collectJob = jobKind({ name: 'sandbox-collect', payload: Type.Object({ id: Type.String() }) });

/** Writes the next bill of a subscription. */
export const billJob = jobKind({ name: 'sandbox-bill', payload: Type.Object({ id: Type.String() }) });
