/** An answer as it was sent, or will be. */
export interface StoredAnswer {
  readonly status: number;
  readonly text: string;
  /** True: holds a token, and is kept sealed. */
  readonly secret?: boolean;
  /** True: can be told again to a caller without an account. */
  readonly isEnvelope?: boolean;
}

/** The Idempotency-Key of a request, with what was asked. */
export interface OperationKey {
  readonly id: string;
  readonly request: string;
}
