import { findGear, spells } from '@everdeed/content';
import { password } from '../support/server.ts';
import { type Estate, estateOf } from './estate.ts';
import { type Due, free, type Kind, type Moment, pick, type Step } from './move.ts';

const transformations: ReadonlySet<string> = new Set(['snowball', 'shinySeed', 'seafoam', 'spookySparkles']);
const cards: readonly string[] = [
  'greeting',
  'thankyou',
  'birthday',
  'congrats',
  'getwell',
  'goodluck',
  'nye',
  'valentine',
];
const cures: ReadonlySet<string> = new Set(['salt', 'petalFreePotion', 'sand', 'opaquePotion']);
/** The skills that bring gold (rules-play-and-shops 1.4). */
const robberies: ReadonlySet<string> = new Set(['pickPocket', 'backStab']);

function castDue(key: string, count: number): Due {
  if (robberies.has(key)) return { change: {}, gold: 'more' };
  if (transformations.has(key)) return { change: { [`special.${key}`]: -count } };
  if (cures.has(key)) return { change: { gold: -5 * count } };
  if (cards.includes(key)) return { change: { gold: -10 * count, [`special.${key}Received`]: count } };
  return { change: {} };
}

function castStep(key: string, target: string, userId: string, count: number): Step {
  const kind = spells.find((spell) => spell.key === key)?.target;
  const to = kind === 'task' ? `?targetId=${target}` : kind === 'user' ? `?targetId=${userId}` : '';
  return { url: `/user/class/cast/${key}${to}`, body: { quantity: count }, due: () => castDue(key, count) };
}

/** All gold, and at most one piece of gear (rules-play-and-shops 3.8). */
function deathDue({ before, after }: Moment): Estate {
  const owned = estateOf(before);
  const kept = estateOf(after);
  const lost = Object.keys(owned).find((name) => name.startsWith('gear.') && owned[name] && !kept[name]);
  return { gold: -before.stats.gp, ...(lost === undefined ? {} : { [lost]: -1 }) };
}

/** All gold, and all gear that has a price, but the first weapon and what everybody has from the start. */
function resetDue({ before }: Moment): Estate {
  const { owned } = before.items.gear;
  const lost = Object.keys(owned).filter((key) => {
    const { value = 0, gearSet } = findGear(key) ?? {};
    const isKept = key === 'weapon_warrior_0' || gearSet === 'glasses' || gearSet === 'headband';
    return owned[key] === true && value > 0 && !isKept;
  });
  const first = owned['weapon_warrior_0'] === true ? {} : { 'gear.weapon_warrior_0': 1 };
  return { gold: -before.stats.gp, ...Object.fromEntries(lost.map((key) => [`gear.${key}`, -1])), ...first };
}

/** 6 gems, unless the last free rebirth of a master is 45 days ago (rules-play-and-shops 4.12). */
function rebirthDue({ before, now }: Moment): Estate {
  const { lastFreeRebirth } = before.flags;
  const isWaiting = lastFreeRebirth !== undefined && now - Date.parse(lastFreeRebirth) < 45 * 86_400_000;
  const isFree = before.stats.lvl >= 100 && !isWaiting;
  return { gold: -before.stats.gp, gems: isFree ? 0 : -6 };
}

/** 3 gems for another class, whose first weapon comes with it (rules-play-and-shops 1.1). */
function classDue(name: string | undefined, { before }: Moment): Estate {
  const { flags, preferences, items } = before;
  const isFree = preferences.disableClasses || (name !== undefined && !flags.classSelected);
  const weapons =
    name === undefined ? [] : [`weapon_${name}_0`, ...(name === 'rogue' ? ['shield_rogue_0'] : [])];
  const given = weapons.filter((key) => items.gear.owned[key] !== true);
  return { gems: isFree ? 0 : -3, ...Object.fromEntries(given.map((key) => [`gear.${key}`, 1])) };
}

/** What a person does with themself. */
export const personKinds = {
  cast: {
    calls: ['castSpell'],
    plan: ({ player, tasks }, at, count) =>
      castStep(pick(spells, at).key, pick(tasks, at), player._id, count),
  },
  card: {
    calls: ['castSpell'],
    plan: ({ player }, at, count) => castStep(pick(cards, at), '', player._id, count),
  },
  read: {
    calls: ['readCard'],
    plan: (_scene, at) => {
      const key = pick(cards.slice(0, 2), at);
      const name = `special.${key}Received`;
      const due = ({ before }: Moment) => ({ [name]: estateOf(before)[name] ? -1 : 0 });
      return { url: `/user/read-card/${key}`, due };
    },
  },
  mystery: {
    calls: ['openMysteryItem'],
    plan: ({ player }) => {
      const [key = ''] = player.purchased.plan.mysteryItems;
      return { url: '/user/open-mystery-item', due: () => ({ [`mystery.${key}`]: -1, [`gear.${key}`]: 1 }) };
    },
  },
  revive: { calls: ['revive'], plan: () => ({ url: '/user/revive', due: deathDue }) },
  rebirth: { calls: ['rebirth'], plan: () => ({ url: '/user/rebirth', due: rebirthDue }) },
  reroll: { calls: ['reroll'], plan: () => ({ url: '/user/reroll', due: () => ({ gems: -4 }) }) },
  reset: {
    calls: ['resetUser'],
    plan: () => ({ url: '/user/reset', body: { password }, due: resetDue }),
  },
  class: {
    calls: ['changeClass'],
    plan: (_scene, at) => {
      const name = [undefined, 'warrior', 'rogue', 'wizard', 'healer'][at % 5];
      const query = name === undefined ? '' : `?class=${name}`;
      return { url: `/user/change-class${query}`, due: (moment) => classDue(name, moment) };
    },
  },
  noClass: { calls: ['disableClasses'], plan: () => free('/user/disable-classes') },
  allocate: { calls: ['allocate'], plan: () => free('/user/allocate?stat=str') },
  allocateTwo: {
    calls: ['allocateBulk'],
    plan: () => free('/user/allocate-bulk', { stats: { int: 1, per: 1 } }),
  },
  allocateAll: { calls: ['allocateNow'], plan: () => free('/user/allocate-now') },
  sync: { calls: ['statSync'], plan: () => free('/user/stat-sync') },
  sleep: { calls: ['toggleSleep'], plan: () => free('/user/sleep') },
  edit: {
    calls: ['updateUser'],
    plan: (_scene, at) => ({
      method: 'PUT',
      url: '/user',
      body: { 'stats.gp': at % 500, 'stats.hp': at % 51, 'stats.exp': at % 3000 },
      due: ({ before }) => ({ gold: (at % 500) - before.stats.gp }),
    }),
  },
} satisfies Record<string, Kind>;
