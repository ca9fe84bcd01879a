import { attempt } from '../attempt.ts';
import { HIDING_FLAGS, MODERATOR_FLAGS } from '../chat/limits.ts';
import type { RuleContext } from '../command.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { done, type Result } from '../result.ts';
import type { PlayerScene } from '../scenes.ts';
import type { Challenge } from '../state/challenge.ts';

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

/** Whether what the reports count hides something (wire-groups-and-admin 0.3, 4.1). */
export const isHiddenByReports = (flagCount: number): boolean => flagCount >= HIDING_FLAGS;

/** What the reports of something count once a moderator has hidden it. */
export const hiddenFlags = (flagCount: number): number => Math.max(flagCount, MODERATOR_FLAGS);

/** Hides a challenge, whoever has reported it. */
export function hideChallenge({ now }: RuleContext, challenge: Challenge): Outcome<undefined> {
  const flagCount = hiddenFlags(challenge.flagCount);
  const change = { _id: challenge._id, flagCount, updatedAt: new Date(now).toISOString() };
  return outcomeOf(undefined, { challenges: [change] });
}

/**
 * What can be decided about something reported: profiles belong to their owners, and challenges are ended by calls of
 * their own, since prizes and copies hang on them.
 */
export function canDecide(kind: ReportKind, content: ContentDecision): boolean {
  if (content === 'keep') return true;
  return kind === 'challenge' ? content === 'hide' : kind !== 'profile';
}

/** Mutes, shadow-mutes or blocks the author of something, as support would (wire-groups-and-admin 6.6). */
export function sanctionAuthor(
  _ctx: RuleContext,
  { player }: PlayerScene,
  { author }: { readonly author: AuthorDecision },
): Result<Outcome<undefined>> {
  return attempt(
    player,
    (draft) => {
      if (author === 'mute') draft.flags.chatRevoked = true;
      if (author === 'shadowMute') draft.flags.chatShadowMuted = true;
      if (author === 'block') {
        draft.auth.blocked = true;
        draft.preferences.sleep = true;
      }
      return done;
    },
    () => undefined,
  );
}
