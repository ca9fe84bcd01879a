import type { Call } from '@everdeed/contract';
import { useCallback, useRef, useState } from 'react';
import { send } from '../data/api.ts';
import type { CallTo, InputOf } from '../data/calls.ts';
import { refreshGame } from '../data/load.ts';
import { t } from '../i18n/i18n.ts';
import { newId } from '../lib/new-id.ts';
import { showToast } from '../ui/toast-store.ts';

/** An act that had no answer, and the id under which it was sent. */
interface Unanswered {
  readonly callId: string;
  readonly input: string;
  readonly id: string;
}

/**
 * Makes calls that change a place and, with it, the player. One at a time; failures are told in a toast. What had no
 * answer is carried out once, if it is done again. `after` shows what has become of it; `act` stays the same as long as
 * it does.
 */
export function useAct(after: () => Promise<unknown> | void) {
  const [isBusy, setIsBusy] = useState(false);
  const unanswered = useRef<Unanswered>(undefined);
  const act = useCallback(
    async <C extends Call>(call: CallTo<C>, input: InputOf<C>): Promise<boolean> => {
      setIsBusy(true);
      const said = JSON.stringify(input);
      const before = unanswered.current;
      const id = before?.callId === call.id && before.input === said ? before.id : newId();
      unanswered.current = undefined;
      const reply = await send(call, input, { operationId: id });
      if (!reply.ok && reply.failure.kind === 'network') {
        unanswered.current = { callId: call.id, input: said, id };
        showToast({ type: 'error', text: t('error.network') });
      }
      await Promise.all([refreshGame(), after()]);
      setIsBusy(false);
      return reply.ok;
    },
    [after],
  );
  return { isBusy, act };
}
