import { ListChecks, type LucideIcon, Settings } from 'lucide-react';
import type { MessageId } from '../../i18n/catalogue.ts';

export interface Place {
  readonly path: string;
  /** The place is also active on every path that starts so. */
  readonly prefix?: string;
  readonly name: MessageId;
  readonly Icon: LucideIcon;
}

/** Places of the navigation, top to bottom; later areas add theirs. */
export const MAIN_PLACES: readonly Place[] = [{ path: '/', name: 'nav.tasks', Icon: ListChecks }];
export const LOWER_PLACES: readonly Place[] = [
  { path: '/user/settings/general', prefix: '/user/settings', name: 'nav.settings', Icon: Settings },
];

export const isAt = ({ path, prefix }: Place, pathname: string): boolean =>
  prefix ? pathname.startsWith(prefix) : pathname === path;
