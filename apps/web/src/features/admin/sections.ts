import { hasPrivilege, type Privilege } from '@everdeed/rules';
import type { MessageId } from '../../i18n/catalogue.ts';
import type { AdminPart } from '../../lib/admin-address.ts';

interface Section {
  readonly part: AdminPart;
  readonly name: MessageId;
  readonly privilege: Privilege;
}

/** The parts of the administration in the order of their tabs, each with what it needs. */
const SECTIONS: readonly Section[] = [
  { part: 'players', name: 'admin.players', privilege: 'userSupport' },
  { part: 'reports', name: 'admin.reports', privilege: 'moderator' },
  { part: 'groups', name: 'admin.groups', privilege: 'groupSupport' },
  { part: 'coupons', name: 'admin.coupons', privilege: 'coupons' },
  { part: 'news', name: 'admin.news', privilege: 'news' },
  { part: 'world', name: 'admin.world', privilege: 'fullAccess' },
  { part: 'server', name: 'admin.server', privilege: 'fullAccess' },
  { part: 'blocks', name: 'admin.blocks', privilege: 'accessControl' },
  { part: 'log', name: 'admin.log', privilege: 'fullAccess' },
];

/** The parts that somebody with these permissions sees. */
export const sectionsFor = (permissions: Readonly<Record<string, boolean>>): readonly Section[] =>
  SECTIONS.filter(({ privilege }) => hasPrivilege(permissions, privilege));
