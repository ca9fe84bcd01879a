import { randomBytes } from 'node:crypto';
import { siteSettingCalls } from '@everdeed/contract';
import { DAY_MS, hasPrivilege, type Player } from '@everdeed/rules';
import { reply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import {
  countOpenInvitations,
  endInvitation,
  keepInvitation,
  listInvitations,
  MAX_OPEN_INVITATIONS,
} from '../storage/site/site-invitations.ts';
import { audit } from '../work/audit.ts';
import { requireActor } from '../work/scenes.ts';

type InvitationParts = Pick<Services, 'site' | 'siteUrl'>;
type Row = Awaited<ReturnType<typeof listInvitations>>[number];

const iso = (instant: number): string => new Date(instant).toISOString();

/** A used-up one stays used, also when its time is over. */
function stateOf({ uses, used, expires_at }: Row, now: number): 'open' | 'used' | 'expired' {
  if (used >= uses) return 'used';
  return expires_at > now ? 'open' : 'expired';
}

const presentInvitation = (row: Row, now: number) => ({
  id: row.id,
  state: stateOf(row, now),
  uses: row.uses,
  used: row.used,
  createdAt: iso(row.created_at),
  expiresAt: iso(row.expires_at),
  by: row.username ?? '',
});

const isKeeper = ({ permissions }: Player): boolean => hasPrivilege(permissions, 'fullAccess');

/** Whether a player can make links: administrators always, others if the site lets them. */
const mayInvite = ({ site }: InvitationParts, player: Player): boolean =>
  isKeeper(player) || site.current.playersInvite;

/** Invitations to the site: administrators see and end all of them, others their own. */
export const invitationRoutes = (parts: InvitationParts) => [
  route(siteSettingCalls.getSiteInvitations, async (work, { actor }) => {
    const player = await requireActor(work.read, actor);
    const rows = await listInvitations(work.read.db, isKeeper(player) ? undefined : actor.id);
    return {
      mayInvite: mayInvite(parts, player),
      invitations: rows.map((row) => presentInvitation(row, work.now)),
    };
  }),
  route(siteSettingCalls.makeSiteInvitation, (work, { actor, body: { uses, days } }) =>
    work.transaction(async (tx) => {
      const player = await requireActor(tx, actor);
      if (!mayInvite(parts, player)) throw work.refuse('NotAuthorized', 'siteInvitingNotAllowed');
      if ((await countOpenInvitations(tx.db, work.now, actor.id)) >= MAX_OPEN_INVITATIONS)
        throw work.refuse('BadRequest', 'tooManySiteInvitations', { params: { max: MAX_OPEN_INVITATIONS } });
      const code = randomBytes(16).toString('base64url');
      const id = work.rules.newId();
      const expiresAt = work.now + days * DAY_MS;
      await keepInvitation(tx.db, { id, code, by: actor.id, uses, now: work.now, expiresAt });
      const times = { created_at: work.now, expires_at: expiresAt };
      const username = player.auth.local.username ?? null;
      const shown = presentInvitation({ id, uses, used: 0, ...times, username }, work.now);
      const url = `${parts.siteUrl()}/register?invite=${code}`;
      return reply({ data: { ...shown, url }, secret: true });
    }),
  ),
  route(siteSettingCalls.revokeSiteInvitation, (work, { actor, params: { id } }) =>
    work.transaction(async (tx) => {
      const player = await requireActor(tx, actor);
      const inviter = await endInvitation(tx.db, id, isKeeper(player) ? undefined : actor.id);
      if (inviter === undefined) throw work.refuse('NotFound', 'siteInvitationNotFound');
      // Ending one of one's own is no administrative act.
      if (inviter !== actor.id)
        await audit(work, tx, actor, {
          act: 'revokeInvitation',
          target: { kind: 'invitation', id, name: '' },
          playerId: inviter,
        });
      return {};
    }),
  ),
];
