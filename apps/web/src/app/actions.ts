import { registerActions } from '../data/define-action.ts';
import { type ActionPack, watchUnknownActions } from '../data/later-actions.ts';
import { characterActions } from '../features/character/character-actions.ts';
import { notificationActions } from '../features/notifications/notification-actions.ts';
import { playerActions } from '../features/players/player-actions.ts';
import { tagActions } from '../features/tags/tag-actions.ts';
import { editActions } from '../features/tasks/actions/edit.ts';
import { scoreActions } from '../features/tasks/actions/score.ts';

/** Actions that are loaded with their screens. */
const later: ActionPack = async () => (await import('./later-packs.ts')).laterActions();

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
  watchUnknownActions([later]);
}
