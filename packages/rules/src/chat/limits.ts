/** Characters of a message; longer ones are cut (wire-groups-and-admin 0.3). */
export const MAX_MESSAGE_LENGTH = 3000;
/** Messages that come with a group, and with `GET /chat` at most (wire-groups-and-admin 0.3). */
export const MAX_SHOWN_MESSAGES = 400;
/** Messages of a page of `GET /chat` (wire-groups-and-admin 2.4). */
export const MESSAGES_PER_PAGE = 50;
/** Mentions of a message beyond which none is resolved (wire-groups-and-admin 2.6). */
export const MAX_MENTIONS = 5;
/** Groups with more members are not told of messages (wire-groups-and-admin 0.3). */
export const MAX_TOLD_MEMBERS = 5000;
/** Reports that hide a message (wire-groups-and-admin 0.3). */
export const HIDING_FLAGS = 2;
/** What a moderator's report counts (wire-groups-and-admin 0.3). */
export const MODERATOR_FLAGS = 5;
/** What a message of somebody who is shadow-muted starts with (wire-groups-and-admin 0.3). */
export const SHADOW_FLAGS = 10;
/** The age of an account before its reports count, in milliseconds (wire-groups-and-admin 0.3). */
export const MIN_FLAGGING_AGE_MS = 3 * 86_400_000;
/** How far back messages are counted against haste, in milliseconds (wire-groups-and-admin 0.3). */
export const SPAM_WINDOW_MS = 60_000;
/** Messages of one author in the tavern within that time (wire-groups-and-admin 0.3). */
export const MAX_TAVERN_MESSAGES = 2;
/** The same in any other group: a bound of our own, far above what wire-groups-and-admin 0.3 knows, against abuse. */
export const MAX_MESSAGES_PER_WINDOW = 30;
/** Contributors from this level on are free of the tavern's bound (wire-groups-and-admin 0.3). */
export const TRUSTED_CONTRIBUTOR = 4;
