import type { AnswerOf, siteSettingCalls as Calls } from '@everdeed/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteSettingCalls } from 'virtual:calls/siteSetting';
import { call, send } from '../../../data/api.ts';
import { queryClient } from '../../../data/queries.ts';
import { explainFailure, type Failure } from '../../../data/reply.ts';
import { t } from '../../../i18n/i18n.ts';

/** An invitation to the site, as it stands. */
export type Invitation = AnswerOf<typeof Calls.getSiteInvitations>['invitations'][number];

const queryKey = ['site-invitations'];

/** The invitations that the player may see, and making and revoking them. */
export function useInvitations() {
  const [url, setUrl] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const queryFn = () => call(siteSettingCalls.getSiteInvitations, {});
  const { data, isError, refetch } = useQuery({ queryKey, queryFn }, queryClient);
  const tell = (failure: Failure) => setError(explainFailure(failure, t('error.network')).join(' '));
  const make = async (body: { readonly uses: number; readonly days: number }) => {
    setBusy(true);
    setError(undefined);
    const reply = await send(siteSettingCalls.makeSiteInvitation, { body }, { quiet: true });
    setBusy(false);
    if (reply.ok) setUrl(reply.answer.data.url);
    else tell(reply.failure);
    await refetch();
  };
  const revoke = async (id: string) => {
    setError(undefined);
    const reply = await send(siteSettingCalls.revokeSiteInvitation, { params: { id } }, { quiet: true });
    if (!reply.ok) tell(reply.failure);
    await refetch();
  };
  const list = { data, failed: isError && !data, retry: () => void refetch() };
  return { ...list, url, error, busy, make, revoke };
}
