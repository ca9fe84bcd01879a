import { userCalls } from '@everdeed/contract';
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

const hourOf = number({ min: 0, max: 23, whole: true });

/** State, rest and attribute points (wire-user-and-tasks 3.1). */
export const characterRoutes = [
  route(userCalls.toggleSleep, (deps, { actor }) => perform(deps, actor, toggleSleep)),
  route(userCalls.revive, (deps, { actor }) => perform(deps, actor, revive)),
  route(userCalls.allocate, (deps, { actor, query }) =>
    perform(deps, actor, (context, player) => allocate(context, player, query.stat)),
  ),
  route(userCalls.allocateBulk, (deps, { actor, body }) =>
    perform(deps, actor, (context, player) => allocateBulk(context, player, body.stats)),
  ),
  route(userCalls.allocateNow, (deps, { actor }) => perform(deps, actor, allocateNow)),
  route(userCalls.setCustomDayStart, async (deps, { actor, body, info }) => {
    const hour = hourOf(body.dayStart, 'preferences.dayStart');
    if ('error' in hour) throw invalidModel('User', [hour.error]);
    await perform(deps, actor, (context, player) => setCustomDayStart(context, player, hour.value));
    return reply({ data: { message: deps.words.say(info.language, 'customDayStartHasChanged') } });
  }),
  route(userCalls.statSync, (deps, { actor }) => answerPlayer(deps, actor, statSync)),
];
