import type { ErrorClass } from '@everdeed/contract';
import type { RequestInfo } from '../../http/route.ts';
import type { Refuser } from '../../work/refusal.ts';
import type { AccountParts } from '../parts.ts';
import { type Identity, ProviderFailure } from './identity.ts';

type ProofKey = 'socialSignInFailed' | 'invalidData';
type ProofWork = Refuser<ProofKey> & { readonly now: number };
type FailureWork = Refuser<'socialSignInFailed'>;
type ProofParts = Pick<AccountParts, 'accountLimits' | 'log'>;

/** What requests have proved. One that collides with another is carried out again, but a code works only once. */
const proofs = new WeakMap<RequestInfo, Promise<Identity>>();

/** The classes for what a service answers; other statuses below 500 are bad requests (wire-user-and-tasks 2.3, step 2). */
const classes: Readonly<Record<number, ErrorClass>> = {
  401: 'NotAuthorized',
  403: 'Forbidden',
  404: 'NotFound',
  429: 'TooManyRequests',
};

/** Refuses as a service's failure deserves. */
export function refuseFailure(work: FailureWork, { log }: ProofParts, failure: unknown): never {
  if (!(failure instanceof ProviderFailure)) throw failure;
  log.warn({ err: failure }, 'a sign-in with another service failed');
  throw failure.status >= 500
    ? work.refuse('InternalServerError', 'unexpected')
    : work.refuse(classes[failure.status] ?? 'BadRequest', 'socialSignInFailed');
}

/** Attempts count until they are known to be right, so that many at once are as limited as one after another. */
async function limited(
  work: ProofWork,
  { accountLimits }: ProofParts,
  ip: string,
  ask: () => Promise<Identity>,
): Promise<Identity> {
  accountLimits.charge(work, 'social', ip);
  const identity = await ask();
  accountLimits.giveBack('social', ip);
  return identity;
}

/** Who a service says somebody is. Refuses if it does not, with its status, or if nobody is meant. */
export async function prove(
  work: ProofWork,
  parts: ProofParts,
  info: RequestInfo,
  ask: () => Promise<Identity>,
): Promise<Identity> {
  const proof = proofs.get(info) ?? limited(work, parts, info.ip, ask);
  proofs.set(info, proof);
  const identity = await proof.catch((error: unknown) => refuseFailure(work, parts, error));
  if (identity.id === '') throw work.refuse('BadRequest', 'invalidData');
  return identity;
}
