import { worldBossAchievements } from '@everdeed/content';
import { siteCalls } from '@everdeed/contract';
import { type Group, ruledOut, TAVERN_ID } from '@everdeed/rules';
import { route } from '../http/route.ts';
import { currentEvents } from '../presenters/world-events.ts';
import { unwrap } from '../work/refusal.ts';
import { bossState, changeWorldBoss } from '../world/boss.ts';

/** The boss, what could come next, and what is on. */
const presentWorld = (tavern: Group | undefined, now: number) => ({
  boss: bossState(tavern),
  bosses: Object.keys(worldBossAchievements),
  events: currentEvents(now).map((event) => ({ ...event })),
});

/** World bosses and events, for those who look after them. */
export const worldRoutes = [
  route(siteCalls.getWorld, async (work) => presentWorld(await work.read.groups.get(TAVERN_ID), work.now)),
  route(siteCalls.startBoss, (work, { actor, body: { key, reason } }) =>
    work.transaction(async (tx) => {
      const result = await changeWorldBoss(work, tx, { act: 'startBoss', key }, { actor, reason });
      unwrap(work, ruledOut('noActiveQuestToAbort')(result));
      return presentWorld(tx.groups.held(TAVERN_ID), work.now);
    }),
  ),
  route(siteCalls.endBoss, (work, { actor, query: { reason } }) =>
    work.transaction(async (tx) => {
      const result = await changeWorldBoss(work, tx, { act: 'endBoss' }, { actor, reason });
      unwrap(work, ruledOut('questAlreadyUnderway', 'questNotFound')(result));
      return presentWorld(tx.groups.held(TAVERN_ID), work.now);
    }),
  ),
];
