import { actAtHeader, actAtMaxAgeMs } from '@everdeed/contract';
import type { Player, RuleContext } from '@everdeed/rules';
import type { RequestInfo } from '../http/route.ts';

/**
 * The context of an act that waited for the network: its instant is the one of the tap, when the client told it
 * and it can be believed. It must not lie in the future, nor further back than seven days, nor before the day of
 * the player that was judged last.
 */
export function actedAt(rules: RuleContext, info: RequestInfo, player: Player): RuleContext {
  const header = info.headers[actAtHeader];
  const instant = typeof header === 'string' ? Date.parse(header) : Number.NaN;
  const isPast = instant <= rules.now && instant >= rules.now - actAtMaxAgeMs;
  return isPast && instant >= Date.parse(player.lastCron) ? { ...rules, now: instant } : rules;
}
