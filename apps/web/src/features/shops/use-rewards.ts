import { pinCalls } from 'virtual:calls/pin';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../data/api.ts';
import { currentSession } from '../../data/session.ts';
import { useGame } from '../../data/store.ts';
import { useOffline } from '../../data/use-offline.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { ShopItem } from './shop-types.ts';

/** An answer, and whose it is. */
interface Listed {
  /** Player and language. */
  readonly whose: string;
  /** Version of the player. */
  readonly version: number | undefined;
  readonly items: readonly ShopItem[];
}

/** The last answer, so that the column is there at once when somebody comes back to it. */
let last: Listed | undefined;

/** Asks the server; undefined if it cannot be reached. */
async function ask(whose: string, version: number | undefined): Promise<Listed | undefined> {
  try {
    return { whose, version, items: await call(pinCalls.inAppRewards, {}) };
  } catch {
    return undefined;
  }
}

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
  const [listed, setListed] = useState(last);
  const [failed, setFailed] = useState(false);
  const hear = useCallback((answer: Listed | undefined) => {
    last = answer ?? last;
    setListed(last);
    setFailed(answer === undefined);
  }, []);
  const retry = useCallback(() => void ask(whose, version).then(hear), [hear, whose, version]);
  useEffect(() => {
    if (last?.whose !== whose || last.version !== version) retry();
  }, [retry, whose, version]);
  const offline = useOffline();
  // Once more at once, or when the server can be reached again.
  useEffect(() => {
    if (failed && !offline) retry();
  }, [failed, offline, retry]);
  const items = listed?.whose === whose ? listed.items : undefined;
  return { items, failed: failed && items === undefined, retry };
}
