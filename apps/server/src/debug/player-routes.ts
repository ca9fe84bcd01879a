import { findQuest } from '@everdeed/content';
import { debugCalls } from '@everdeed/contract';
import {
  attempt,
  done,
  type Journal,
  moveBalance,
  modifyInventory,
  moveHourglasses,
  type Player,
  type RuleContext,
  setLastCron,
} from '@everdeed/rules';
import type { Actor } from '../work/actor.ts';
import { perform } from '../work/perform.ts';
import { ownPlayer } from '../work/scenes.ts';
import type { Refuser } from '../work/refusal.ts';
import { route } from '../http/route.ts';
import type { Work } from '../work/work.ts';

type Act = (draft: Player, journal: Journal, context: RuleContext) => void;

/** Changes the player regardless of the rules; the answer is empty. */
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

function advanceQuest(work: Refuser<'debugNoQuest'>, { party: { quest } }: Player): void {
  const found = quest.key ? findQuest(quest.key) : undefined;
  if (!found) throw work.refuse('BadRequest', 'debugNoQuest');
  if (found.boss) quest.progress.up += 1000;
  else quest.progress.collectedItems += 300;
}

/** Changes to the player only. */
export const playerRoutes = [
  route(debugCalls.addTenGems, (work, { actor }) =>
    change(work, actor, (draft, journal) => moveBalance(draft, journal, 2.5, 'debug')),
  ),
  route(debugCalls.addHourglass, (work, { actor }) =>
    change(work, actor, (draft, journal, context) => moveHourglasses(context, draft, journal, 1, 'debug')),
  ),
  route(debugCalls.setCron, async (work, { actor, body }) => {
    const { data } = await perform(work, actor, ownPlayer, (context, scene) =>
      setLastCron(context, scene, body),
    );
    return data;
  }),
  route(debugCalls.makeAdmin, (work, { actor }) =>
    change(work, actor, (draft) => Object.assign(draft.permissions, { fullAccess: true })),
  ),
  route(debugCalls.modifyInventory, async (work, { actor, body }) => {
    const { data } = await perform(work, actor, ownPlayer, (context, scene) =>
      modifyInventory(context, scene, body),
    );
    return data;
  }),
  route(debugCalls.questProgress, (work, { actor }) =>
    change(work, actor, (draft) => advanceQuest(work, draft)),
  ),
];
