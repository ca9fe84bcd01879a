import { fieldsIn } from '@everdeed/content/values';
import type { AnswerOf, DeepReadonly, hallCalls } from '@everdeed/contract';
import type { Player } from '@everdeed/rules';
import { withoutEmpty } from '../presenters/member.ts';
import { computedFields, playerText } from '../presenters/player.ts';
import type { MemberReport } from '../storage/members/reports.ts';
import type { Stores } from '../storage/stores.ts';

type Hero = DeepReadonly<AnswerOf<typeof hallCalls.getHero>>;

/** What support sees of a player (wire-groups-and-admin 6.2), besides the secret note. */
const shown = [
  '_id',
  'auth',
  'balance',
  'contributor',
  'flags',
  'items',
  'lastCron',
  'party',
  'preferences',
  'profile',
  'purchased',
  'permissions',
  'achievements',
  'stats',
] as const;

/** Those parts as the owner sees them: never a hash or a token. */
async function partsOf(stores: Pick<Stores, 'players' | 'news'>, { _id }: Player) {
  const text = await playerText(stores, _id, (stored) => computedFields(stores, stored, undefined));
  const whole: Record<string, unknown> = { ...text.read() };
  return Object.fromEntries(shown.map((key) => [key, whole[key]]));
}

const flagsOf = (reports: readonly MemberReport[]) =>
  Object.fromEntries(
    reports.map(({ reporterId, comment, source, at }) => [
      reporterId,
      { comment, source, timestamp: new Date(at).toISOString() },
    ]),
  );

/**
 * A player for support, with the reports of their profile; parts without anything in them are left out, unless the
 * answer is that of a change (6.3).
 */
export async function presentHero(
  stores: Pick<Stores, 'players' | 'news'>,
  hero: Player,
  reports: readonly MemberReport[],
  keepsEmpty = false,
): Promise<Hero> {
  const { profile, contributor, ...parts } = await partsOf(stores, hero);
  const flags = reports.length > 0 ? { flags: flagsOf(reports) } : {};
  const full = {
    ...fieldsIn(keepsEmpty ? parts : withoutEmpty(parts)),
    id: hero._id,
    contributor,
    profile: { ...fieldsIn(profile), ...flags },
    secret: hero.secret ?? {},
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parts of the owner's view, which has its own schema
  return full as unknown as Hero;
}
