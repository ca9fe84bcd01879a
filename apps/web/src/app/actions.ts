import { registerActions } from '../data/define-action.ts';
import { type ActionPack, watchUnknownActions } from '../data/later-actions.ts';
import {
  allocationPack,
  chatPack,
  classPack,
  inboxPack,
  itemPack,
  shopPack,
  skillPack,
  unlinkPack,
} from './action-packs.ts';
import { characterActions } from '../features/character/character-actions.ts';
import { notificationActions } from '../features/notifications/notification-actions.ts';
import { playerActions } from '../features/players/player-actions.ts';
import { tagActions } from '../features/tags/tag-actions.ts';
import { editActions } from '../features/tasks/actions/edit.ts';
import { scoreActions } from '../features/tasks/actions/score.ts';

/** Actions that are loaded with their screens. */
const LATER: readonly ActionPack[] = [
  allocationPack,
  chatPack,
  classPack,
  inboxPack,
  itemPack,
  shopPack,
  skillPack,
  unlinkPack,
];

/** Every other kind of action. Listed here because actions on disk are shown and sent before their screen is opened. */
export function startActions(): void {
  registerActions(
    ...scoreActions,
    ...editActions,
    ...tagActions,
    ...playerActions,
    ...characterActions,
    ...notificationActions,
  );
  watchUnknownActions(LATER);
}
