import { writeFileSync } from 'node:fs';
import { Type } from 'typebox';
import { defineJob, jobKind } from '../../src/jobs/kind.ts';
import { JobRunner } from '../../src/jobs/runner.ts';
import { connect } from '../../src/storage/connect.ts';
import { Storage } from '../../src/storage/storage.ts';

/** A process that begins a job and never ends it, in order to be killed. */
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
const noteJob = jobKind({ name: 'note', payload: Type.Object({ note: Type.String() }) });
const work = defineJob(noteJob, {
  async run(_deps: object, { payload }) {
    writeFileSync(payload.note, '');
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  },
});
runner.register([work], {});
await runner.runOne();
