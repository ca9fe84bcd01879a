import { describe, expect, it } from 'vitest';
import { adminAt, adminPath, adminPlayerPath, adminSearchPath } from './admin-address.ts';

describe('adminAt', () => {
  it.each([
    ['/admin', { part: undefined }],
    ['/admin/reports', { part: 'reports' }],
    ['/admin/log/', { part: 'log' }],
    ['/admin-panel', { part: 'players' }],
    ['/admin-panel/search/jo%40example.org', { part: 'players', search: 'jo@example.org' }],
    ['/admin-panel/jo', { part: 'players', who: 'jo' }],
    ['/admin-panel/search', { part: 'players', who: 'search' }],
    ['/admin-panel/%', { part: 'players', who: '%' }],
  ])('reads %s', (path, address) => expect(adminAt(path)).toEqual(address));

  it.each(['/administer', '/admin/elsewhere', '/admin-panel/a/b', '/admin-panel/search/a/b', '/'])(
    'knows nothing of %s',
    (path) => expect(adminAt(path)).toBeUndefined(),
  );

  it('reads the paths that it makes', () => {
    expect(adminAt(adminPath('players'))).toMatchObject({ part: 'players' });
    expect(adminAt(adminPath('world'))).toMatchObject({ part: 'world' });
    expect(adminAt(adminPlayerPath('a/b'))).toMatchObject({ who: 'a/b' });
    expect(adminAt(adminSearchPath('a b@c/d'))).toMatchObject({ search: 'a b@c/d' });
  });
});
