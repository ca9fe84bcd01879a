import { describe, expect, it } from 'vitest';
import { safeRedirect } from '../lib/safe-redirect.ts';
import { guardVisit } from './guard.ts';
import { pageTitle } from './titles.ts';

const visit = (address: string, isSignedIn: boolean) => {
  const [pathname = '/', query] = address.split('?');
  return guardVisit({ pathname, search: query ? `?${query}` : '', isSignedIn });
};

describe('guardVisit', () => {
  it.each([
    { why: 'a visitor at the root sees the home page', at: '/', to: '/static/home' },
    {
      why: 'a visitor elsewhere signs in first',
      at: '/user/settings/general',
      to: '/login?redirectTo=%2Fuser%2Fsettings%2Fgeneral',
    },
    { why: 'signing out ends at the home page', at: '/logout', to: '/static/home' },
    { why: 'public pages are open', at: '/static/faq', to: undefined },
    { why: 'a visitor may register', at: '/register?redirectTo=%2F', to: undefined },
    { why: 'an unknown path leads to the not-found page', at: '/nowhere', to: '/static/not-found' },
    { why: 'a trailing slash is accepted', at: '/login/', to: undefined },
    { why: 'a way back from paying comes first', at: '/redirect/stripe-success-checkout', to: undefined },
  ])('signed out: $why', ({ at, to }) => {
    expect(visit(at, false)).toBe(to);
  });

  it.each([
    { hash: '#/options/groups/guilds/one-id', to: '/groups/guild/one-id' },
    { hash: '#/options/groups/guilds/one-id/more', to: '/groups/guild/one-id' },
    { hash: '#/options/groups/challenges/one-id', to: '/challenges/one-id' },
    { hash: '#/options/groups/party', to: undefined },
    { hash: '#content', to: undefined },
  ])('leads from the old link $hash to $to', ({ hash, to }) => {
    expect(guardVisit({ pathname: '/', search: '', hash, isSignedIn: true })).toBe(to);
  });

  it.each([
    { why: 'the task screen is theirs', at: '/', to: undefined },
    { why: 'login leads to the tasks', at: '/login', to: '/' },
    {
      why: 'register leads where they wanted to go',
      at: '/register?redirectTo=%2Fuser%2Fsettings%2Fgeneral',
      to: '/user/settings/general',
    },
    { why: 'settings open at general', at: '/user/settings', to: '/user/settings/general' },
    { why: 'a guessed address of the settings works', at: '/settings', to: '/user/settings/general' },
    { why: 'the API page is part of site data', at: '/user/settings/api', to: '/user/settings/siteData' },
    { why: 'groups open at the tavern', at: '/groups', to: '/groups/tavern' },
    { why: 'a guild has an address', at: '/groups/guild/a3a7c2d0/', to: undefined },
    { why: 'a way back from paying is open', at: '/redirect/stripe-error-checkout', to: undefined },
    { why: 'another way back is not', at: '/redirect/elsewhere', to: '/static/not-found' },
    { why: 'no guild has none', at: '/groups/guild', to: '/static/not-found' },
    { why: 'public pages stay open', at: '/static/home', to: undefined },
  ])('signed in: $why', ({ at, to }) => {
    expect(visit(at, true)).toBe(to);
  });
});

it('leads a visitor whose session was ended elsewhere to signing in, and back', () => {
  const to = guardVisit({ pathname: '/', search: '', isSignedIn: false, wasEnded: true });
  expect(to).toBe('/login?redirectTo=%2F');
});

describe('safeRedirect', () => {
  it.each([
    { wanted: '/user/settings/general', to: '/user/settings/general' },
    { wanted: 'https://evil.example', to: '/' },
    { wanted: '//evil.example', to: '/' },
    { wanted: '/\\evil.example', to: '/' },
    { wanted: null, to: '/' },
  ])('follows $wanted to $to', ({ wanted, to }) => {
    expect(safeRedirect(wanted)).toBe(to);
  });
});

describe('pageTitle', () => {
  it('puts the narrowest part first and the product last', () => {
    expect(pageTitle(['Settings', 'General'], 'Everdeed')).toBe('General | Settings | Everdeed');
  });
});
