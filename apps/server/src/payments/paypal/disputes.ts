import { isFields, listIn, valueIn } from '@everdeed/content/values';
import { asText } from '@everdeed/rules';
import type { PaypalApi } from './paypal-api.ts';

/** How a dispute ended: the buyer has the money back. */
const LOST = 'RESOLVED_BUYER_FAVOUR';

/** Whether a dispute, as PayPal tells of it whole, took the money back. */
export const isLost = (dispute: unknown): boolean =>
  valueIn(dispute, 'dispute_outcome', 'outcome_code') === LOST;

/** PayPal's words for an app that has not the feature for disputes. */
const NOT_ALLOWED = ['NOT_AUTHORIZED', 'PERMISSION_DENIED'] as const;

/** Ids of the disputes about a payment that are over: lists leave out how they ended. None where PayPal may not be asked. */
async function endedDisputes(api: PaypalApi, transaction: string): Promise<readonly string[]> {
  const query = new URLSearchParams({ disputed_transaction_id: transaction });
  const path = `/v1/customer/disputes?${query.toString()}`;
  const told = await api.unless(NOT_ALLOWED, { method: 'GET', path });
  return listIn(told?.['items'])
    .filter(isFields)
    .filter(({ status }) => status === 'RESOLVED')
    .map(({ dispute_id }) => asText(dispute_id))
    .filter((id) => id !== '');
}

/** Whether the buyer won a dispute about a payment: neither an order nor a sale tells of it. */
export async function hasLostDispute(api: PaypalApi, transaction: string): Promise<boolean> {
  for (const id of await endedDisputes(api, transaction))
    if (isLost(await api.find(`/v1/customer/disputes/${encodeURIComponent(id)}`))) return true;
  return false;
}
