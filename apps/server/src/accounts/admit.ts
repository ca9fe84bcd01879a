import { useInvitation } from '../storage/site/site-invitations.ts';
import type { Tx } from '../storage/stores.ts';
import type { Work } from '../work/work.ts';
import type { AccountParts } from './parts.ts';

/** Refuses that somebody new makes an account, unless the site lets them. An invitation counts as used once they have. */
export async function admit(
  work: Work<'registrationClosed' | 'siteInvitationNeeded'>,
  { site }: Pick<AccountParts, 'site'>,
  tx: Tx,
  invite: string | undefined,
): Promise<void> {
  const { registration } = site.current;
  if (registration === 'open') return;
  if (registration === 'closed') throw work.refuse('NotAuthorized', 'registrationClosed');
  if (!invite || !(await useInvitation(tx.db, invite, work.now)))
    throw work.refuse('NotAuthorized', 'siteInvitationNeeded');
}
