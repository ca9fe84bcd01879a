import type { Call } from '@everdeed/contract';
import { useState } from 'react';
import { send } from '../../data/api.ts';
import type { CallTo, InputOf } from '../../data/calls.ts';
import { showToast } from '../../ui/toast-store.ts';
import { refreshAdmin } from './audit/undo.ts';

/** Makes calls of the administration, one at a time, and shows what has become of it. Failures are told in a toast. */
export function useAdminAct() {
  const [isBusy, setIsBusy] = useState(false);
  /**
   * Returns whether it worked. Everything on the screen is asked for anew then; or `leave` goes elsewhere, because what
   * the screen shows is gone.
   */
  const act = async <C extends Call>(
    call: CallTo<C>,
    input: InputOf<C>,
    done: string,
    leave?: () => void,
  ): Promise<boolean> => {
    setIsBusy(true);
    const { ok } = await send(call, input);
    if (ok) showToast({ type: 'success', text: done });
    if (ok && leave) leave();
    else await refreshAdmin();
    setIsBusy(false);
    return ok;
  };
  return { isBusy, act };
}
