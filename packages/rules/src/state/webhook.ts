/** Kinds of webhook, by what they report. */
export type WebhookKind =
  | 'taskActivity'
  | 'userActivity'
  | 'questActivity'
  | 'groupChatReceived'
  | 'globalActivity';

/** A webhook as stored and sent. */
export interface Webhook {
  readonly [key: string]: unknown;
  readonly id: string;
  readonly type: WebhookKind;
  readonly label: string;
  readonly url: string;
  readonly enabled: boolean;
  /** Failed posts in a row; enough of them disable the webhook. */
  readonly failures: number;
  readonly lastFailureAt?: string;
  /** Which events are posted, by name; for `groupChatReceived`, the `groupId` of the group. */
  readonly options: Readonly<Record<string, boolean | string>>;
  readonly createdAt: string;
  readonly updatedAt: string;
}
