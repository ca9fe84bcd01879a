import type { RuleContext } from '../command.ts';
import type { PlayerScene } from '../scenes.ts';
import { attempt } from '../attempt.ts';
import { countStable, dropPetKeys } from '../achievements/stable.ts';
import type { Outcome } from '../outcome.ts';
import { done, refuse, type Result } from '../result.ts';
import { checkBalance, moveBalance } from '../wallet.ts';
import type { Items, Player } from '../state/player.ts';

/** Price of releasing pets, mounts or both, in balance units: 4 gems each (rules-play-and-shops 0.2; both: seeds). */
export const RELEASE_COST = 1;

const hasAllPets = (items: Items): boolean => countStable(items).petsFound === dropPetKeys().length;
const hasAllMounts = (items: Items): boolean => countStable(items).mounts === dropPetKeys().length;

function addOne({ achievements }: Player, counter: string): void {
  achievements[counter] = Number(achievements[counter] ?? 0) + 1;
}

function freePets({ items }: Player): void {
  if (dropPetKeys().includes(items.currentPet)) items.currentPet = '';
  for (const key of dropPetKeys()) items.pets[key] = 0;
}

function freeMounts({ items }: Player): void {
  if (dropPetKeys().includes(items.currentMount)) items.currentMount = '';
  for (const key of dropPetKeys()) items.mounts[key] = null;
}

/** Releases the 90 drop pets for a count of the beast master achievement (rules-play-and-shops 2.5). */
export function releasePets(
  _ctx: RuleContext,
  { player }: PlayerScene,
): Result<Outcome<Items['pets']>, 'notEnoughGems' | 'notEnoughPets'> {
  return attempt(
    player,
    (draft, journal) => {
      const affordable = checkBalance(draft, RELEASE_COST);
      if (!affordable.ok) return affordable;
      if (!hasAllPets(draft.items)) return refuse('notAuthorized', 'notEnoughPets');
      moveBalance(draft, journal, -RELEASE_COST, 'release_pets');
      freePets(draft);
      addOne(draft, 'beastMasterCount');
      journal.message = { key: 'petsReleased' };
      return done;
    },
    ({ items }) => items.pets,
  );
}

/** Releases the 90 drop mounts for a count of the mount master achievement (rules-play-and-shops 2.5). */
export function releaseMounts(
  _ctx: RuleContext,
  { player }: PlayerScene,
): Result<Outcome<Items['mounts']>, 'notEnoughGems' | 'notEnoughMounts'> {
  return attempt(
    player,
    (draft, journal) => {
      const affordable = checkBalance(draft, RELEASE_COST);
      if (!affordable.ok) return affordable;
      if (!hasAllMounts(draft.items)) return refuse('notAuthorized', 'notEnoughMounts');
      moveBalance(draft, journal, -RELEASE_COST, 'release_mounts');
      freeMounts(draft);
      addOne(draft, 'mountMasterCount');
      journal.message = { key: 'mountsReleased' };
      return done;
    },
    ({ items }) => items.mounts,
  );
}

/**
 * Releases the 90 drop pets and mounts together, for a count of each master achievement and of triad bingo, the last
 * not if a pet had been raised to a mount (rules-play-and-shops 2.5). It has its price, as the seeds say; the ledger
 * has no kind of its own for it and shows it as a release of pets.
 */
export function releaseBoth(
  _ctx: RuleContext,
  { player }: PlayerScene,
): Result<
  Outcome<Pick<Player, 'achievements' | 'items' | 'balance'>>,
  'notEnoughGems' | 'notEnoughPetsMounts'
> {
  return attempt(
    player,
    (draft, journal) => {
      const affordable = checkBalance(draft, RELEASE_COST);
      if (!affordable.ok) return affordable;
      const { achievements, items } = draft;
      if (!achievements.triadBingo || !hasAllPets(items) || !hasAllMounts(items)) {
        return refuse('notAuthorized', 'notEnoughPetsMounts');
      }
      const hasRaised = dropPetKeys().some((key) => items.pets[key] === -1);
      moveBalance(draft, journal, -RELEASE_COST, 'release_pets');
      freePets(draft);
      freeMounts(draft);
      addOne(draft, 'beastMasterCount');
      addOne(draft, 'mountMasterCount');
      if (!hasRaised) addOne(draft, 'triadBingoCount');
      journal.message = { key: 'mountsAndPetsReleased' };
      return done;
    },
    ({ achievements, items, balance }) => ({ achievements, items, balance }),
  );
}
