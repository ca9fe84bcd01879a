/** Who somebody is at another service, as the service says. */
export interface Identity {
  /** The service's id of the account; it never changes, unlike the address. */
  readonly id: string;
  readonly email?: string | undefined;
  /** Whether the service has seen to it that the address is theirs. */
  readonly isEmailVerified: boolean;
  /** The name that they go by there. */
  readonly name?: string | undefined;
  /** The identity token that says so, if there is one. */
  readonly token?: string | undefined;
  /** What makes the service's word count for one sign-in alone, and until when (ms). */
  readonly nonce?: { readonly value: string; readonly expiresAt: number } | undefined;
}

/** A service did not confirm a sign-in, or could not be asked. The message is for the log: it holds no secrets. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  constructor(
    message: string,
    /** The HTTP status of the service's refusal; 500 if it is down or talks nonsense. */
    readonly status: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
