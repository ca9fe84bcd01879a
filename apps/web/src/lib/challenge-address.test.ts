import { describe, expect, it } from 'vitest';
import { challengeAt, challengeEditPath, challengePath } from './challenge-address.ts';

const ID = 'f3a7c2d0-0000-4000-8000-00000000000b';

describe('the address of a challenge', () => {
  it.each([
    [challengePath(ID), { id: ID, isEdited: false }],
    [`${challengePath(ID.toUpperCase())}/`, { id: ID, isEdited: false }],
    [challengeEditPath(ID), { id: ID, isEdited: true }],
    [`${challengePath(ID)}/else`, undefined],
    ['/challenges', undefined],
    ['/groups/guild/one', undefined],
  ])('%s is read', (path, found) => {
    expect(challengeAt(path)).toEqual(found);
  });
});
