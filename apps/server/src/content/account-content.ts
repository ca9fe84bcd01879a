import {
  apiClientDefaultTasks,
  apiClientTagCount,
  checkInReward,
  datedEvents,
  gemPacks,
  gemsPromo,
  isMessageKey,
  lastCheckInDay,
  messageText,
  nextCheckIn,
  previousCheckIn,
  repeatingEvents,
  type StarterTask,
  starterThemes,
  subscriptionBlocks,
} from '@everdeed/content';
import { ORDER_OF } from '@everdeed/rules';
import { descriptionOf, nameOf } from '../words/catalogue-words.ts';
import { repeatingEventsOf } from '../presenters/world-events.ts';
import { faqContent } from './faq-content.ts';
import { shownItem } from '../words/catalogue/shown-item.ts';
import { byKey, ifAny } from '../words/catalogue/texts.ts';

function starter(language: string, task: StarterTask, key: string) {
  const { notes, tags: _tags, ...facts } = task;
  return {
    ...facts,
    text: nameOf(language, 'starterTasks', key),
    ...(notes ? { notes: descriptionOf(language, 'starterTasks', key) } : {}),
  };
}

const themes = (language: string) =>
  Object.fromEntries(
    starterThemes.map(({ theme, tasks }) => [
      theme,
      tasks.map((task, index) => starter(language, task, `${theme} ${index}`)),
    ]),
  );

function userDefaults(language: string) {
  const tagName = (number: number) => {
    const key = `defaultTag${number}`;
    return isMessageKey(key) ? messageText(key, language) : key;
  };
  const lists: Record<string, unknown[]> = { habits: [], dailys: [], todos: [], rewards: [] };
  apiClientDefaultTasks.forEach((task, index) => {
    const tags = task.tags ? { tags: task.tags.map(tagName) } : {};
    lists[ORDER_OF[task.type]]?.push({ ...starter(language, task, `api ${index}`), ...tags });
  });
  const tags = Array.from({ length: apiClientTagCount }, (_, index) => ({ name: tagName(index + 1) }));
  return { ...lists, tags };
}

/** Rewards of check-ins by number; each says when the next one comes. */
function loginIncentives(language: string) {
  const entries = Array.from({ length: lastCheckInDay + 1 }, (_, day) => {
    const reward = checkInReward(day);
    const next = nextCheckIn(day)?.day;
    const previous = previousCheckIn(day)?.day;
    const own = reward && {
      rewardKey: reward.rewardKey,
      reward: reward.shown.map((path) => shownItem(language, path)),
      ...ifAny('rewardName', reward.rewardName),
    };
    return [day, { ...own, ...ifAny('nextRewardAt', next), ...ifAny('prevRewardKey', previous) }] as const;
  });
  return Object.fromEntries(entries);
}

const blocks = () =>
  byKey(subscriptionBlocks, (block) =>
    block.target === 'user' && block.canSubscribe ? { ...block, paypalKey: '' } : block,
  );

const packs = () =>
  byKey(gemPacks, ({ key, gems, priceCents, iosProductSuffixes, androidProductSuffixes }) => ({
    key,
    gems,
    price: priceCents,
    iosProducts: iosProductSuffixes,
    androidProducts: androidProductSuffixes,
  }));

/** Subscriptions, events, starter tasks, check-ins and the FAQ. Events are placed in the year of `now`. */
export function accountContent(now: number, language: string) {
  return {
    subscriptionBlocks: blocks(),
    gems: packs(),
    events: byKey(datedEvents, ({ key: _key, gemsPromo: sale, ...event }) => ({
      ...event,
      ...(sale ? { gemsPromo } : {}),
    })),
    repeatingEvents: repeatingEventsOf(repeatingEvents, now),
    userDefaults: userDefaults(language),
    tasksByCategory: themes(language),
    userDefaultsMobile: { habits: [], dailys: [], todos: [], rewards: [], tags: [] },
    faq: faqContent(language),
    loginIncentives: loginIncentives(language),
  };
}
