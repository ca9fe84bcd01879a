import { PAYMENT_RETURN, ROUTES } from '../src/app/routes.ts';
import { ADMIN_PARTS, ADMIN_PATH, adminPath, PLAYERS_PATH } from '../src/lib/admin-address.ts';
import { CHALLENGE_ADDRESS } from '../src/lib/challenge-address.ts';
import { GROUP_PLAN_PAGES, GROUP_PLANS_PATH } from '../src/lib/group-plan-address.ts';
import { guildPath } from '../src/lib/guild-address.ts';
import { receiptPath } from '../src/lib/plan-address.ts';
import { PROFILE_ADDRESS } from '../src/lib/profile-address.ts';

/** All addresses without a parameter, without a slash at their end. */
export const PATHS: readonly string[] = [
  ...ROUTES.map(({ path }) => path),
  ADMIN_PATH,
  ...ADMIN_PARTS.map(adminPath),
];

const ONE = '[^/]+';

/** Patterns of all other addresses that the web client has a screen for (`routeOfOne`). */
export const PATTERNS: readonly string[] = [
  PROFILE_ADDRESS.source,
  CHALLENGE_ADDRESS.source,
  PAYMENT_RETURN.source,
  `^${guildPath(ONE)}$`,
  `^${receiptPath(ONE)}$`,
  `^${GROUP_PLANS_PATH}/[\\w-]+(?:/(?:${GROUP_PLAN_PAGES.join('|')}))?$`,
  `^${PLAYERS_PATH}(?:/search)?(?:/${ONE})?$`,
];
