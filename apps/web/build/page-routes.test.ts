import { expect, it } from 'vitest';
import { findRoute } from '../src/app/routes.ts';
import { readPageRoutes } from './page-routes.ts';

const { paths, patterns } = await readPageRoutes();
const isKnown = (path: string) =>
  paths.includes(path) || patterns.some((pattern) => new RegExp(pattern).test(path));

it.each([
  '/',
  '/party',
  '/shops',
  '/user/settings/siteData/import',
  '/static/faq/tavern-and-guilds',
  '/profile/@ada',
  '/profile/a%2Fb/stats',
  '/groups/guild/some-id',
  '/group-plans',
  '/group-plans/some-id',
  '/group-plans/some-id/billing',
  '/challenges/some-id/edit',
  '/user/settings/subscription/receipts/some-id',
  '/redirect/stripe-success-checkout',
  '/admin',
  '/admin/reports',
  '/admin-panel',
  '/admin-panel/some-id',
  '/admin-panel/search/ada',
])('knows %s, as the web client does', (path) => {
  expect([isKnown(path), findRoute(path) !== undefined]).toEqual([true, true]);
});

it.each([
  '/nowhere',
  '/profile',
  '/profile/ada/nothing',
  '/groups/guild',
  '/group-plans/some-id/nothing',
  '/admin/nothing',
  '/admin-panel/some-id/nothing',
  '/redirect/elsewhere',
  '/static/faq/nothing',
])('does not know %s, as the web client does not', (path) => {
  expect([isKnown(path), findRoute(path)]).toEqual([false, undefined]);
});

it('knows no path that the web client has no screen for', () => {
  expect(paths.filter((path) => !findRoute(path))).toEqual([]);
});
