import { dropEggs, gearOfKlass, standardPotions } from '@everdeed/content';
import {
  buy,
  cast,
  feed,
  giveStaffAchievement,
  hatch,
  type Player,
  playerAfter,
  type PlayerClass,
  shownAchievements,
} from '@everdeed/rules';
import { produce } from '../../src/state/draft.ts';
import { contextAt, makePlayer } from './make.ts';
import { carriedOut, makeMembers, memberId } from './party.ts';

/** A day without any event. */
export const ctx = contextAt('2025-09-20T12:00:00.000Z');
/** Runs a rule on a draft. */
export const on = (player: Player, act: (draft: Player) => void): Player => produce(player, act);
/** A player with some pets. */
export const petsOf = (keys: readonly string[], growth = 5) =>
  makePlayer(({ items }) => {
    for (const key of keys) items.pets[key] = growth;
    items.eggs = { Wolf: 1, Cactus: 1, Rat: 1 };
  });
/** Owns all pets of `keys` but the last, which hatches now. */
export function hatchLast(keys: readonly string[], change: (player: Player) => void = () => {}): Player {
  const last = keys.at(-1) ?? '';
  const [egg = '', hatchingPotion = ''] = last.split('-');
  const player = petsOf(keys.slice(0, -1));
  player.items.eggs[egg] = 1;
  player.items.hatchingPotions[hatchingPotion] = 1;
  change(player);
  return carriedOut(hatch(ctx, { player }, { egg, hatchingPotion })).player;
}
/** Pets of some species in the ten standard colours. */
export const inAllColours = (species: readonly string[]): string[] =>
  species.flatMap((egg) => standardPotions.map(({ key }) => `${egg}-${key}`));
/** The nine drop pets of a colour. */
export const ofColour = (potion: string): string[] => dropEggs.map(({ key }) => `${key}-${potion}`);

/** Feeds a pet when all nine mounts of a colour are in the stable. */
export function feedBesideMounts(potion: string): Player {
  const player = makePlayer(({ items }) => {
    for (const key of ofColour(potion)) items.mounts[key] = true;
    items.pets['Rat-Base'] = 5;
    items.food['Meat'] = 1;
  });
  return carriedOut(feed(ctx, { player }, { pet: 'Rat-Base', food: 'Meat' })).player;
}

/** Buys the last missing piece of a class's ultimate gear. */
export function buyUltimate(playerClass: PlayerClass): Player {
  const best = gearOfKlass(playerClass).filter(({ last }) => last);
  const armor = best.find(({ type }) => type === 'armor')?.key ?? '';
  const player = makePlayer(({ stats, items }) => {
    Object.assign(stats, { class: playerClass, gp: 1000 });
    for (const { key } of gearOfKlass(playerClass)) if (key !== armor) items.gear.owned[key] = true;
  });
  return carriedOut(buy(ctx, { player }, { key: armor })).player;
}

/** Casts an item or card on a friend and returns the friend. */
export function castOnFriend(key: string): Player {
  const [caster, friend] = makeMembers(2, (player) => {
    player.stats.gp = 100;
    player.items.special[key] = 1;
  });
  if (!caster || !friend) throw new Error('two members are needed');
  const outcome = carriedOut(
    cast(ctx, { player: caster, members: [friend] }, { key, targetId: memberId(1) }),
  );
  return playerAfter(outcome, friend);
}

/** Achievements shown as earned on the profile. */
export const earned = (player: Player): ReadonlySet<string> =>
  new Set(
    shownAchievements(player, ctx.now)
      .filter((shown) => shown.earned)
      .map(({ key }) => key),
  );

/** A player with an achievement given by staff. */
export const staff = (key: string): Player =>
  carriedOut(giveStaffAchievement(ctx, { player: makePlayer() }, { key })).player;
