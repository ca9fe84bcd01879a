import { useLocation } from 'react-router';
import { adminAt } from '../../../lib/admin-address.ts';
import { SearchScreen } from './search-screen.tsx';

/** The search for players by whatever the address says. */
export function PlayersScreen() {
  const { pathname } = useLocation();
  const { who = '', search = who } = adminAt(pathname) ?? {};
  return <SearchScreen search={search} />;
}
