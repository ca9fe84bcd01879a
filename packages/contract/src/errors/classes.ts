/**
 * Error classes of the wire and their statuses (wire-user-and-tasks 0.4). Our own are `Conflict`, an
 * idempotency key that was used for a different request, and `ServiceUnavailable`, to be tried again.
 */
export const errorClasses = {
  BadRequest: 400,
  SyntaxError: 400,
  NotAuthorized: 401,
  invalid_credentials: 401,
  Forbidden: 403,
  NotFound: 404,
  NotificationNotFound: 404,
  MethodNotAllowed: 405,
  RequestTimeout: 408,
  Conflict: 409,
  PayloadTooLargeError: 413,
  UnsupportedMediaType: 415,
  TooManyRequests: 429,
  InternalServerError: 500,
  ServiceUnavailable: 503,
} as const;

/** The name of an error class, as in `error` of an answer. */
export type ErrorClass = keyof typeof errorClasses;

/** The HTTP status of an error class. */
export const statusOf = (name: ErrorClass): number => errorClasses[name];
