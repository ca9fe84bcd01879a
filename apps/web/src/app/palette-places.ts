import { hasPrivilege, type Player } from '@everdeed/rules';
import type { MessageId } from '../i18n/catalogue.ts';
import { FIND_CHALLENGES_PATH, MY_CHALLENGES_PATH, NEW_CHALLENGE_PATH } from '../lib/challenge-address.ts';
import { INBOX_PATH } from '../lib/conversation-address.ts';
import { GROUP_PLANS_PATH } from '../lib/group-plan-address.ts';
import { CONTRIBUTORS_PATH, PATRONS_PATH } from '../lib/hall-address.ts';
import { NEWS_PATH } from '../lib/news-address.ts';
import { SUBSCRIPTION_PATH } from '../lib/plan-address.ts';
import { profilePath } from '../lib/profile-address.ts';
import { GEMS_PLACE } from '../pay-kit/return-place.ts';
import {
  Backpack,
  Coins,
  Flag,
  HelpCircle,
  Mail,
  Mountain,
  Settings,
  Shield,
  Store,
  Swords,
  User,
} from '../ui/icons.ts';
import type { LineIcon } from '../ui/line-icon.tsx';
import { ADMIN } from './shell/places.ts';

/** A place that the palette goes to. */
export interface PalettePlace {
  readonly path: string;
  readonly name: MessageId;
  /** What it belongs to. */
  readonly area?: MessageId;
  /** What else people type who look for it. */
  readonly also: MessageId;
  readonly Icon: LineIcon;
  /** Who can go there; everybody by default. */
  readonly isFor?: (player: Player) => boolean;
  /** Whether it opens over the page. */
  readonly isOver?: boolean;
}

const items = (part: string, name: MessageId, also: MessageId): PalettePlace => ({
  path: `/inventory/${part}`,
  name,
  area: 'nav.items',
  also,
  Icon: Backpack,
});
const shop = (part: string, name: MessageId, also: MessageId): PalettePlace => ({
  path: `/shops/${part}`,
  name,
  area: 'nav.shops',
  also,
  Icon: Store,
});
const group = (path: string, name: MessageId, also: MessageId): PalettePlace => ({
  path,
  name,
  area: 'nav.groups',
  also,
  Icon: Flag,
});
const challenges = (path: string, name: MessageId): PalettePlace => ({
  path,
  name,
  area: 'nav.challenges',
  also: 'palette.also.challenges',
  Icon: Mountain,
});
const settings = (path: string, name: MessageId, also: MessageId): PalettePlace => ({
  path,
  name,
  area: 'nav.settings',
  also,
  Icon: Settings,
});
const own = (path: string, name: MessageId, also: MessageId): PalettePlace => ({
  path,
  name,
  area: 'nav.profile',
  also,
  Icon: User,
  isOver: true,
});

const PLACES: readonly PalettePlace[] = [
  items('items', 'title.things', 'palette.also.things'),
  items('equipment', 'title.equipment', 'palette.also.equipment'),
  items('stable', 'title.stable', 'palette.also.stable'),
  items('looks', 'title.looks', 'palette.also.looks'),
  shop('market', 'title.market', 'palette.also.market'),
  shop('quests', 'title.quests', 'palette.also.quests'),
  shop('customizations', 'title.customizations', 'palette.also.looks'),
  shop('seasonal', 'title.seasonal', 'palette.also.seasonal'),
  shop('time', 'title.time', 'palette.also.time'),
  { path: GEMS_PLACE, name: 'palette.gems', also: 'palette.also.gems', Icon: Coins },
  { path: '/party', name: 'nav.party', also: 'palette.also.party', Icon: Swords },
  {
    path: '/looking-for-party',
    name: 'title.seekers',
    area: 'nav.party',
    also: 'palette.also.seekers',
    Icon: Swords,
  },
  group('/groups/tavern', 'title.tavern', 'palette.also.tavern'),
  group('/groups/myGuilds', 'title.ownGuilds', 'palette.also.guilds'),
  group('/groups/discovery', 'title.discovery', 'palette.also.guilds'),
  group(GROUP_PLANS_PATH, 'title.groupPlans', 'palette.also.groupPlans'),
  challenges(MY_CHALLENGES_PATH, 'palette.myChallenges'),
  challenges(FIND_CHALLENGES_PATH, 'palette.findChallenges'),
  challenges(NEW_CHALLENGE_PATH, 'palette.newChallenge'),
  { path: INBOX_PATH, name: 'nav.inbox', also: 'palette.also.inbox', Icon: Mail },
  settings('/user/settings/general', 'title.general', 'palette.also.general'),
  settings('/user/settings/siteData', 'title.siteData', 'palette.also.siteData'),
  settings('/user/settings/siteData/import', 'title.import', 'palette.also.import'),
  settings('/user/settings/notifications', 'title.notifications', 'palette.also.notifications'),
  settings(SUBSCRIPTION_PATH, 'title.subscription', 'palette.also.subscription'),
  settings('/user/settings/promo-code', 'title.promoCode', 'palette.also.promoCode'),
  {
    ...settings('/user/settings/transactions', 'title.transactions', 'palette.also.transactions'),
    isFor: ({ permissions }) => hasPrivilege(permissions, 'userSupport'),
  },
  {
    ...settings('/user/settings/site', 'title.site', 'palette.also.site'),
    isFor: ({ permissions }) => hasPrivilege(permissions, 'fullAccess'),
  },
  { path: NEWS_PATH, name: 'title.news', also: 'palette.also.news', Icon: HelpCircle },
  { path: '/static/faq', name: 'nav.help', also: 'palette.also.help', Icon: HelpCircle },
  {
    path: CONTRIBUTORS_PATH,
    name: 'title.contributors',
    area: 'title.hall',
    also: 'palette.also.hall',
    Icon: HelpCircle,
  },
  {
    path: PATRONS_PATH,
    name: 'title.patrons',
    area: 'title.hall',
    also: 'palette.also.hall',
    Icon: HelpCircle,
  },
  { ...ADMIN, also: 'palette.also.admin', Icon: Shield },
];

const ownPlaces = (id: string): readonly PalettePlace[] => [
  own(profilePath(id), 'nav.ownProfile', 'palette.also.profile'),
  own(profilePath(id, 'stats'), 'palette.stats', 'palette.also.stats'),
  own(profilePath(id, 'achievements'), 'palette.achievements', 'palette.also.achievements'),
];

/** Where a player can go, in the order of the navigation. */
export const placesFor = (player: Player): readonly PalettePlace[] =>
  [...PLACES, ...ownPlaces(player._id)].filter(({ isFor }) => isFor?.(player) ?? true);
