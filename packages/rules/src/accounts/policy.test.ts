import { describe, expect, it } from 'vitest';
import { hasPrivilege } from './policy.ts';

describe('a privilege', () => {
  it.each([
    { permissions: {}, holds: false, why: 'is not held by default' },
    { permissions: { news: true }, holds: true, why: 'is held by those who were given it' },
    { permissions: { news: false }, holds: false, why: 'is not held once it was taken away' },
    { permissions: { moderator: true }, holds: false, why: 'does not come with another' },
    { permissions: { fullAccess: true }, holds: true, why: 'comes with full access' },
    { permissions: { fullAccess: true, news: false }, holds: true, why: 'cannot be kept from full access' },
  ])('$why', ({ permissions, holds }) => expect(hasPrivilege(permissions, 'news')).toBe(holds));
});
