import { actAtHeader, actAtMaxAgeMs } from '@everdeed/contract';
import type { Player, RuleContext } from '@everdeed/rules';
import type { RequestInfo } from '../http/route.ts';

/**
 * The context of an action that waited for the network: its instant is that of the tap, if the client sent a
 * plausible one. It must not be in the future, more than seven days ago, or before the player's last judged
 * day.
 */
export function actedAt(rules: RuleContext, info: RequestInfo, player: Player): RuleContext {
  const header = info.headers[actAtHeader];
  const instant = typeof header === 'string' ? Date.parse(header) : Number.NaN;
  const isPast = instant <= rules.now && instant >= rules.now - actAtMaxAgeMs;
  return isPast && instant >= Date.parse(player.lastCron) ? { ...rules, now: instant } : rules;
}
