import { afterEach, beforeEach } from 'vitest';
import { queryClient } from '../src/data/queries.ts';
import { setSession } from '../src/data/session.ts';
import { PlayersScreen } from '../src/features/admin/players/players-screen.tsx';
import { useToasts } from '../src/ui/toast-store.ts';
import { showPage } from './admin.tsx';
import { openGame, player } from './game.ts';
import { personOf, serveCalls } from './serve.ts';
import { Link } from '../src/ui/link.tsx';

const AT = '2026-11-25T09:00:00.000Z';

/** A player whom support looks after. */
export const hero = (changes: object = {}) => ({
  _id: 'suli',
  auth: { local: { username: 'suli', email: 'suli@example.org' }, timestamps: { created: AT, loggedin: AT } },
  balance: 3,
  contributor: { level: 3 },
  flags: { chatRevoked: true },
  items: { pets: { 'Wolf-Shade': 35 }, eggs: { Wolf: 2 }, gear: { owned: {} } },
  lastCron: AT,
  party: {},
  preferences: {},
  profile: { name: 'Suli' },
  purchased: { plan: { consecutive: { count: 8, trinkets: 3 } } },
  secret: { text: 'Lost a wolf' },
  achievements: {},
  stats: { hp: 41, exp: 212, mp: 58, gp: 120.5, lvl: 27, str: 14, int: 6, con: 9, per: 31, points: 0 },
  ...changes,
});
/** What else there is to know of them. */
export const details = {
  _id: 'suli',
  signIns: { password: true, services: ['google'], confirmedEmail: null },
  devices: [{ id: 'd1', name: 'Tablet', client: 'app', createdAt: AT, lastUsedAt: null }],
  pushDevices: [],
  mails: [{ id: 'm1', to: 'suli@example.org', subject: 'Welcome', createdAt: AT, sentAt: AT }],
  groups: [
    {
      _id: 'g1',
      name: 'The Lamplighters',
      type: 'party',
      memberCount: 5,
      leader: 'ivo',
      hasPlan: false,
      quest: { key: 'vice1', active: true, leader: 'ivo', takesPart: true, hp: 90, pendingDamage: 52.6 },
    },
  ],
  openReports: 2,
};
/** What they did last. */
const history = {
  cron: [{ timestamp: AT, checkinCount: 4, client: 'habitica-web' }],
  armoire: [{ timestamp: AT, reward: 'Meat' }],
  questInviteResponses: [{ timestamp: AT, quest: 'vice1', response: 'no response' }],
};
const found = [{ _id: 'suli', profile: { name: 'Suli' }, contributor: {}, backer: {}, auth: hero().auth }];

interface Scene {
  readonly path?: string;
  readonly permissions?: Record<string, boolean>;
  /** What the hero is, one after the other. */
  readonly heroes?: readonly unknown[];
  readonly saved?: Response;
  readonly results?: readonly unknown[];
  readonly details?: unknown;
  /** What the audit trail tells, each time it is asked for. */
  readonly trail?: () => readonly unknown[];
}

/** Opens the pages of players as whoever may support them. */
export async function openPlayers({
  path = '/admin-panel/suli',
  permissions = { userSupport: true },
  ...scene
}: Scene = {}) {
  const { heroes = [hero()], saved, results = found, details: known = details, trail = () => [] } = scene;
  const of = player((one) => Object.assign(one, { permissions }));
  let reads = 0;
  const asked = serveCalls((to) => {
    if (to.includes('/admin/search/')) return results;
    if (to.includes('/details')) return known;
    if (to.endsWith('/history')) return history;
    if (to.includes('/audit')) return { items: trail(), next: null };
    if (to.endsWith('/subscription-payment-details')) return { customerId: 'cus_1' };
    if (to.includes('/hall/heroes/')) {
      if (asked.at(-1)?.method === 'PUT') return saved ?? hero();
      const read = heroes[Math.min(reads++, heroes.length - 1)];
      // One that is asked for again is read again.
      return read instanceof Response ? read.clone() : read;
    }
    return to.includes('/members/') ? personOf(of, 'suli', 'Suli') : {};
  });
  openGame(of);
  const page = (
    <>
      <Link to="/admin-panel">All players</Link>
      <PlayersScreen />
    </>
  );
  return showPage(page, path, asked);
}

/** Has the tests of a file sign in anew, with nothing left of the one before. */
export function signInForEach(): void {
  beforeEach(() => {
    queryClient.clear();
    sessionStorage.clear();
    useToasts.setState({ toasts: [] });
    setSession({ userId: 'maren', apiToken: 'token' });
  });
  afterEach(() => setSession(undefined));
}
