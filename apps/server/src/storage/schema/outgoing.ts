/** Tables of what reaches players outside the game: mails and pushes. */
export interface OutgoingTables {
  mails: {
    id: string;
    player_id: string | null;
    recipient: string;
    subject: string;
    body: string;
    /** The same as a web page; null for what has none, and once it is sent. */
    html: string | null;
    /** Where mail programs unsubscribe; null for mails that always come. */
    unsubscribe_url: string | null;
    created_at: number;
    sent_at: number | null;
    failure: string | null;
  };
  push_subscriptions: {
    /** The endpoint, hashed. */
    id: string;
    player_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: number;
    /** Reminders of minutes up to this instant are done with. */
    reminded_until: number;
  };
}
