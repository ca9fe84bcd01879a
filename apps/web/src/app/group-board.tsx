import { registerActions } from '../data/define-action.ts';
import { dispatch } from '../data/dispatch.ts';
import { boardActions } from '../features/group-plans/board-actions.ts';
import { BoardScreen } from '../features/group-plans/board-screen.tsx';
import type { Group } from '../features/group-plans/queries.ts';
import { updatePlayer } from '../features/players/player-actions.ts';
import { BoardLine, GroupTaskEditor } from './board-tasks.tsx';

registerActions(...boardActions);

const mirror = (groupIds: readonly string[]) =>
  void dispatch(updatePlayer({ values: { 'preferences.tasks.mirrorGroupTasks': [...groupIds] } }));

/** The board of a group with a plan. */
export const GroupBoard = ({ group }: { readonly group: Group }) => (
  <BoardScreen group={group} AddLine={BoardLine} Editor={GroupTaskEditor} onMirror={mirror} />
);
