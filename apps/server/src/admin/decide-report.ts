import type { RefusalOf, reportCalls } from '@everdeed/contract';
import { canDecide, isStaff } from '@everdeed/rules';
import type { Services } from '../services.ts';
import { type CaseKey, closeCase, type Decision, type ReportCase } from '../storage/admin/report-cases.ts';
import type { Tx } from '../storage/stores.ts';
import type { Actor } from '../work/actor.ts';
import { lockPlayers } from '../work/scenes.ts';
import type { Work } from '../work/work.ts';
import { decideAboutAuthor, decideAboutContent, lockSubject } from './decide.ts';
import { Names } from './names.ts';
import { presentDecision } from './present-report.ts';
import { requireCase, takenBy } from './report-cases.ts';

type DecidingWork = Work<RefusalOf<typeof reportCalls.decideReport>>;

/** The moderator who decides. */
type Moderator = Pick<Actor, 'id' | 'permissions'>;

/** A decision of a moderator, on its way. */
interface Deciding {
  readonly actor: Moderator;
  readonly key: CaseKey;
  readonly decision: Decision;
  /** When the latest report came in that the moderator has seen; absent: all that there are. */
  readonly seenAt?: number | undefined;
}

const isSame = (one: Decision, other: Decision): boolean =>
  one.content === other.content && one.author === other.author;

/** The name of a moderator, for those who come too late. */
export const moderatorName = async (tx: Tx, id: string): Promise<string> =>
  (await Names.of(tx, [id])).name(id);

/** Refuses what cannot be done to this kind of thing, or to this author. */
function checkDecision(
  work: DecidingWork,
  tx: Tx,
  actor: Moderator,
  one: ReportCase,
  decision: Decision,
): void {
  if (!canDecide(one.kind, decision.content)) throw work.refuse('BadRequest', 'reportWrongAct');
  if (decision.author === 'nothing') return;
  const author = one.authorId === undefined ? undefined : tx.players.held(one.authorId);
  if (!author) throw work.refuse('BadRequest', 'reportWrongAct');
  if (isStaff(author.permissions) && actor.permissions['fullAccess'] !== true)
    throw work.refuse('BadRequest', 'reportStaff');
}

/** Refuses what somebody else looks after, and what was reported again meanwhile. */
async function checkTurn(
  work: DecidingWork,
  tx: Tx,
  one: ReportCase,
  { actor, seenAt }: Deciding,
): Promise<void> {
  const holder = takenBy(one, work.now);
  if (holder !== undefined && holder !== actor.id)
    throw work.refuse('BadRequest', 'reportTaken', { params: { name: await moderatorName(tx, holder) } });
  if (seenAt !== undefined && one.lastAt !== seenAt) throw work.refuse('BadRequest', 'reportNewer');
}

/** Decides, once: under the locks of what is touched, so that of two moderators one comes too late. */
export const decideReport = (work: DecidingWork, { events }: Pick<Services, 'events'>, deciding: Deciding) =>
  work.transaction(async (tx) => {
    const { actor, key, decision } = deciding;
    const seen = await requireCase(work, tx, key);
    const ownerIds = await lockSubject(tx, seen);
    await lockPlayers(tx, [actor.id, ...ownerIds, ...(seen.authorId ? [seen.authorId] : [])]);
    const one = await requireCase(work, tx, key);
    if (one.handled) {
      const { by, decision: earlier } = one.handled;
      if (by !== actor.id || !isSame(earlier, decision))
        throw work.refuse('BadRequest', 'reportHandledAlready', {
          params: { name: await moderatorName(tx, by) },
        });
      return { decision: presentDecision(one.handled, await Names.of(tx, [by])), entries: [] };
    }
    await checkTurn(work, tx, one, deciding);
    checkDecision(work, tx, actor, one, decision);
    const handled = { by: actor.id, at: work.now, decision };
    if (!(await closeCase(tx.db, one, handled))) throw work.refuse('BadRequest', 'reportNewer');
    const entries = [
      await decideAboutContent(work, tx, actor, one, decision),
      await decideAboutAuthor(work, tx, actor, one, decision),
    ].flatMap((entry) => (entry ? [entry.id] : []));
    const { authorId } = one;
    if (decision.author === 'block' && authorId !== undefined) tx.afterCommit(() => events.revoked(authorId));
    return { decision: presentDecision(handled, await Names.of(tx, [actor.id])), entries };
  });
