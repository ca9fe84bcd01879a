import type { AnswerOf, Call } from '@everdeed/contract';
import { useEffect, useState } from 'react';
import { type SendOptions, send } from '../../data/api.ts';
import type { CallTo, InputOf } from '../../data/calls.ts';
import { refreshGame } from '../../data/load.ts';
import { explainFailure } from '../../data/reply.ts';
import { t } from '../../i18n/i18n.ts';
import { newId } from '../../lib/new-id.ts';

const SAVED_SHOWN_MS = 3000;

/** State of a change that only the server can make: pending, saved, or failed. */
export function useChange() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(() => setSaved(false), SAVED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [saved]);

  /** Returns the data, or undefined when it was refused. `onDone` runs before everything is refetched. */
  const change = async <C extends Call>(
    call: CallTo<C>,
    input: InputOf<C>,
    options: SendOptions = {},
    onDone?: (data: AnswerOf<C>) => void,
  ): Promise<AnswerOf<C> | undefined> => {
    setBusy(true);
    setError(undefined);
    const reply = await send(call, input, { ...options, operationId: newId() });
    setBusy(false);
    if (!reply.ok) {
      setError(explainFailure(reply.failure, t('error.network')).join(' '));
      return undefined;
    }
    setSaved(true);
    onDone?.(reply.answer.data);
    if (call.method !== 'DELETE') await refreshGame();
    return reply.answer.data;
  };
  return { busy, error, saved, change };
}
