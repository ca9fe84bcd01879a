/** What players can report: a line of a chat, a private message, a profile, a challenge. */
export const reportKinds = ['chat', 'message', 'profile', 'challenge'] as const;
/** One of {@link reportKinds}. */
export type ReportKind = (typeof reportKinds)[number];

/** What a moderator decides about something reported: it stays, it is seen by its author and moderators only, it goes. */
export const contentDecisions = ['keep', 'hide', 'delete'] as const;
/** One of {@link contentDecisions}. */
export type ContentDecision = (typeof contentDecisions)[number];

/** What a moderator decides about its author. */
export const authorDecisions = ['nothing', 'mute', 'shadowMute', 'block'] as const;
/** One of {@link authorDecisions}. */
export type AuthorDecision = (typeof authorDecisions)[number];
