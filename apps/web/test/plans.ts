import type { Player } from '@everdeed/rules';
import type { Group } from '../src/features/group-plans/queries.ts';

interface GroupWith {
  readonly id?: string;
  /** Whether the player leads it; else `ivo` does. */
  readonly leads: boolean;
  readonly plan?: object;
}

/** A group with a plan, as its screens read it. */
export const groupOf = (of: Player, { id = 'house', leads, plan = {} }: GroupWith): Group =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of a group that the screens read
  ({
    _id: id,
    type: 'guild',
    name: 'The Hollow House',
    leader: leads ? of._id : 'ivo',
    managers: {},
    memberCount: 3,
    purchased: { active: true, plan },
  }) as unknown as Group;
