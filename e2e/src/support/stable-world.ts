import type { Person } from './person.ts';
import type { Server } from './server.ts';
import { makeCollector } from './items-world.ts';

const growths = (of: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(of).map(([key, growth]) => [`items.pets.${key}`, growth]));

const riding = (...keys: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(keys.map((key) => [`items.mounts.${key}`, true]));

/** Some of everything that lives in a stable. */
const KEPT: Readonly<Record<string, unknown>> = {
  ...growths({
    'Fox-Base': -1,
    'Fox-White': 21,
    'Fox-Red': 12,
    'Fox-Shade': 45,
    'Fox-CottonCandyBlue': 18,
    'Wolf-Base': 25,
    'Wolf-White': 14,
    'Wolf-Desert': 7,
    'Dragon-Base': -1,
    'Dragon-Red': 36,
    'Dragon-Golden': 9,
    'PandaCub-Base': 22,
    'PandaCub-Red': 15,
    'LionCub-Base': 30,
    'LionCub-Skeleton': 11,
    'Wolf-Ember': 10,
    'Fox-Ember': 33,
    'Gryphon-Base': 17,
    'Wolf-Veggie': 5,
    'Wolf-Veteran': 5,
  }),
  ...riding('Fox-Base', 'Dragon-Base', 'Fox-CottonCandyBlue', 'BearCub-Polar'),
  'items.currentPet': 'Fox-Shade',
  'items.currentMount': 'Dragon-Base',
};

/** A player with a stable; `more` are further stored fields. */
export const makeKeeper = (server: Server, more: Record<string, unknown> = {}): Promise<Person> =>
  makeCollector(server, { ...KEPT, ...more });
