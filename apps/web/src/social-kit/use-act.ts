import type { Call } from '@everdeed/contract';
import { useCallback, useState } from 'react';
import { send } from '../data/api.ts';
import type { CallTo, InputOf } from '../data/calls.ts';
import { refreshGame } from '../data/load.ts';

/**
 * Makes calls that change a place and, with it, the player. One at a time; failures are told in a toast. `after` shows
 * what has become of it; `act` stays the same as long as it does.
 */
export function useAct(after: () => Promise<unknown> | void) {
  const [isBusy, setIsBusy] = useState(false);
  const act = useCallback(
    async <C extends Call>(call: CallTo<C>, input: InputOf<C>): Promise<boolean> => {
      setIsBusy(true);
      const reply = await send(call, input);
      await Promise.all([refreshGame(), after()]);
      setIsBusy(false);
      return reply.ok;
    },
    [after],
  );
  return { isBusy, act };
}
