import type { Call } from '@everdeed/contract';
import { useState } from 'react';
import { send } from '../../data/api.ts';
import type { CallTo, InputOf } from '../../data/calls.ts';
import { showToast } from '../../ui/toast-store.ts';
import { refreshAdmin } from './audit/undo.ts';

/** Makes calls of the administration, one at a time, and shows what has become of it. Failures are told in a toast. */
export function useAdminAct() {
  const [isBusy, setIsBusy] = useState(false);
  /** Returns whether it worked. */
  const act = async <C extends Call>(call: CallTo<C>, input: InputOf<C>, done: string): Promise<boolean> => {
    setIsBusy(true);
    const { ok } = await send(call, input);
    if (ok) showToast({ type: 'success', text: done });
    await refreshAdmin();
    setIsBusy(false);
    return ok;
  };
  return { isBusy, act };
}
