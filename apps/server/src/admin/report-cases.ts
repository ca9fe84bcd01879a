import { reportKinds } from '@everdeed/rules';
import { type CaseKey, findCase, type ReportCase } from '../storage/admin/report-cases.ts';
import type { Tx } from '../storage/stores.ts';
import type { Refuser } from '../work/refusal.ts';

/** How long a report stays taken without a sign of life: our own figure. */
export const takenMs = 15 * 60_000;

/** Which report is meant; the checks have seen the kind. */
export const keyOf = ({
  kind,
  subjectId,
}: {
  readonly kind: string;
  readonly subjectId: string;
}): CaseKey => ({
  kind: reportKinds.find((one) => one === kind) ?? 'chat',
  subjectId: subjectId.toLowerCase(),
});

/** A case, or a refusal: nobody has reported that. */
export async function requireCase(
  work: Refuser<'reportNotFound'>,
  { db }: Pick<Tx, 'db'>,
  key: CaseKey,
): Promise<ReportCase> {
  const found = await findCase(db, key);
  if (!found) throw work.refuse('NotFound', 'reportNotFound');
  return found;
}

/** Who looks after a case now. */
export const takenBy = ({ taken }: ReportCase, now: number): string | undefined =>
  taken && now - taken.at <= takenMs ? taken.by : undefined;
