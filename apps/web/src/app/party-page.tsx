import { dispatch } from '../data/dispatch.ts';
import { PartyScreen } from '../features/party/party-screen.tsx';
import { updatePlayer } from '../features/players/player-actions.ts';
import { copyAsTodo } from './copy-as-todo.ts';

/** The party, with what it changes of the player. */
export const PartyPage = () => (
  <PartyScreen onSet={(values) => void dispatch(updatePlayer({ values }))} onCopy={copyAsTodo} />
);
