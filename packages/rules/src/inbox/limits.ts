/** Private messages that are listed at most: the newest (wire-user-and-tasks 5.4). */
export const MAX_LISTED_MESSAGES = 400;
/** Private messages of a page (wire-user-and-tasks 5.4). */
export const PRIVATE_MESSAGES_PER_PAGE = 50;
/** Conversations of a page (wire-user-and-tasks 5.4). */
export const CONVERSATIONS_PER_PAGE = 10;
/** Conversations that are listed at once without pages: our own bound. */
export const MAX_CONVERSATIONS = 500;
/** Private messages that somebody can send within `SPAM_WINDOW_MS`: our own bound against abuse. */
export const MAX_PRIVATE_MESSAGES_PER_WINDOW = 30;
