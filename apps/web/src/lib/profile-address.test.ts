import { describe, expect, it } from 'vitest';
import { profileAt, profilePath } from './profile-address.ts';

describe('the address of a profile', () => {
  it.each([
    ['/profile/maren', 'maren', 'profile'],
    ['/profile/@maren/', '@maren', 'profile'],
    ['/profile/a%20b/stats', 'a b', 'stats'],
    ['/profile/maren/achievements', 'maren', 'achievements'],
    ['/profile/%E0%A4%A', '%E0%A4%A', 'profile'],
  ] as const)('%s shows %s, part %s', (path, who, tab) => {
    expect(profileAt(path)).toEqual({ who, tab });
  });

  it.each(['/', '/profile', '/profile/', '/profile/maren/friends', '/profiles/maren'])(
    '%s is none',
    (path) => {
      expect(profileAt(path)).toBeUndefined();
    },
  );

  it.each(['profile', 'stats', 'achievements'] as const)('leads to %s and back', (tab) => {
    expect(profileAt(profilePath('a/b', tab))).toEqual({ who: 'a/b', tab });
  });
});
