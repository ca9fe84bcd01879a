import type { PlayerClassKey } from '@everdeed/content';
import { type FieldTable, fieldsOf, readFields } from '../fields/composites.ts';
import { type FieldProblem, isEmpty, orDefault } from '../fields/field.ts';
import { choice, flag, instant, number, text } from '../fields/readers.ts';

/** What support sends of a player (wire-groups-and-admin 6.3). */
export type SentHero = Readonly<Record<string, unknown>>;

const count = number({ min: 0, max: 1e9 });
const amount = number({ min: -1e9, max: 1e9 });
const points = number({ min: 0, max: 1e6, whole: true });
const words = text({ maxLength: 1000 });
const classKeys: readonly PlayerClassKey[] = ['warrior', 'wizard', 'healer', 'rogue'];
const id = text({ maxLength: 300 });

/** Numbers of the character; 0 counts. */
const stats: FieldTable = {
  hp: amount,
  mp: amount,
  exp: amount,
  gp: amount,
  lvl: number({ min: 1, max: 9999, whole: true }),
  points,
  str: points,
  int: points,
  per: points,
  con: points,
  class: choice(classKeys),
};

const buffs: FieldTable = {
  str: amount,
  int: amount,
  per: amount,
  con: amount,
  stealth: amount,
  streaks: flag,
  snowball: flag,
  spookySparkles: flag,
  shinySeed: flag,
  seafoam: flag,
};

/** Of the plan: what counts when it is not 0 or empty. */
const plan: FieldTable = {
  gemsBought: count,
  dateCreated: orDefault(instant),
  dateCurrentTypeCreated: orDefault(instant),
  cumulativeCount: count,
  hourglassPromoReceived: orDefault(instant),
  paymentMethod: id,
  planId: id,
  owner: id,
};
const planCount: FieldTable = { trinkets: count, gemCapExtra: number({ min: 0, max: 26 }), count };

const contributor: FieldTable = {
  level: number({ min: 0, max: 9, whole: true }),
  text: words,
  contributions: text({ maxLength: 100_000 }),
  critical: words,
  admin: flag,
};
const profile: FieldTable = {
  name: text({ required: true, maxLength: 30 }),
  blurb: text({ maxLength: 20_000 }),
  imageUrl: text({ maxLength: 2000 }),
};

type Values = Readonly<Record<string, unknown>>;

/** The parts of a hero's body, read, and all that is wrong with them. */
export interface HeroRead {
  readonly balance: number | undefined;
  readonly stats: Values;
  readonly buffs: Values;
  /** Undefined: no plan was sent. */
  readonly plan: Values | undefined;
  readonly planCount: Values;
  readonly extraMonths: number | undefined;
  readonly customerId: string | undefined;
  readonly dateTerminated: string | undefined;
  readonly contributor: Values;
  readonly profile: Values;
  readonly secret: string | undefined;
  readonly problems: readonly FieldProblem[];
}

/** What of the values counts: neither 0 nor empty. */
const truthy = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => Boolean(value)));

/** Reads the body (wire-groups-and-admin 6.3); unknown fields are ignored. The limits of balance and note are our own. */
export function readHero(sent: SentHero): HeroRead {
  const problems: FieldProblem[] = [];
  const read = (table: FieldTable, part: unknown, path: string): Values => {
    const found = readFields(table, fieldsOf(part));
    problems.push(...found.problems.map((one) => ({ ...one, path: `${path}${one.path}` })));
    return found.values;
  };
  const purchased = fieldsOf(sent['purchased']);
  const sentPlan = purchased['plan'] ? fieldsOf(purchased['plan']) : undefined;
  const top = read({ balance: number({ min: 0, max: 1e6 }) }, sent, '');
  const { extraMonths, customerId, dateTerminated } = read(
    { extraMonths: count, customerId: id, dateTerminated: orDefault(instant) },
    sentPlan,
    'purchased.plan.',
  );
  const secret = read({ text: text({ maxLength: 20_000 }) }, sent['secret'], 'secret.')['text'];
  return {
    balance: typeof top['balance'] === 'number' ? top['balance'] : undefined,
    stats: read(stats, withoutEmpty(sent['stats']), 'stats.'),
    buffs: read(buffs, withoutEmpty(fieldsOf(sent['stats'])['buffs']), 'stats.buffs.'),
    plan: sentPlan && truthy(read(plan, withoutEmpty(sentPlan), 'purchased.plan.')),
    planCount: truthy(
      read(planCount, withoutEmpty(sentPlan?.['consecutive']), 'purchased.plan.consecutive.'),
    ),
    extraMonths: typeof extraMonths === 'number' ? extraMonths : undefined,
    customerId: typeof customerId === 'string' ? customerId : undefined,
    dateTerminated: typeof dateTerminated === 'string' ? dateTerminated : undefined,
    contributor: read(contributor, withoutNull(sent['contributor']), 'contributor.'),
    profile: read(profile, withoutNull(sent['profile']), 'profile.'),
    secret: typeof secret === 'string' ? secret : undefined,
    problems,
  };
}

const withoutEmpty = (part: unknown): Values =>
  Object.fromEntries(Object.entries(fieldsOf(part)).filter(([, value]) => !isEmpty(value)));
const withoutNull = (part: unknown): Values =>
  Object.fromEntries(Object.entries(fieldsOf(part)).filter(([, value]) => value !== null));
