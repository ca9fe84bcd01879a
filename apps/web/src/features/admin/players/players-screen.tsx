import { useLocation } from 'react-router';
import { adminAt } from '../../../lib/admin-address.ts';
import { PlayerScreen } from './player-screen.tsx';
import { SearchScreen } from './search-screen.tsx';

/** One player, or the search for one: whatever the address says. */
export function PlayersScreen() {
  const { pathname } = useLocation();
  const { who, search = '' } = adminAt(pathname) ?? {};
  return who === undefined ? <SearchScreen search={search} /> : <PlayerScreen key={who} who={who} />;
}
