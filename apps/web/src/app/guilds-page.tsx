import { dispatch } from '../data/dispatch.ts';
import { toggleSleep } from '../features/character/character-actions.ts';
import { GuildScreen } from '../features/guilds/guild-screen.tsx';
import { TavernScreen } from '../features/guilds/tavern-screen.tsx';
import { updatePlayer } from '../features/players/player-actions.ts';

const set = (values: Readonly<Record<string, boolean>>) => void dispatch(updatePlayer({ values }));

/** The tavern, with what it changes of the player. */
export const TavernPage = () => (
  <TavernScreen onSet={set} onToggleSleep={() => void dispatch(toggleSleep())} />
);

/** A guild, with what it changes of the player. */
export const GuildPage = () => <GuildScreen onSet={set} />;
