import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** Something stored that every process keeps in memory. */
interface Shared {
  /** What it is, for the log. */
  readonly name: string;
  /** How often it is read anew, whatever is heard of changes (ms). */
  readonly everyMs: number;
  readonly refresh: () => Promise<void>;
  /** Hears of changes; returns a function that ends that. */
  readonly onChange: (listener: () => void) => () => void;
}

/** Has a server know something from the start, and again whenever somebody, here or elsewhere, changes it. */
export function keepFresh(
  server: FastifyInstance,
  { log }: Pick<Services, 'log'>,
  { name, everyMs, refresh, onChange }: Shared,
): void {
  const refreshLater = () => {
    refresh().catch((error: unknown) => log.warn({ err: error }, `${name} could not be read`));
  };
  let timer: NodeJS.Timeout | undefined;
  const stopListening = onChange(refreshLater);
  server.addHook('onReady', async () => {
    await refresh();
    timer = setInterval(refreshLater, everyMs);
    timer.unref();
  });
  server.addHook('onClose', async () => {
    stopListening();
    clearInterval(timer);
  });
}
