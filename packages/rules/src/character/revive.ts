import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import { findGear, type Gear } from '@everdeed/content';
import type { RuleContext } from '../command.ts';
import { pickOne } from '../dice.ts';
import { nameRef } from '../names.ts';
import { MAX_HEALTH } from '../numbers/limits.ts';
import type { Outcome } from '../outcome.ts';
import { gearPath, pinNextGear, unpinNextGear } from '../pins/pins.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Items, Player, Stats } from '../state/player.ts';
import type { Attribute } from '../state/task.ts';
import { isKeptForever } from './fresh-start.ts';

const BY_NAME: readonly Attribute[] = ['con', 'int', 'per', 'str'];
/** The one free piece of gear that can be lost nevertheless. */
const FIRST_WEAPON = 'weapon_warrior_0';

/**
 * Revives a dead player: full health, no experience or gold, and one level, one attribute point and one piece
 * of gear less. The answer is the items. Source: rules-scoring-and-day 6.1.
 */
export function revive(ctx: RuleContext, { player }: PlayerScene): Result<Outcome<Items>, 'cannotRevive'> {
  return attempt(
    player,
    (draft, journal) => {
      if (draft.stats.hp > 0) return refuse('notAuthorized', 'cannotRevive');
      restart(draft.stats);
      losePoint(ctx, draft.stats);
      const lost = loseGear(ctx, draft);
      if (lost) journal.message = { key: 'messageLostItem', params: { itemText: nameRef('gear', lost.key) } };
      journal.events.push({ kind: 'revived', userId: draft._id });
      return done;
    },
    (after) => after.items,
  );
}

/**
 * The same without what dice decide: which point and which piece of gear are lost. For previews, which must not show a
 * loss that the server's dice may not bring.
 */
export function previewRevive(
  _ctx: RuleContext,
  { player }: PlayerScene,
): Result<Outcome<Items>, 'cannotRevive'> {
  return attempt(
    player,
    (draft) => {
      if (draft.stats.hp > 0) return refuse('notAuthorized', 'cannotRevive');
      restart(draft.stats);
      return done;
    },
    (after) => after.items,
  );
}

function restart(stats: Stats): void {
  stats.hp = MAX_HEALTH;
  stats.exp = 0;
  stats.gp = 0;
  if (stats.lvl > 1) stats.lvl -= 1;
}

function losePoint({ dice }: RuleContext, stats: Stats): void {
  const candidates = BY_NAME.filter((attribute) => stats[attribute] > 0);
  if (candidates.length > 0) stats[pickOne(dice, candidates)] -= 1;
}

/**
 * Whether death can take a piece of gear: it has a price, and is of the player's class, of no class, or from
 * the armoire.
 */
function canBeLost(gear: Gear, player: Player): boolean {
  const { key, value, klass, specialClass } = gear;
  if (isKeptForever(gear)) return false;
  if (value <= 0 && key !== FIRST_WEAPON) return false;
  if (klass === 'special') return !specialClass || specialClass === player.stats.class;
  return klass === player.stats.class || klass === 'armoire';
}

function loseGear({ dice }: RuleContext, player: Player): Gear | undefined {
  const { owned } = player.items.gear;
  const candidates = Object.keys(owned)
    .filter((key) => owned[key] === true)
    .toSorted()
    .flatMap((key) => findGear(key) ?? [])
    .filter((gear) => canBeLost(gear, player));
  if (candidates.length === 0) return undefined;
  const lost = pickOne(dice, candidates);
  unpinNextGear(player);
  owned[lost.key] = false;
  takeOff(player, lost);
  pinNextGear(player);
  const path = gearPath(lost.key);
  if (!player.pinnedItems.some((pin) => pin.path === path)) {
    player.pinnedItems.push({ type: 'marketGear', path });
  }
  return lost;
}

function takeOff({ items }: Player, { key, type }: Gear): void {
  for (const worn of [items.gear.equipped, items.gear.costume]) {
    if (worn[type] === key) worn[type] = `${type}_base_0`;
  }
}
