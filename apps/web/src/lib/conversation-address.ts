/** Where private messages are. */
export const INBOX_PATH = '/private-messages';

/** The path of the conversation with a player. */
export const conversationPath = (memberId: string): string =>
  `${INBOX_PATH}?with=${encodeURIComponent(memberId)}`;

/** Id of the player whose conversation is open; undefined where none is. */
export const conversationAt = (search: string): string | undefined =>
  new URLSearchParams(search).get('with')?.toLowerCase() || undefined;
