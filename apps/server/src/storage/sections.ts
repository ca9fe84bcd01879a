import { keysOf, recordOf } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';
import type { Parts } from './parts.ts';
import { partyWithId, socialFields, type SocialLists, socialPaths } from './social/facts.ts';
import { partyIdOf } from './social/plan.ts';
import type { ColdSection } from './stores.ts';

/**
 * The parts of the player in each cold section. Parts in `hotPaths` change with every score and are in the
 * player's own row; everything not listed goes to `rest`.
 */
export const coldPaths = {
  account: [
    'auth.local',
    'auth.facebook',
    'auth.google',
    'auth.apple',
    'auth.blocked',
    'profile',
    'contributor',
    'backer',
    'permissions',
    'migration',
    'challenges',
    'inbox',
  ],
  preferences: ['preferences'],
  flags: ['flags'],
  achievements: ['achievements'],
  purchased: ['purchased'],
  gear: ['items.gear.owned'],
  stock: ['items.eggs', 'items.hatchingPotions', 'items.food', 'items.quests', 'items.special'],
  creatures: ['items.pets', 'items.mounts'],
  history: ['history'],
  tags: ['tags'],
  order: ['tasksOrder'],
  pins: ['pinnedItems', 'unpinnedItems', 'pinnedItemsOrder'],
  devices: ['pushDevices', 'webhooks'],
  rest: ['extra'],
} as const satisfies Record<ColdSection, readonly string[]>;

export const coldSections = keysOf(coldPaths);

const hotPaths = [
  'stats',
  'balance',
  'lastCron',
  'loginIncentives',
  'invitesSent',
  'party',
  'auth.timestamps',
  'items.lastDrop',
  'items.currentPet',
  'items.currentMount',
  'items.gear.equipped',
  'items.gear.costume',
] as const;

/** The hot parts of a player; `party` may lack its id. */
type HotParts = Parts & Pick<Player, 'party'>;

export type SplitPlayer = { readonly hot: HotParts; readonly cold: Record<ColdSection, Parts> };

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** A dotted path and its keys. */
interface Path {
  readonly path: string;
  readonly keys: readonly string[];
}
const pathOf = (path: string): Path => ({ path, keys: path.split('.') });

function at(player: Player, keys: readonly string[]): unknown {
  let value: unknown = player;
  for (const key of keys) value = isTree(value) ? value[key] : undefined;
  return value;
}

function pick(player: Player, paths: readonly Path[]): Parts {
  const parts: Parts = {};
  for (const { path, keys } of paths) {
    const value = at(player, keys);
    if (value !== undefined) parts[path] = value;
  }
  return parts;
}

const hot = hotPaths.map(pathOf);
const coldSectionPaths = coldSections.map((section) => ({ section, paths: coldPaths[section].map(pathOf) }));

const named = new Set<string>([...hotPaths, ...Object.values(coldPaths).flat()]);
/** Objects that are split into parts in such a way that unknown fields inside them are not lost. */
const cut = ['', 'auth', 'items', 'items.gear'];
/** `notifications` and the rest of what others do stand in tables of their own. */
const never = new Set(['_id', 'id', '_v', '_tmp', 'notifications', ...socialPaths, ...cut]);
const holders = cut.map((parent) => ({
  prefix: parent === '' ? '' : `${parent}.`,
  keys: parent === '' ? [] : parent.split('.'),
}));
const isNamed = (path: string): boolean => named.has(path) || never.has(path);

function unnamed(player: Player): Parts {
  const parts: Parts = {};
  for (const { prefix, keys } of holders) {
    const holder = at(player, keys);
    if (!isTree(holder)) continue;
    for (const key in holder) {
      const path = prefix === '' ? key : prefix + key;
      if (!isNamed(path)) parts[path] = holder[key];
    }
  }
  return parts;
}

/** `party` without the id that stands among the memberships. */
function ownParty(player: Player): Pick<Player, 'party'> {
  if (partyIdOf(player) === undefined) return { party: player.party };
  const { _id, ...party } = player.party;
  return { party };
}

/** Every section, to be filled: copying it is cheaper than naming the sections again for every save. */
const noParts: Readonly<Record<ColdSection, Parts>> = recordOf(coldSections, () => ({}));

/**
 * Splits a player into hot parts and cold sections. The parts are the player's own values, not copies. `left`
 * is what of memberships and invitations no row can hold.
 */
export function splitPlayer(player: Player, left: Parts): SplitPlayer {
  const cold = { ...noParts };
  for (const { section, paths } of coldSectionPaths) cold[section] = pick(player, paths);
  Object.assign(cold.account, left);
  Object.assign(cold.rest, unnamed(player));
  return { hot: { ...pick(player, hot), ...ownParty(player) }, cold };
}

/** What of memberships and invitations stands in a player's own sections. */
export function leftIn(account: Parts | undefined): Parts {
  const left: Parts = {};
  for (const path of socialPaths) if (account && path in account) left[path] = account[path];
  return left;
}

function put(target: Tree, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop();
  if (last === undefined) return;
  let holder = target;
  for (const key of keys) {
    const next = holder[key];
    if (isTree(next)) holder = next;
    else {
      const made: Tree = {};
      holder[key] = made;
      holder = made;
    }
  }
  holder[last] = value;
}

/** What a player is put together from. `_v` is told apart: others make it grow too. */
export interface PlayerPieces {
  readonly hot: Parts;
  readonly cold: Readonly<Partial<Record<ColdSection, Parts>>>;
  readonly facts: SocialLists;
}

/** Reassembles a player. */
export function joinPlayer(id: string, v: number, { hot, cold, facts }: PlayerPieces): Player {
  const tree: Tree = { _id: id, _v: v, auth: {}, items: { gear: {} } };
  for (const [path, value] of Object.entries(hot)) put(tree, path, value);
  for (const parts of Object.values(cold)) for (const path in parts) put(tree, path, parts[path]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts are those that `splitPlayer` cut a player into
  const player = tree as unknown as Player;
  return {
    ...player,
    party: partyWithId(facts, player.party),
    ...socialFields(facts, leftIn(cold.account)),
  };
}
