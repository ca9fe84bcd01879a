import { type EventRuns, worldBossAchievements } from '@everdeed/content';
import { siteCalls } from '@everdeed/contract';
import { galaAt, galaBounds, type Group, ruledOut, TAVERN_ID } from '@everdeed/rules';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { unwrap } from '../work/refusal.ts';
import { bossState, changeWorldBoss } from '../world/boss.ts';
import { changeEvent, eventStates } from '../world/events.ts';

/** The boss, what could come next, and what is on; by runs that are stored in this transaction, or that are known. */
const presentWorld = (tavern: Group | undefined, now: number, runs?: EventRuns) => ({
  boss: bossState(tavern),
  bosses: Object.keys(worldBossAchievements),
  events: eventStates(now, runs),
  season: { key: galaAt(now).key, end: new Date(galaBounds(now).end).toISOString() },
});

/** World bosses and events, for those who look after them. */
export const worldRoutes = ({ events }: Pick<Services, 'events'>) => [
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
  route(siteCalls.startEvent, (work, { actor, params: { key }, body: { until, reason } }) =>
    work.transaction(async (tx) => {
      const step = { act: 'startEvent', key, until: Date.parse(until) } as const;
      const result = await changeEvent(work, tx, { events }, step, { actor, reason });
      const runs = unwrap(work, ruledOut('eventNotRunning')(result));
      return presentWorld(tx.groups.held(TAVERN_ID), work.now, runs);
    }),
  ),
  route(siteCalls.endEvent, (work, { actor, params: { key }, query: { reason } }) =>
    work.transaction(async (tx) => {
      const result = await changeEvent(work, tx, { events }, { act: 'endEvent', key }, { actor, reason });
      const runs = unwrap(work, ruledOut('eventRunning', 'eventUntil')(result));
      return presentWorld(tx.groups.held(TAVERN_ID), work.now, runs);
    }),
  ),
];
