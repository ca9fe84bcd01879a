import { type DestinationStream, type Logger, pino } from 'pino';

/** Text that may wait to be written (bytes); what comes while a disk takes nothing is dropped. */
const maxWaiting = 1024 * 1024;

/** A place for lines that drops those it cannot write: a full disk must not stop the server. */
function lossy(to: number | string): DestinationStream {
  const destination = pino.destination({ dest: to, sync: true, maxLength: maxWaiting });
  destination.on('error', () => undefined);
  return destination;
}

/** The server's log, on standard output. */
export function makeLog(level: string, to: number | string = process.stdout.fd): Logger {
  // The same for the few lines that are written without the log.
  if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => undefined);
  return pino({ level }, lossy(to));
}
