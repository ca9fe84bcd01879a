import type { Notification } from '@everdeed/rules';

/** A successful answer on the wire (wire-user-and-tasks 0.4). */
export interface Answer<Data = unknown> {
  readonly data: Data;
  readonly message?: string;
  readonly notifications?: Notification[];
  readonly userV?: number;
  readonly appVersion?: string;
}

interface FieldError {
  readonly message: string;
  readonly param?: string;
  readonly path?: string;
}

/**
 * Why a call failed. `network`: there was no answer from the program, so it is unknown whether the call
 * arrived; `status` is that of an intermediary, such as 502.
 */
export type Failure =
  | { readonly kind: 'network'; readonly status?: number }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** The class on the wire, e.g. `NotAuthorized`. */
      readonly error: string;
      /** The stable key of the refusal, if the server sent it. */
      readonly code: string | undefined;
      readonly message: string;
      readonly errors: readonly FieldError[];
      readonly retryAfterMs: number | undefined;
    };

/** A failure that the server decided on. */
export type ServerRefusal = Extract<Failure, { kind: 'refused' }>;

export type Reply<Data> =
  | { readonly ok: true; readonly answer: Answer<Data> }
  | { readonly ok: false; readonly failure: Failure };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function refusalOf(response: Response, said: Readonly<Record<string, unknown>>): ServerRefusal {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    kind: 'refused',
    status: response.status,
    error: textOf(said['error']),
    code: typeof said['code'] === 'string' ? said['code'] : undefined,
    message: textOf(said['message']),
    errors: fieldErrorsOf(said['errors']),
    retryAfterMs: Number.isFinite(retryAfter) ? retryAfter * 1000 : undefined,
  };
}

const fieldErrorsOf = (errors: unknown): FieldError[] =>
  (Array.isArray(errors) ? errors : []).filter(isRecord).map(({ message, param, path }) => ({
    message: textOf(message),
    ...(typeof param === 'string' && { param }),
    ...(typeof path === 'string' && { path }),
  }));

/** Reads an answer with an error status. One without an envelope comes from an intermediary and counts as no answer. */
export async function readFailure(response: Response): Promise<Failure> {
  const said: unknown = await response.json().catch(() => undefined);
  const isEnvelope = isRecord(said) && said['success'] === false;
  if (!isRecord(said) || (!isEnvelope && response.status >= 500))
    return { kind: 'network', status: response.status };
  return refusalOf(response, said);
}

/** The text to show for a failure: one sentence per field, else the message (seed 1, section 8). */
export function explainFailure(failure: Failure, unreachable: string): string[] {
  if (failure.kind === 'network') return [unreachable];
  const perField = new Map(
    failure.errors.map(({ param, path, message }) => [param ?? path ?? message, message]),
  );
  return perField.size > 0 ? [...perField.values()] : [failure.message];
}
