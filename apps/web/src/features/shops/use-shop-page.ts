import type { AnswerOf, Call } from '@everdeed/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../data/api.ts';
import type { CallTo, InputOf } from '../../data/calls.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { currentSession } from '../../data/session.ts';
import { useGame } from '../../data/store.ts';
import { i18n } from '../../i18n/i18n.ts';

export interface ShopQuery<Page> {
  readonly page: Page | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What a shop offers, as the server says; asked again whenever the stored player has changed. */
export function useShopPage<C extends Call>(shop: CallTo<C>, input: InputOf<C>): ShopQuery<AnswerOf<C>> {
  const queryKey = keys.shop(currentSession()?.userId ?? '', shop.id, i18n.locale);
  const queryFn = () => call(shop, input);
  const { data, isError, refetch } = useQuery({ queryKey, queryFn }, queryClient);
  const version = useGame(({ base }) => base?.player._v);
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    void refetch();
  }, [version, refetch]);
  return { page: data, failed: isError && data === undefined, retry: () => void refetch() };
}
