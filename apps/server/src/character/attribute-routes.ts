import { asText, characterCalls } from '@everdeed/contract';
import { allocate, allocateBulk, allocateNow, revive, statSync, toggleSleep } from '@everdeed/rules';
import { perform } from '../work/perform.ts';
import { route } from '../http/route.ts';
import { answerPlayer } from '../players/answer-player.ts';

/** Amounts as sent; what no number can be made of is none. */
function readAmounts(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  return Object.fromEntries(
    Object.entries(sent).map(([name, amount]) => [name, Number(asText(amount) || '0')]),
  );
}

/** State, rest and attribute points (wire-user-and-tasks 3.1). */
export const attributeRoutes = [
  route(characterCalls.toggleSleep, (deps, caller) => perform(deps, caller, toggleSleep)),
  route(characterCalls.revive, (deps, caller) => perform(deps, caller, revive)),
  route(characterCalls.allocate, (deps, caller) =>
    perform(deps, caller, (context, scene) => allocate(context, scene, { stat: caller.query.stat })),
  ),
  route(characterCalls.allocateBulk, (deps, caller) =>
    perform(deps, caller, (context, scene) =>
      allocateBulk(context, scene, { stats: readAmounts(caller.body.stats) }),
    ),
  ),
  route(characterCalls.allocateNow, (deps, caller) => perform(deps, caller, allocateNow)),
  route(characterCalls.statSync, (deps, caller) => answerPlayer(deps, caller, statSync)),
];
