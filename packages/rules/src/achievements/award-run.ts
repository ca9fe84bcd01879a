import type { RuleContext } from '../command.ts';
import type { PlayerScene } from '../scenes.ts';
import { byStaff } from '../by-staff.ts';
import { attempt, type Journal } from '../attempt.ts';
import {
  type EventLadder,
  eventLadders,
  findGear,
  type FoodSeason,
  foodsOfSeason,
  ladderFoodEach,
  ladderPetValue,
  type LadderStep,
} from '@everdeed/content';
import type { Outcome } from '../outcome.ts';
import { gearPath, unpin } from '../pins/pins.ts';
import { accept, refuse, type Result } from '../result.ts';
import { GEMS_PER_BALANCE, moveBalance } from '../wallet.ts';
import type { Player } from '../state/player.ts';

/** Whether the player has any part of a step: gear owned or lost, animals and backgrounds owned. */
function holds({ items, purchased }: Player, { gear, pets, mounts, backgrounds }: LadderStep): boolean {
  return Boolean(
    gear?.some((key) => items.gear.owned[key] !== undefined) ||
      pets?.some((key) => items.pets[key]) ||
      mounts?.some((key) => items.mounts[key]) ||
      backgrounds?.some((key) => purchased.background[key]),
  );
}

/** The first step above the highest one held; undefined once all are (catalogue, event-ladders.json). */
const nextStep = (player: Player, { steps }: EventLadder): LadderStep | undefined =>
  steps[steps.findLastIndex((step) => holds(player, step)) + 1];

/** Gives gear as owned, or as a free item in the rewards column. */
function giveGear(player: Player, ladder: EventLadder, key: string): void {
  const path = gearPath(key);
  const isOwned = ladder.ownedFlag !== false;
  player.items.gear.owned[key] = isOwned;
  unpin(player, path);
  if (!isOwned && ladder.pin && findGear(key)) player.pinnedItems.push({ type: 'marketGear', path });
}

function giveStep(
  player: Player,
  ladder: EventLadder,
  { gear, pets, mounts, backgrounds }: LadderStep,
): void {
  for (const key of gear ?? []) giveGear(player, ladder, key);
  for (const key of pets ?? []) player.items.pets[key] = ladderPetValue;
  for (const key of mounts ?? []) player.items.mounts[key] = true;
  for (const key of backgrounds ?? []) player.purchased.background[key] = true;
}

function giveFood({ items }: Player, season: FoodSeason | undefined): void {
  if (season === undefined) return;
  for (const { key } of foodsOfSeason(season))
    items.food[key] = Math.max(0, items.food[key] ?? 0) + ladderFoodEach;
}

function giveAlways(player: Player, journal: Journal, { always }: EventLadder): void {
  giveFood(player, always?.foodSeason);
  if (always?.achievement) {
    player.achievements[always.achievement] = Number(player.achievements[always.achievement] ?? 0) + 1;
  }
  if (always?.gems)
    moveBalance(player, journal, always.gems / GEMS_PER_BALANCE, 'admin_update_balance', byStaff);
}

/**
 * Runs a yearly award for one player: grants the next step of its ladder and what every run brings
 * (catalogue, event-ladders.json; rules-play-and-shops 9.2, "staff migrations"). Call it once per player and
 * run. The answer says whether a step was left.
 */
export function runAward(
  _ctx: RuleContext,
  { player }: PlayerScene,
  { key }: { readonly key: string },
): Result<Outcome<{ readonly isNew: boolean }>, 'awardNotFound'> {
  const ladder = eventLadders.find((candidate) => candidate.key === key);
  if (!ladder) return refuse('notFound', 'awardNotFound', { key });
  return attempt(
    player,
    (draft, journal) => {
      const step = nextStep(draft, ladder);
      if (step) giveStep(draft, ladder, step);
      else giveFood(draft, ladder.afterLast?.foodSeason);
      giveAlways(draft, journal, ladder);
      return accept({ isNew: step !== undefined });
    },
    (_after, answer) => answer,
  );
}
