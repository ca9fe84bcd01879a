/** Kinds of webhook, by what they tell of. */
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
  /** In a row; enough of them switch it off. */
  readonly failures: number;
  readonly lastFailureAt?: string;
  /** Which events are posted, by name; of chat, the `groupId` that is listened to. */
  readonly options: Readonly<Record<string, boolean | string>>;
  readonly createdAt: string;
  readonly updatedAt: string;
}
