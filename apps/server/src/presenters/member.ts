import { isFields } from '@everdeed/content/values';
import type { AnswerOf, DeepReadonly, memberCalls } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import { vitalsOf } from './vitals.ts';

type Member = DeepReadonly<AnswerOf<typeof memberCalls.getMember>>;

/** The value without objects that have no fields; lists stay, empty or not. */
export function withoutEmpty(value: unknown): unknown {
  if (!isFields(value)) return value;
  const fields = Object.entries(value)
    .map(([key, inner]) => [key, withoutEmpty(inner)] as const)
    .filter(([, inner]) => inner !== undefined && !(isFields(inner) && Object.keys(inner).length === 0));
  return Object.fromEntries(fields);
}

/** The fields of `auth` and `inbox` that are no secret. */
const contactOf = ({ auth, flags, inbox }: Player) => ({
  auth: {
    local: { username: flags.verifiedUsername ? (auth.local?.username ?? null) : null },
    timestamps: auth.timestamps,
  },
  flags: { classSelected: flags.classSelected, verifiedUsername: flags.verifiedUsername },
  inbox: { optOut: inbox.optOut },
});

function looksOf({ preferences }: Player) {
  const { size, hair, skin, shirt, chair, costume, sleep, background, tasks, disableClasses } = preferences;
  return { size, hair, skin, shirt, chair, costume, sleep, background, tasks, disableClasses };
}

/** The party without what its owner has seen of it. */
function partyOf({ party }: Player) {
  const { _id, order, orderAscending, seeking, quest } = party;
  return { _id, order, orderAscending, seeking, quest };
}

/** What everybody may see of a player (wire-user-and-tasks 1.3). */
export function presentMember(player: Player): Member {
  const { _id, loginIncentives, profile, achievements, backer, contributor, items } = player;
  const { name, blurb, imageUrl } = profile;
  const shown = {
    _id,
    id: _id,
    loginIncentives,
    profile: { name, blurb, imageUrl },
    ...contactOf(player),
    stats: { ...player.stats, ...vitalsOf(player) },
    achievements,
    party: partyOf(player),
    backer,
    contributor,
    items,
    preferences: looksOf(player),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same fields, but for those that may be absent
  return withoutEmpty(shown) as Member;
}
