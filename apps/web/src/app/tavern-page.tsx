import { dispatch } from '../data/dispatch.ts';
import { toggleSleep } from '../features/character/character-actions.ts';
import { TavernScreen } from '../features/guilds/tavern-screen.tsx';
import { updatePlayer } from '../features/players/player-actions.ts';
import { copyAsTodo } from './copy-as-todo.ts';

/** The tavern, with what it changes of the player. */
export const TavernPage = () => (
  <TavernScreen
    onSet={(values) => void dispatch(updatePlayer({ values }))}
    onCopy={copyAsTodo}
    onToggleSleep={() => void dispatch(toggleSleep())}
  />
);
