import { randomBytes } from 'node:crypto';
import { isEmail, Type } from '@everdeed/contract';
import { defineJob, jobKind } from '../jobs/kind.ts';
import { keepResetCode } from '../security/credentials.ts';
import type { Services } from '../services.ts';
import type { Stores } from '../storage/stores.ts';
import { runWork } from '../work/unit-of-work.ts';
import type { Work } from '../work/work.ts';
import type { AccountParts } from './parts.ts';
import { socialAddressOf } from './social-address.ts';

/**
 * Mails the link for a new password to whoever has this address or username, if anybody has. Done after the answer:
 * how long that took must not tell whether there is such an account.
 */
const resetMailJob = jobKind({ name: 'reset-mail', payload: Type.Object({ asked: Type.String() }) });

/** Has the link mailed. Whoever tests looks at it at once, so in test mode it is there before the answer. */
export const requestResetLink = (work: Work, parts: AccountParts, asked: string): Promise<void> =>
  parts.testMode
    ? mailResetLink(work, parts, asked)
    : work.transaction((tx) => tx.enqueue(resetMailJob, { asked }));

/** Who has an address or a username. */
const findAsked = async ({ players }: Stores, asked: string): Promise<string | undefined> =>
  isEmail(asked)
    ? ((await players.findIdByEmail(asked)) ?? (await players.findIdBySocialEmail(asked)))
    : players.findIdByUsername(asked);

/**
 * Looks for them where the code is kept: an address that they had a moment ago may be somebody else's. Counted before the
 * commit, so that two at once are not both the last one that is allowed; `onCounted` hears for whom.
 */
const mailResetLink = (
  work: Work,
  { mailer, siteUrl, accountLimits }: AccountParts,
  asked: string,
  onCounted: (playerId: string) => void = () => undefined,
): Promise<void> =>
  work.transaction(async (tx) => {
    const id = await findAsked(tx, asked);
    const player = id === undefined ? undefined : await tx.players.get(id);
    // They may have changed it while we waited for them.
    const isTheirs = id !== undefined && (await findAsked(tx, asked)) === id;
    const to = player && isTheirs && (player.auth.local.email ?? socialAddressOf(player, asked));
    if (!player || !to || !accountLimits.mayMail(player._id, work.now)) return;
    onCounted(player._id);
    const code = randomBytes(32).toString('base64url');
    const language = player.preferences.language ?? 'en';
    const name = player.auth.local.username ?? player.profile.name;
    const url = `${siteUrl()}/static/user/auth/local/reset-password-set-new-one?code=${code}`;
    await keepResetCode(tx.db, player._id, code, work.now);
    const params = { name, url };
    await mailer.send(tx, { to, playerId: player._id, name, language, template: 'reset-password', params });
  });

/** A mail that could not be stored does not count: the job is run again. */
async function mailOrGiveBack(services: Services, asked: string): Promise<void> {
  let counted: string | undefined;
  try {
    await runWork(services, (work) => mailResetLink(work, services, asked, (id) => (counted = id)));
  } catch (error) {
    if (counted !== undefined) services.accountLimits.giveBackMail(counted);
    throw error;
  }
}

export const accountJobs = [
  defineJob(resetMailJob, {
    maxAtOnce: 2,
    run: (services: Services, { payload }) => mailOrGiveBack(services, payload.asked),
  }),
];
