import { useEffect, useState } from 'react';
import { explainFailure, type Request, send } from '../../data/api.ts';
import { refreshGame } from '../../data/load.ts';
import { t } from '../../i18n/i18n.ts';

const SAVED_SHOWN_MS = 3000;

/** State of a change that only the server can make: under way, saved, or why not. */
export function useChange<Data = unknown>() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(false), SAVED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [saved]);

  /** Gives the data, or undefined when it was refused. `onDone` runs before everything is fetched anew. */
  const change = async (request: Request, onDone?: (data: Data) => void): Promise<Data | undefined> => {
    setBusy(true);
    setError(undefined);
    const reply = await send<Data>({ ...request, operationId: crypto.randomUUID() });
    setBusy(false);
    if (!reply.ok) {
      setError(explainFailure(reply.failure, t('error.network')).join(' '));
      return undefined;
    }
    setSaved(true);
    onDone?.(reply.answer.data);
    if (request.method !== 'DELETE') await refreshGame();
    return reply.answer.data;
  };
  return { busy, error, saved, setError, change };
}
