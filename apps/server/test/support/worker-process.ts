import { writeFileSync } from 'node:fs';
import { JobRunner } from '../../src/jobs/runner.ts';
import { connect } from '../../src/storage/connect.ts';
import { Storage } from '../../src/storage/storage.ts';

/** A process of its own that begins a job and never ends it: made to be killed. */
const connection = connect(process.argv[2] ?? '');
const quiet = () => undefined;
const options = { connection, now: Date.now, newId: () => '', wakeWorkers: quiet, deliver: quiet };
const log = { warn: quiet, error: quiet };
const runner = new JobRunner({
  storage: new Storage(options),
  log,
  now: Date.now,
  onWake: () => quiet,
});
runner.handle('deed', async ({ payload }) => {
  writeFileSync(String(payload['note']), '');
  await new Promise((resolve) => setTimeout(resolve, 60_000));
});
await runner.runOne();
