import type { Person } from './person.ts';
import type { Server } from './server.ts';
import { makeRich } from './world.ts';

const amounts = (family: string, of: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(of).map(([key, count]) => [`items.${family}.${key}`, count]));

/** What a player has gathered in half a year. */
export const GATHERED: Readonly<Record<string, unknown>> = {
  ...amounts('eggs', {
    Wolf: 2,
    TigerCub: 1,
    PandaCub: 3,
    Fox: 2,
    FlyingPig: 1,
    Dragon: 1,
    Cactus: 4,
    BearCub: 1,
    Owl: 2,
    Hedgehog: 1,
  }),
  ...amounts('hatchingPotions', {
    Base: 5,
    White: 1,
    Desert: 2,
    Red: 3,
    Shade: 1,
    Skeleton: 1,
    CottonCandyBlue: 2,
    Golden: 1,
    Ember: 1,
    RoyalPurple: 2,
  }),
  ...amounts('food', {
    Meat: 7,
    Strawberry: 12,
    Fish: 4,
    Honey: 3,
    Milk: 9,
    Chocolate: 2,
    Potatoe: 6,
    Pie_Base: 2,
    Saddle: 1,
  }),
  ...amounts('quests', { atom1: 1, vice1: 2, dustbunnies: 0 }),
  ...amounts('pets', {
    'Fox-Base': 5,
    'Fox-Desert': 5,
    'Fox-Red': 12,
    'Fox-CottonCandyBlue': -1,
    'Wolf-Base': 5,
    'Dragon-Red': 5,
  }),
  'items.special.spookySparkles': 3,
  'items.special.greetingReceived': ['Jo', 'Ann'],
  'purchased.plan.mysteryItems': ['head_mystery_201402', 'armor_mystery_201402'],
};

/** A player who has gathered things; `more` are further stored fields. */
export async function makeCollector(server: Server, more: Record<string, unknown> = {}): Promise<Person> {
  const person = await makeRich(server);
  await server.write('users', person.id, { ...GATHERED, ...more });
  return person;
}
