import type { AnswerOf, accountCalls as AccountCalls } from '@everdeed/contract';
import { useEffect, useState } from 'react';
import { accountCalls } from 'virtual:calls/account';
import { send } from '../data/api.ts';
import type { Failure } from '../data/reply.ts';

/** Another service with which people can sign in here. */
export type SignInWay = AnswerOf<typeof AccountCalls.listSignInWays>['ways'][number];

/** Where to go after the other service, in this tab. */
const PLACE = 'everdeed-sign-in-place';
/** An invitation to the site that came with the link, in this tab. */
const INVITE = 'everdeed-invite';
const QUIET = { quiet: true };

const ask = () => send(accountCalls.listSignInWays, {}, QUIET);

/** The services of this site; none until they are known. `reload` asks again. */
export function useSignInWays() {
  const [reply, setReply] = useState<Awaited<ReturnType<typeof ask>>>();
  useEffect(() => void ask().then(setReply), []);
  const ways: readonly SignInWay[] = reply?.ok ? reply.answer.data.ways : [];
  return { ways, failed: reply?.ok === false, reload: () => void ask().then(setReply) };
}

/** Leaves for the other service, to come back to `place`, with an invitation to the site if there is one; gives the failure if that cannot be done. */
export async function leaveToSignIn(
  way: string,
  place: string,
  invite?: string | null,
): Promise<Failure | undefined> {
  const reply = await send(accountCalls.beginSignIn, { params: { way } }, QUIET);
  if (!reply.ok) return reply.failure;
  sessionStorage.setItem(PLACE, place);
  if (invite) sessionStorage.setItem(INVITE, invite);
  location.assign(reply.answer.data.url);
  return undefined;
}

/** The invitation with which somebody left for the other service, once. */
export function takeInvite(): string | undefined {
  const invite = sessionStorage.getItem(INVITE) ?? undefined;
  sessionStorage.removeItem(INVITE);
  return invite;
}

/** Where to go after the other service, once. */
export function takePlace(): string | undefined {
  const place = sessionStorage.getItem(PLACE) ?? undefined;
  sessionStorage.removeItem(PLACE);
  return place;
}
