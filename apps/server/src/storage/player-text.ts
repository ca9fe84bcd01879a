import { type Player, shownHistory } from '@everdeed/rules';
import { type CachedSection, partText } from './cached-section.ts';
import { type LoadedPlayer, notificationsText } from './loaded-player.ts';
import type { Parts } from './parts.ts';
import { coldPaths } from './sections.ts';
import { socialPaths } from './social/facts.ts';
import type { ColdSection, ComputedFields } from './stores.ts';

/** Sections whose parts are top-level fields sent as stored. */
const plain = [
  'preferences',
  'achievements',
  'purchased',
  'history',
  'tags',
  'order',
  'pins',
  'devices',
  'rest',
] as const;
/** Top-level fields that are too small to keep their text. */
const small = ['balance', 'lastCron', 'loginIncentives', 'invitesSent', 'party', ...socialPaths] as const;
/** `auth` and the profile are assembled separately. */
const plainAccount = coldPaths.account.filter((path) => path !== 'profile' && !path.startsWith('auth.'));
const itemSections = ['stock', 'creatures'] as const;

/** Fields of `auth.local` that may be sent: never hashes, salts or codes. */
const localFields = new Set(['username', 'lowerCaseUsername', 'email', 'has_password']);

const field = (key: string, text: string): string => `${JSON.stringify(key)}:${text}`;

/** Entries of histories without what is kept for merging them. */
const shownHistories = (lists: unknown): unknown =>
  Object.fromEntries(
    Object.entries(lists ?? {}).map(([name, list]) => [
      name,
      Array.isArray(list) ? shownHistory<object>(list) : list,
    ]),
  );
/** What is told of parts that are not sent as stored. */
const shownParts: Readonly<Record<string, (value: unknown) => unknown>> = { history: shownHistories };

/** Adds fields to the text of an object. */
function extend(text: string, extra: Readonly<Record<string, unknown>> | undefined): string {
  if (!extra || Object.keys(extra).length === 0) return text;
  const added = JSON.stringify(extra).slice(1, -1);
  return text === '{}' ? `{${added}}` : `${text.slice(0, -1)},${added}}`;
}

function authText(player: Player): string {
  const { local, ...rest } = player.auth;
  const shown = Object.fromEntries(Object.entries(local ?? {}).filter(([key]) => localFields.has(key)));
  return JSON.stringify({ local: shown, ...rest });
}

function profileText(player: Player): string {
  const { name, blurb, imageUrl } = player.profile;
  return JSON.stringify({ name, blurb, imageUrl });
}

function itemsText(hot: Parts, cold: ReadonlyMap<ColdSection, CachedSection>): string {
  const gear = cold.get('gear');
  const owned = gear ? partText(gear, 'items.gear.owned') : '{}';
  const worn = extend(`{"owned":${owned}}`, {
    equipped: hot['items.gear.equipped'],
    costume: hot['items.gear.costume'],
  });
  const fields = [`"gear":${worn}`];
  for (const section of itemSections) {
    const cached = cold.get(section);
    for (const path of coldPaths[section]) {
      if (cached && path in cached.parts)
        fields.push(field(path.slice('items.'.length), partText(cached, path)));
    }
  }
  return extend(`{${fields.join(',')}}`, {
    currentPet: hot['items.currentPet'],
    currentMount: hot['items.currentMount'],
    lastDrop: hot['items.lastDrop'],
  });
}

/**
 * The owner's user object as text (wire-user-and-tasks 1.2), with large pieces from the cache. Private fields
 * are never included.
 */
export function ownerText(loaded: LoadedPlayer, computed: ComputedFields): string {
  const { player, cold, hot } = loaded;
  const id = JSON.stringify(player._id);
  const flags = cold.get('flags');
  const fields = [
    `"_id":${id},"id":${id},"_v":${player._v}`,
    `"auth":${authText(player)},"profile":${profileText(player)}`,
    `"stats":${JSON.stringify({ ...player.stats, ...computed.stats })}`,
    `"items":${itemsText(hot.parts, cold)}`,
    `"flags":${extend(flags ? partText(flags, 'flags') : '{}', computed.flags)}`,
  ];
  const overridden = computed.top ?? {};
  for (const key of small) {
    if (player[key] !== undefined && !(key in overridden))
      fields.push(field(key, JSON.stringify(player[key])));
  }
  const add = (section: ColdSection, paths: readonly string[]) => {
    const cached = cold.get(section);
    for (const path of paths) {
      if (cached && path in cached.parts && !(path in overridden))
        fields.push(field(path, partText(cached, path, shownParts[path])));
    }
  };
  add('account', plainAccount);
  for (const section of plain) add(section, coldPaths[section]);
  if (!('notifications' in overridden)) fields.push(field('notifications', notificationsText(loaded)));
  return extend(`{${fields.join(',')}}`, overridden);
}
