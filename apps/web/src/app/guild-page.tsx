import { dispatch } from '../data/dispatch.ts';
import { GuildScreen } from '../features/guilds/guild-screen.tsx';
import { updatePlayer } from '../features/players/player-actions.ts';
import { copyAsTodo } from './copy-as-todo.ts';

/** A guild, with what it changes of the player. */
export const GuildPage = () => (
  <GuildScreen onSet={(values) => void dispatch(updatePlayer({ values }))} onCopy={copyAsTodo} />
);
