import { asText, userCalls } from '@everdeed/contract';
import {
  allocate,
  allocateBulk,
  allocateNow,
  revive,
  setCustomDayStart,
  statSync,
  toggleSleep,
} from '@everdeed/rules';
import { perform } from '../commands/perform.ts';
import { number } from '../commands/fields.ts';
import { invalidModel } from '../http/refusal.ts';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import { answerPlayer } from './answer-player.ts';

/** Amounts as sent; what no number can be made of is none. */
function readAmounts(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  return Object.fromEntries(
    Object.entries(sent).map(([name, amount]) => [name, Number(asText(amount) || '0')]),
  );
}

const hourOf = number({ min: 0, max: 23, whole: true });

/** State, rest and attribute points (wire-user-and-tasks 3.1). */
export const characterRoutes = [
  route(userCalls.toggleSleep, (deps, caller) => perform(deps, caller, toggleSleep)),
  route(userCalls.revive, (deps, caller) => perform(deps, caller, revive)),
  route(userCalls.allocate, (deps, caller) =>
    perform(deps, caller, (context, player) => allocate(context, player, caller.query.stat)),
  ),
  route(userCalls.allocateBulk, (deps, caller) =>
    perform(deps, caller, (context, player) => allocateBulk(context, player, readAmounts(caller.body.stats))),
  ),
  route(userCalls.allocateNow, (deps, caller) => perform(deps, caller, allocateNow)),
  route(userCalls.setCustomDayStart, async (deps, caller) => {
    const { body, info } = caller;
    const hour = hourOf(body.dayStart, 'preferences.dayStart');
    if ('error' in hour) throw invalidModel('User', [hour.error]);
    await perform(deps, caller, (context, player) => setCustomDayStart(context, player, hour.value));
    return reply({ data: { message: deps.words.say(info.language, 'customDayStartHasChanged') } });
  }),
  route(userCalls.statSync, (deps, caller) => answerPlayer(deps, caller, statSync)),
];
