import type { Call } from '@everdeed/contract';
import { useState } from 'react';
import { send } from '../data/api.ts';
import type { CallTo, InputOf } from '../data/calls.ts';
import { explainFailure } from '../data/reply.ts';
import { t } from '../i18n/i18n.ts';
import { newId } from '../lib/new-id.ts';

/**
 * Sends a call from a dialog, which stays open until it is answered and shows why it failed. Sent again after no answer,
 * it has the same id and is carried out once.
 */
export function useRequest() {
  const [id, setId] = useState(newId);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  /** Whether it succeeded. */
  const run = async <C extends Call>(to: CallTo<C>, input: InputOf<C>): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    const reply = await send(to, input, { operationId: id, quiet: true });
    setBusy(false);
    if (reply.ok) return true;
    if (reply.failure.kind === 'refused') setId(newId());
    setError(explainFailure(reply.failure, t('error.network')).join(' '));
    return false;
  };
  return { busy, error, run };
}
