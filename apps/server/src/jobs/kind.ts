import type { Static, TSchema } from '@everdeed/contract';
import { Compile, type Validator } from 'typebox/compile';
import type { JobKind } from '../storage/job-store.ts';
import type { Progress, StoredJob } from './job-table.ts';

/** A job as it is handed to the code that does it. */
export interface Job<Payload> {
  readonly id: number;
  readonly userId: string | null;
  readonly payload: Payload;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** How far earlier tries came; undefined when none has said. */
  readonly progress: Progress | undefined;
}

/** What a job can tell and be told while it runs. */
export interface JobControl {
  /** Aborts when the process ends without further delay: a job that throws then is given back, not failed. */
  readonly signal: AbortSignal;
  /** Whether the process has been asked to end: a good moment for a long job to stop between two steps. */
  isEnding(): boolean;
  /** Keeps how far the job has come, for those who ask and for the next try. */
  progress(done: number, total: number): Promise<void>;
}

/** A kind of job with the code that does it. `Deps` is what the process hands to every job. */
export interface JobDefinition<Deps> {
  readonly kind: JobKind;
  /** How many of this kind one process does at once; keeps slow ones from taking all places. */
  readonly maxAtOnce: number | undefined;
  /** Checks the payload and does the job. */
  run(deps: Deps, job: StoredJob, control: JobControl): Promise<void>;
}

/** The payload is not what this program expects: the job was made by another version of it. */
class PayloadError extends Error {
  override readonly name = 'PayloadError';
}

/** Compiled at first use: compiling all at the start would slow it down. */
const compiled = new WeakMap<TSchema, Validator>();
function validatorOf(schema: TSchema): Validator {
  const known = compiled.get(schema);
  if (known) return known;
  const made = Compile(schema);
  compiled.set(schema, made);
  return made;
}

const fits = <S extends TSchema>(schema: S, value: unknown): value is Static<S> =>
  validatorOf(schema).Check(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PayloadError('the payload is not JSON');
  }
}

/** The payload of a stored job; throws a `PayloadError` when it does not fit the kind. */
export function readPayload<S extends TSchema>({ name, payload }: JobKind<S>, text: string): Static<S> {
  const value = parse(text);
  if (fits(payload, value)) return value;
  const [first] = validatorOf(payload).Errors(value);
  const where = first ? `${first.instancePath || 'it'} ${first.message}` : 'it does not fit';
  throw new PayloadError(`the payload of this ${name} job is not understood: ${where}`);
}

/** Declares a kind of job. Areas enqueue by it, and bind it to its code with `defineJob`. */
export const jobKind = <S extends TSchema>(kind: JobKind<S>): JobKind<S> => kind;

/**
 * Binds a kind of job to the code that does it. `run` must be idempotent: a worker can die between the work and the
 * note of it.
 */
export function defineJob<Deps, S extends TSchema>(
  kind: JobKind<S>,
  work: {
    readonly maxAtOnce?: number;
    run(deps: Deps, job: Job<Static<S>>, control: JobControl): Promise<void>;
  },
): JobDefinition<Deps> {
  return {
    kind,
    maxAtOnce: work.maxAtOnce,
    run: (deps, { id, userId, payload, attempt, progress }, control) =>
      work.run(deps, { id, userId, payload: readPayload(kind, payload), attempt, progress }, control),
  };
}
