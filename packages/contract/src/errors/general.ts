import type { MessageKey } from '@everdeed/content';

/**
 * Refusals that any call can give, because they are decided before its handler or around it: headers, limits, the
 * body, parameters, the idempotency key, and failures of the server. No call declares them.
 */
export const generalRefusals = [
  'missingClientHeader',
  'missingAuthHeaders',
  'invalidCredentials',
  'accountSuspended',
  'noPrivAccess',
  'ipAddressBlocked',
  'clientBlocked',
  'clientRateLimited',
  'tooManySignIns',
  'tooManyRequests',
  'serverBusy',
  'storageUnavailable',
  'paymentServiceAway',
  'maintenance',
  'jsonSyntax',
  'payloadTooLarge',
  'unsupportedMediaType',
  'badRequest',
  'invalidReqParams',
  'idempotencyKeyInvalid',
  'idempotencyKeyReused',
  'notFound',
  'versionRetired',
  'requestTimeout',
  'unexpected',
] as const satisfies readonly MessageKey[];

/** The key of a refusal that any call can give. */
export type GeneralRefusal = (typeof generalRefusals)[number];
