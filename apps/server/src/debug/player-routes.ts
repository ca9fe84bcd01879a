import { findQuest } from '@everdeed/content';
import { debugCalls } from '@everdeed/contract';
import {
  attempt,
  done,
  type Journal,
  moveBalance,
  moveHourglasses,
  type Player,
  type RuleContext,
} from '@everdeed/rules';
import { fieldError, instant } from '../work/fields.ts';
import { type Caller, perform } from '../work/perform.ts';
import { setPath } from '../work/set-path.ts';
import { type FieldError, invalidModel, refusal } from '../work/refusal.ts';
import { type CallDeps, route } from '../http/route.ts';
import { inventoryParts } from './inventory.ts';

type Act = (draft: Player, journal: Journal, context: RuleContext) => void;

/** Changes the player, whatever the rules say, and answers with nothing. */
const change = (deps: CallDeps, caller: Caller, act: Act) =>
  perform(deps, caller, (context, { player }) =>
    attempt(
      player,
      (draft, journal) => {
        act(draft, journal, context);
        return done;
      },
      () => ({}),
    ),
  );

function readLastCron(sent: unknown): string {
  const cast = instant(sent, 'lastCron');
  if ('error' in cast) throw invalidModel('User', [cast.error]);
  if (typeof cast.value === 'string') return cast.value;
  throw invalidModel('User', [fieldError('required', 'lastCron', sent).error]);
}

/** The parts of the inventory that were sent, by path; refuses when one of them cannot be stored. */
function readInventory(body: Readonly<Record<string, unknown>>): Map<string, unknown> {
  const parts = new Map<string, unknown>();
  const errors: FieldError[] = [];
  for (const [name, path, caster] of inventoryParts) {
    if (body[name] === undefined || body[name] === null) continue;
    const cast = caster(body[name], path);
    if ('error' in cast) errors.push(cast.error);
    else parts.set(path, cast.value);
  }
  if (errors.length > 0) throw invalidModel('User', errors);
  return parts;
}

function advanceQuest({ party: { quest } }: Player): void {
  const found = quest.key ? findQuest(quest.key) : undefined;
  if (!found) throw refusal('BadRequest', 'debugNoQuest');
  if (found.boss) quest.progress.up += 1000;
  else quest.progress.collectedItems += 300;
}

/** Changes to the player alone. */
export const playerRoutes = [
  route(debugCalls.addTenGems, (deps, caller) =>
    change(deps, caller, (draft, journal) => moveBalance(draft, journal, 2.5, 'debug')),
  ),
  route(debugCalls.addHourglass, (deps, caller) =>
    change(deps, caller, (draft, journal, context) => moveHourglasses(context, draft, journal, 1, 'debug')),
  ),
  route(debugCalls.setCron, (deps, caller) => {
    const lastCron = readLastCron(caller.body.lastCron);
    return change(deps, caller, (draft) => Object.assign(draft, { lastCron }));
  }),
  route(debugCalls.makeAdmin, (deps, caller) =>
    change(deps, caller, (draft) => Object.assign(draft.permissions, { fullAccess: true })),
  ),
  route(debugCalls.modifyInventory, (deps, caller) => {
    const parts = readInventory(caller.body);
    return change(deps, caller, (draft) => {
      for (const [path, value] of parts) Object.assign(draft, { items: setPath(draft, path, value).items });
    });
  }),
  route(debugCalls.questProgress, (deps, caller) => change(deps, caller, advanceQuest)),
];
