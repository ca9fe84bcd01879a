/** Where a player sees and changes their plan (seed 1, section 2). */
export const SUBSCRIPTION_PATH = '/user/settings/subscription';

/** The path of the receipt of a payment. */
export const receiptPath = (paymentId: string): string => `${SUBSCRIPTION_PATH}/receipts/${paymentId}`;

/** Id of the payment whose receipt is at a path, if there is one. */
export const receiptAt = (pathname: string): string | undefined =>
  /^\/user\/settings\/subscription\/receipts\/([^/]+)\/?$/.exec(pathname)?.[1];
