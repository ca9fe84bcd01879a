import { keysOf, recordOf } from '@everdeed/content/values';
import type { Player } from '@everdeed/rules';
import { type Parts, sameParts } from './parts.ts';
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
const cold: Readonly<Record<ColdSection, readonly Path[]>> = recordOf(coldSections, (section) =>
  coldPaths[section].map(pathOf),
);

/** Objects that are split into parts in such a way that unknown fields inside them are not lost. */
const cut = ['', 'auth', 'items', 'items.gear'];
/** `notifications` and the rest of what others do stand in tables of their own. */
const never = ['_id', 'id', '_v', '_tmp', 'notifications', ...socialPaths, ...cut];
const named = [...hotPaths, ...Object.values(coldPaths).flat(), ...never];
const holders = cut.map((parent) => {
  const prefix = parent === '' ? '' : `${parent}.`;
  const known = named.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  return { prefix, keys: parent === '' ? [] : parent.split('.'), known: new Set(known) };
});

function unnamed(player: Player): Parts {
  const parts: Parts = {};
  for (const { prefix, keys, known } of holders) {
    const holder = at(player, keys);
    if (!isTree(holder)) continue;
    for (const key in holder) if (!known.has(key)) parts[prefix + key] = holder[key];
  }
  return parts;
}

/** `party` without the id that stands among the memberships. */
function ownParty(player: Player): Pick<Player, 'party'> {
  if (partyIdOf(player) === undefined) return { party: player.party };
  const { _id, ...party } = player.party;
  return { party };
}

/** What is written with every save. The parts are the player's own values, not copies. */
export const hotParts = (player: Player): HotParts => ({ ...pick(player, hot), ...ownParty(player) });

/**
 * What a cold section holds of a player. The parts are the player's own values, not copies. `left` is what of
 * memberships and invitations no row can hold.
 */
export function coldParts(section: ColdSection, player: Player, left: Parts): Parts {
  const parts = pick(player, cold[section]);
  if (section === 'account') return Object.assign(parts, left);
  return section === 'rest' ? Object.assign(parts, unnamed(player)) : parts;
}

/** Whether a section already holds the player's values; asked for every section of every save. */
export function isHeld(section: ColdSection, parts: Parts, player: Player, left: Parts): boolean {
  if (section === 'account' || section === 'rest') return sameParts(parts, coldParts(section, player, left));
  for (const { path, keys } of cold[section]) if (parts[path] !== at(player, keys)) return false;
  return true;
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts are those that a player was cut into
  const player = tree as unknown as Player;
  return {
    ...player,
    party: partyWithId(facts, player.party),
    ...socialFields(facts, leftIn(cold.account)),
  };
}
