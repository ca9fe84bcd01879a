import * as rules from '@everdeed/rules';
import { playerCalls } from 'virtual:calls/player';
import { requestOf } from '../../data/calls.ts';
import { defineAction } from '../../data/define-action.ts';
import { asPlayer } from '../../data/domain.ts';
import { gameAfter, withPlayer } from '../../data/game.ts';

interface PlayerChanges {
  /** By dotted path, e.g. `{'preferences.costume': true}`. */
  readonly values: rules.SentSettings;
}

/** Only the server knows which words the site bans. */
const isIntolerable = (): boolean => false;

/** Changes settings and flags of the player. */
export const updatePlayer = defineAction({
  kind: 'set',
  call: ({ values }: PlayerChanges) => requestOf(playerCalls.updateUser, { body: values }),
  preview: (game, { values }, context) =>
    gameAfter(game, rules.previewUpdatePlayer(context, { ...game, isIntolerable }, values)),
  settle: (game, answer) => {
    // Notifications come with the envelope of every answer.
    const { notifications: _, ...fields } = asPlayer(answer);
    return withPlayer(game, fields);
  },
});

/** Every kind of action of this feature. */
export const playerActions = [updatePlayer] as const;
