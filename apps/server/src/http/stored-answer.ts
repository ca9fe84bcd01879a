/** An answer as sent, or about to be sent. */
export interface StoredAnswer {
  readonly status: number;
  readonly text: string;
  /** Whether it contains a token and is stored encrypted. */
  readonly secret?: boolean;
  /** True: can be told again to a caller without an account. */
  readonly isEnvelope?: boolean;
}

/** The Idempotency-Key of a request, with a hash of the request. */
export interface OperationKey {
  readonly id: string;
  readonly request: string;
}
