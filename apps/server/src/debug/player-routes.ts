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
import type { Actor } from '../work/actor.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer } from '../work/scenes.ts';
import { setPath } from '../work/set-path.ts';
import { type FieldError, invalidModel, refusal } from '../work/refusal.ts';
import { route } from '../http/route.ts';
import { inventoryParts } from './inventory.ts';
import type { Work } from '../work/work.ts';

type Act = (draft: Player, journal: Journal, context: RuleContext) => void;

/** Changes the player, whatever the rules say, and answers with nothing. */
async function change(work: Work, actor: Actor, act: Act): Promise<object> {
  await perform(work, actor, ownPlayer, (context, { player }) =>
    attempt(
      player,
      (draft, journal) => {
        act(draft, journal, context);
        return done;
      },
      () => ({}),
    ),
  );
  return {};
}

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
  route(debugCalls.addTenGems, (work, { actor }) =>
    change(work, actor, (draft, journal) => moveBalance(draft, journal, 2.5, 'debug')),
  ),
  route(debugCalls.addHourglass, (work, { actor }) =>
    change(work, actor, (draft, journal, context) => moveHourglasses(context, draft, journal, 1, 'debug')),
  ),
  route(debugCalls.setCron, (work, { actor, body }) => {
    const lastCron = readLastCron(body.lastCron);
    return change(work, actor, (draft) => Object.assign(draft, { lastCron }));
  }),
  route(debugCalls.makeAdmin, (work, { actor }) =>
    change(work, actor, (draft) => Object.assign(draft.permissions, { fullAccess: true })),
  ),
  route(debugCalls.modifyInventory, (work, { actor, body }) => {
    const parts = readInventory(body);
    return change(work, actor, (draft) => {
      for (const [path, value] of parts) Object.assign(draft, { items: setPath(draft, path, value).items });
    });
  }),
  route(debugCalls.questProgress, (work, { actor }) => change(work, actor, advanceQuest)),
];
