import { dispatch } from '../data/dispatch.ts';
import { updatePlayer } from '../features/players/player-actions.ts';
import { SetUpScreen } from '../features/settings/site/set-up-screen.tsx';

/** The first run, with what it changes of the player. */
export const SetUpPage = () => (
  <SetUpScreen onSet={(path, value) => dispatch(updatePlayer({ values: { [path]: value } }))} />
);
