import { accept } from '@everdeed/rules';
import { playerCalls } from 'virtual:calls/player';
import { requestOf } from '../../data/calls.ts';
import { defineAction } from '../../data/define-action.ts';
import { asPlayer } from '../../data/domain.ts';
import { type GamePlayer, withPlayer } from '../../data/game.ts';
import { setPath } from '../../data/paths.ts';

interface PlayerChanges {
  /** By dotted path, e.g. `{'preferences.costume': true}`. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Changes settings and flags of the player. */
export const updatePlayer = defineAction({
  kind: 'set',
  call: ({ values }: PlayerChanges) => requestOf(playerCalls.updateUser, { body: values }),
  preview: (game, { values }) => {
    const set = (player: GamePlayer, [path, value]: [string, unknown]) => setPath(player, path, value);
    return accept({ ...game, player: Object.entries(values).reduce(set, game.player) });
  },
  settle: (game, answer) => {
    // Notifications come with the envelope of every answer.
    const { notifications: _, ...told } = asPlayer(answer);
    return withPlayer(game, told);
  },
});
