import type { Player } from '@everdeed/rules';
import {
  Backpack,
  Flag,
  ListChecks,
  Mail,
  Mountain,
  Settings,
  Shield,
  Store,
  Swords,
} from '../../ui/icons.ts';
import type { LineIcon } from '../../ui/line-icon.tsx';
import { ADMIN_PATH } from '../../lib/admin-address.ts';
import { INBOX_PATH } from '../../lib/conversation-address.ts';
import type { MessageId } from '../../i18n/catalogue.ts';

export interface Place {
  readonly path: string;
  /** Prefix of further paths on which the place is active. */
  readonly prefix?: string;
  readonly name: MessageId;
  readonly Icon: LineIcon;
  /** How much waits there. */
  readonly count?: (player: Player) => number;
  /** Who finds it there; everybody by default. */
  readonly isFor?: (player: Player) => boolean;
}

/** Invitations, an unanswered quest, and whether there is something to read. */
const waitsInParty = ({ party, invitations, newMessages }: Player): number =>
  party._id
    ? Number(newMessages[party._id]?.value === true) + Number(party.quest.RSVPNeeded)
    : invitations.parties.length;

/** Invitations, and guilds with something to read. */
const waitsInGuilds = ({ guilds, invitations, newMessages }: Player): number =>
  invitations.guilds.length + guilds.filter((id) => newMessages[id]?.value === true).length;

/** Places in the navigation, from top to bottom. */
export const MAIN_PLACES: readonly Place[] = [
  { path: '/', name: 'nav.tasks', Icon: ListChecks },
  { path: '/inventory/items', prefix: '/inventory', name: 'nav.items', Icon: Backpack },
  { path: '/shops/market', prefix: '/shops', name: 'nav.shops', Icon: Store },
  { path: '/party', name: 'nav.party', Icon: Swords, count: waitsInParty },
];
/** Places that follow in the navigation; on a phone they are among what has no room. */
export const FURTHER_PLACES: readonly Place[] = [
  { path: '/groups/tavern', prefix: '/group', name: 'nav.groups', Icon: Flag, count: waitsInGuilds },
  { path: '/challenges/myChallenges', prefix: '/challenges', name: 'nav.challenges', Icon: Mountain },
];
/** For whoever has a privilege with a part in the administration: all but that of challenges have one. */
export const ADMIN: Place = {
  path: ADMIN_PATH,
  prefix: ADMIN_PATH,
  name: 'nav.admin',
  Icon: Shield,
  isFor: ({ permissions }) =>
    Object.keys(permissions).some((name) => permissions[name] && name !== 'challengeAdmin'),
};
export const INBOX: Place = {
  path: INBOX_PATH,
  name: 'nav.inbox',
  Icon: Mail,
  count: ({ inbox }) => inbox.newMessages,
};
export const LOWER_PLACES: readonly Place[] = [
  ADMIN,
  INBOX,
  { path: '/user/settings/general', prefix: '/user/settings', name: 'nav.settings', Icon: Settings },
];

export const isAt = ({ path, prefix }: Place, pathname: string): boolean =>
  prefix ? pathname.startsWith(prefix) : pathname === path;

/** Whether somebody finds the place in the navigation. */
export const isFor = (place: Place, player: Player | undefined): boolean =>
  !place.isFor || (player !== undefined && place.isFor(player));
