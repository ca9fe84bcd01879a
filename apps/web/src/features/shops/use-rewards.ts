import { pinCalls } from 'virtual:calls/pin';
import { useEffect, useState } from 'react';
import { call } from '../../data/api.ts';
import { currentSession } from '../../data/session.ts';
import { useGame } from '../../data/store.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { ShopItem } from './shop-types.ts';

/** The last answer, so that the column is there at once when somebody comes back to it. */
let last: { readonly whose: string; readonly items: readonly ShopItem[] } | undefined;

interface Rewards {
  readonly items: readonly ShopItem[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * What the rewards column offers, as the server says; asked again whenever the stored player has changed. Without
 * the library for queries, which the task screen does not need otherwise.
 */
export function useRewards(): Rewards {
  const whose = `${currentSession()?.userId ?? ''} ${i18n.locale}`;
  const version = useGame(({ base }) => base?.player._v);
  const [items, setItems] = useState(() => (last?.whose === whose ? last.items : undefined));
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      try {
        const answer = await call(pinCalls.inAppRewards, {});
        last = { whose, items: answer };
        if (!isWanted) return;
        setItems(answer);
        setFailed(false);
      } catch {
        if (isWanted) setFailed(true);
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [whose, version, tries]);
  return { items, failed: failed && items === undefined, retry: () => setTries((count) => count + 1) };
}
