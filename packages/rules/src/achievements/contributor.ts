import type { PlayerScene } from '../scenes.ts';
import { attempt, type Journal } from '../attempt.ts';
import type { RuleContext } from '../command.ts';
import { notify } from '../notifications/notify.ts';
import type { Outcome } from '../outcome.ts';
import { NEW_PET } from '../numbers/limits.ts';
import { GEMS_PER_BALANCE, moveBalance } from '../wallet.ts';
import { done, type Result } from '../result.ts';
import type { Player } from '../state/player.ts';

interface Tier {
  readonly gems: number;
  readonly gear?: string;
  readonly pet?: string;
  readonly mount?: string;
}

/**
 * Rewards of each tier, from the first; 8 and 9 are staff ranks without rewards (wire-groups-and-admin 6.4;
 * the mount: rules-play-and-shops 2.9).
 */
const TIERS: readonly Tier[] = [
  { gems: 10 },
  { gems: 20, gear: 'armor_special_1' },
  { gems: 30, gear: 'head_special_1' },
  { gems: 40, gear: 'weapon_special_1' },
  { gems: 50, gear: 'shield_special_1' },
  { gems: 60, pet: 'Dragon-Hydra' },
  { gems: 70, mount: 'Dragon-Hydra' },
];

/**
 * Raises a contributor's level in a draft: every tier passed brings its gems and gear. Lowering it takes nothing away (6.4).
 */
export function raiseContributor(ctx: RuleContext, draft: Player, journal: Journal, level: number): void {
  const before = draft.contributor.level ?? 0;
  draft.contributor.level = level;
  for (let tier = level; tier > before; tier -= 1) {
    const { gems, gear, pet, mount } = TIERS[tier - 1] ?? { gems: 0 };
    if (gems > 0)
      moveBalance(draft, journal, gems / GEMS_PER_BALANCE, 'contribution', { reference: String(tier) });
    if (gear) draft.items.gear.owned[gear] = true;
    if (pet) draft.items.pets[pet] = NEW_PET;
    if (mount) draft.items.mounts[mount] = true;
  }
  if (level > before) notify(ctx, draft, 'NEW_CONTRIBUTOR_LEVEL');
}

/** Sets a contributor's level (6.4). */
export function setContributorLevel(
  ctx: RuleContext,
  { player }: PlayerScene,
  { level }: { readonly level: number },
): Result<Outcome<Player['contributor']>> {
  return attempt(
    player,
    (draft, journal) => {
      raiseContributor(ctx, draft, journal, level);
      return done;
    },
    ({ contributor }) => contributor,
  );
}
