import type { ActionPack } from '../data/later-actions.ts';

/** Gifts to others, blocks, and what they wrote; answers to their invitations. */
export const memberPack: ActionPack = async () => (await import('../member-kit/all-actions.ts')).allActions;

/** Casting skills and using special items. */
export const skillPack: ActionPack = async () => (await import('../skill-kit/cast-spell.tsx')).skillActions;

/** Keeping or removing tasks whose challenge is gone. */
export const unlinkPack: ActionPack = async () =>
  (await import('../features/tasks/actions/unlink.ts')).unlinkActions;
