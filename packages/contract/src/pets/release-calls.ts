import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { itemsSchema } from '../players/items-schema.ts';
import { achievementsSchema } from '../players/person-schema.ts';
import { common } from './common.ts';

const spec = 'wire-user-and-tasks 3.1';

/** Setting standard pets and mounts free. */
export const releaseCalls = {
  releasePets: defineCall({
    ...common,
    id: 'releasePets',
    path: '/user/release-pets',
    summary: 'Release the 90 standard pets',
    details: 'All of them must be there. Costs 4 gems and counts towards the beast master.',
    answer: itemsSchema.properties.pets,
    refusals: ['notEnoughGems', 'notEnoughPets'],
    spec,
  }),
  releaseMounts: defineCall({
    ...common,
    id: 'releaseMounts',
    path: '/user/release-mounts',
    summary: 'Release the 90 standard mounts',
    details: 'All of them must be there. Costs 4 gems and counts towards the mount master.',
    answer: itemsSchema.properties.mounts,
    refusals: ['notEnoughGems', 'notEnoughMounts'],
    spec,
  }),
  releaseBoth: defineCall({
    ...common,
    id: 'releaseBoth',
    path: '/user/release-both',
    summary: 'Release the 90 standard pets and the 90 standard mounts',
    details: 'All of them must be there, and the triad bingo earned. Costs 4 gems.',
    answer: Type.Object({ achievements: achievementsSchema, items: itemsSchema, balance: Type.Number() }),
    refusals: ['notEnoughGems', 'notEnoughPetsMounts'],
    spec,
  }),
};
