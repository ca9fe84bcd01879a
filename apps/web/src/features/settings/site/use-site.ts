import type { AnswerOf, siteSettingCalls as Calls } from '@everdeed/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteSettingCalls } from 'virtual:calls/siteSetting';
import { call, send } from '../../../data/api.ts';
import { queryClient } from '../../../data/queries.ts';
import { explainFailure } from '../../../data/reply.ts';
import { t } from '../../../i18n/i18n.ts';

/** What can be chosen about the site, and what is known of its server. */
export type Site = AnswerOf<typeof Calls.getSiteSettings>;
export type Choices = Site['choices'];

const queryKey = ['site-settings'];

/** The site's settings, read anew whenever the screen opens; not for those who may not read them. */
export const useSite = (enabled = true) =>
  useQuery({ queryKey, queryFn: () => call(siteSettingCalls.getSiteSettings, {}), enabled }, queryClient);

/** Changes some choices; gives whether it was done. */
export function useChoose() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const choose = async (chosen: Partial<Choices>): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    const reply = await send(siteSettingCalls.changeSiteSettings, { body: chosen }, { quiet: true });
    setBusy(false);
    if (reply.ok) queryClient.setQueryData(queryKey, reply.answer.data);
    else setError(explainFailure(reply.failure, t('error.network')).join(' '));
    return reply.ok;
  };
  return { busy, error, choose };
}
