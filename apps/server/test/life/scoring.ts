import { checkInReward, findMysterySet } from '@everdeed/content';
import { listIn, textIn, valueIn } from '@everdeed/content/values';
import { type Estate, estateOf, minus, sumOf } from './estate.ts';
import { type Due, type Kind, type Moment, pick } from './move.ts';

const sections = { Food: 'food', Egg: 'eggs', HatchingPotion: 'hatchingPotions' } as const;

/** What the answer of a scoring says was found. */
export function findsOf(answer: unknown): Estate {
  const drop = valueIn(answer, '_tmp', 'drop');
  const first = valueIn(answer, '_tmp', 'firstDrops');
  const section = Object.entries(sections).find(([type]) => type === valueIn(drop, 'type'))?.[1];
  return {
    ...(section && { [`${section}.${textIn(drop, 'key')}`]: 1 }),
    ...(first !== undefined && {
      [`eggs.${textIn(first, 'egg')}`]: 1,
      [`hatchingPotions.${textIn(first, 'hatchingPotion')}`]: 1,
    }),
  };
}

const REWARD_PRICE = 10;

function scoreDue(task: number, direction: string, { data }: Moment): Due {
  if (task === 3) return { change: { ...findsOf(data), gold: -REWARD_PRICE } };
  if (direction === 'up') return { change: findsOf(data), gold: 'more' };
  return task === 0 ? { change: {} } : { change: {}, gold: 'less' };
}

const monthOf = (instant: number): number => {
  const at = new Date(instant);
  return at.getUTCFullYear() * 12 + at.getUTCMonth();
};

/** An hourglass and the mystery items of every month that a subscriber has come through (rules-play-and-shops 8.4). */
function subscriptionDue({ before, now }: Moment): Estate {
  const { plan } = before.purchased;
  if (!plan.customerId) return {};
  const last = monthOf(now);
  const months = Array.from(
    { length: last - monthOf(Date.parse(plan.dateUpdated ?? '')) },
    (_, index) => last - index,
  );
  const setOf = (month: number) =>
    findMysterySet(`${Math.floor(month / 12)}${String((month % 12) + 1).padStart(2, '0')}`)?.items ?? [];
  const owned = estateOf(before);
  const items = months.flatMap(setOf).filter((key) => !owned[`gear.${key}`] && !owned[`mystery.${key}`]);
  return { hourglasses: months.length, ...Object.fromEntries(items.map((key) => [`mystery.${key}`, 1])) };
}

/** The reward of a check-in, without what is owned already and cannot be owned twice. */
function checkInDue({ before, after }: Moment): Estate {
  if (after.loginIncentives === before.loginIncentives) return {};
  const owned = estateOf(before);
  const grants = checkInReward(after.loginIncentives)?.grants ?? [];
  return Object.fromEntries(
    grants.flatMap(({ type, key, amount }) => {
      const name = `${type}.${key}`;
      const isLeft = type === 'achievement' || (amount === undefined && owned[name] === 1);
      return isLeft ? [] : [[name, amount ?? 1]];
    }),
  );
}

/** Scoring, undoing it, and the change of day. */
export const scoringKinds = {
  score: {
    calls: ['scoreTask'],
    plan: ({ tasks }, at) => {
      const task = at % tasks.length;
      const direction = pick(['up', 'up', 'down'], Math.floor(at / tasks.length));
      return {
        url: `/tasks/${pick(tasks, at)}/score/${direction}`,
        due: (moment) => scoreDue(task, direction, moment),
      };
    },
  },
  scoreTwo: {
    calls: ['bulkScore'],
    plan: ({ tasks }) => ({
      url: '/tasks/bulk-score',
      body: tasks.slice(0, 2).map((id) => ({ id, direction: 'up' })),
      due: ({ data }) => ({ change: sumOf(...listIn(data, 'tasks').map(findsOf)), gold: 'more' }),
    }),
  },
  undo: {
    calls: ['undoTask'],
    plan: ({ tasks, scored }, at) => {
      const latest = scored[at % Math.max(1, scored.length)];
      const { task, operationId, change } = latest ?? { task: pick(tasks, at), operationId: '', change: {} };
      return { url: `/tasks/${task}/undo`, body: { operationId }, due: () => minus(change) };
    },
  },
  day: {
    calls: ['runCron'],
    plan: (_scene, at, count) => ({
      url: '/cron',
      days: at % 7 === 0 ? 31 * count : count,
      due: (moment) => sumOf(subscriptionDue(moment), checkInDue(moment)),
    }),
  },
} satisfies Record<string, Kind>;
