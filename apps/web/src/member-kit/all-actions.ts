import { boardActions } from './board-actions.ts';
import { invitationActions } from './invitation-actions.ts';
import { memberActions } from './member-actions.ts';

/** Every kind of action of this kit. */
export const allActions = [...memberActions, ...invitationActions, ...boardActions] as const;
