import { registerActions } from '../data/define-action.ts';
import { dispatch } from '../data/dispatch.ts';
import { toggleSleep } from '../features/character/character-actions.ts';
import { updatePlayer } from '../features/players/player-actions.ts';
import { SettingsScreen } from '../features/settings/settings-screen.tsx';
import { memberActions } from '../member-kit/member-actions.ts';
import { useClassChoice } from './moment-queue.ts';

registerActions(...memberActions);

const set = (path: string, value: unknown) => dispatch(updatePlayer({ values: { [path]: value } }));

async function turnSounds(isOn: boolean): Promise<void> {
  const { startSounds, stopSounds } = await import('../features/sounds/follow.ts');
  (isOn ? startSounds : stopSounds)();
}

async function preview(theme: string): Promise<void> {
  const { playSound } = await import('../features/sounds/play.ts');
  playSound(theme, 'streak');
}

/** The settings with the actions that they carry out at once. */
export const SettingsPage = () => (
  <SettingsScreen
    onSet={set}
    onToggleSleep={() => dispatch(toggleSleep())}
    onChooseClass={() => useClassChoice.setState({ isWanted: true })}
    onSounds={(isOn) => void turnSounds(isOn)}
    onPreview={(theme) => void preview(theme)}
  />
);
