import { dispatch } from '../data/dispatch.ts';
import { toggleSleep } from '../features/character/character-actions.ts';
import { updatePlayer } from '../features/players/player-actions.ts';
import { SettingsScreen } from '../features/settings/settings-screen.tsx';

const set = (path: string, value: unknown) => dispatch(updatePlayer({ values: { [path]: value } }));

/** The settings with the actions that they carry out at once. */
export const SettingsPage = () => (
  <SettingsScreen onSet={set} onToggleSleep={() => dispatch(toggleSleep())} />
);
