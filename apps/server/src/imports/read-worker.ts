import { parentPort, workerData } from 'node:worker_threads';
import { partsOf } from './file-parts.ts';
import { readBytes, type ReadJob } from './read-bytes.ts';

/** Runs in a separate thread: reads the one file that it was started with, and gives a part of it for each message. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `FileReader` starts the thread with nothing else
const job = workerData as ReadJob;
let parts: ReturnType<typeof partsOf> | undefined;

parentPort?.on('message', () => {
  parts ??= partsOf(readBytes(job));
  const { value } = parts.next();
  if (value) parentPort?.postMessage(value);
});
