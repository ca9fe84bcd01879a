import { parseArgs } from 'node:util';
import { authorDecisions, contentDecisions, hasPrivilege, type Player, reportKinds } from '@everdeed/rules';
import { decideReport } from '../admin/decide-report.ts';
import { presentCases, presentReport } from '../admin/present-report.ts';
import { keyOf } from '../admin/report-cases.ts';
import { type CaseKey, type Decision, findCase, listCases } from '../storage/admin/report-cases.ts';
import { idOf } from './administration.ts';
import { type CliContext, type Command, UsageError } from './context.ts';
import { runAsCall } from './refusals.ts';
import { decisionWords, linesOfReport, lineOfCase } from './report-lines.ts';

const usage =
  'say "reports", "reports done", "reports show KIND ID" or "reports decide KIND ID keep|hide|delete [mute|shadowMute|block] --as NAME [--reason WORDS] [--seen INSTANT]"';

/** Reports that are printed at most. */
const maxPrinted = 50;

async function list({ storage, system, say }: CliContext, state: 'open' | 'done'): Promise<void> {
  const page = { lastId: undefined, limit: maxPrinted };
  const { items, next } = await listCases(storage.db, { state }, page);
  const cases = await presentCases(storage.reader(), items, system.now());
  for (const one of cases) say(lineOfCase(one));
  if (next !== undefined) say(`These are the latest ${maxPrinted}; there are more.`);
  if (cases.length === 0) say(state === 'open' ? 'No report waits.' : 'Nothing was decided yet.');
}

function keyIn(kind: string | undefined, subjectId: string | undefined): CaseKey {
  if (!reportKinds.some((one) => one === kind))
    throw new UsageError(`the kinds of reports are ${reportKinds.join(', ')}`);
  if (kind === undefined || subjectId === undefined) throw new UsageError(usage);
  return keyOf({ kind, subjectId });
}

async function show({ storage, system, say }: CliContext, key: CaseKey): Promise<void> {
  const found = await findCase(storage.db, key);
  if (!found) throw new UsageError('nobody has reported that; say "reports" to see what waits');
  const report = await presentReport(storage.reader(), found, system.now());
  for (const line of linesOfReport(report)) say(line);
}

/** What is decided, from the words after the report. */
function decisionIn([word, about = 'nothing', ...others]: readonly string[], reason: string): Decision {
  const content = contentDecisions.find((one) => one === word);
  const author = authorDecisions.find((one) => one === about);
  if (!content || !author || others.length > 0) throw new UsageError(usage);
  return { content, author, reason: reason.trim().slice(0, 500) };
}

/** The moderator in whose name it is done. */
async function moderatorOf(context: CliContext, name: string | undefined): Promise<Player> {
  if (name === undefined) throw new UsageError('say with --as NAME which moderator decides');
  const player = await context.storage.reader().players.get(await idOf(context, name));
  if (!player || !hasPrivilege(player.permissions, 'moderator'))
    throw new UsageError(`${name} is no moderator; "grant moderator ${name}" makes them one`);
  if (player.auth.blocked === true) throw new UsageError(`${name} is banned`);
  return player;
}

/** When the latest report came in that whoever decides has read. */
function instantIn(seen: string | undefined): number | undefined {
  if (seen === undefined) return undefined;
  const at = Date.parse(seen);
  if (Number.isNaN(at)) throw new UsageError(`not an instant as "reports show" tells it: ${seen}`);
  return at;
}

const options = { as: { type: 'string' }, reason: { type: 'string' }, seen: { type: 'string' } } as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UsageError(usage);
  }
}

async function decide(context: CliContext, args: readonly string[]): Promise<void> {
  const { values, positionals } = parsed(args);
  const [kind, subjectId, ...words] = positionals;
  const key = keyIn(kind, subjectId);
  const decision = decisionIn(words, values.reason ?? '');
  const seenAt = instantIn(values.seen);
  const { _id: id, permissions } = await moderatorOf(context, values.as);
  await runAsCall(context, (work) =>
    decideReport(work, context, { actor: { id, permissions }, key, decision, seenAt }),
  );
  context.say(`Decided: ${decisionWords(decision)}.`);
}

/** Lists what players have reported, shows one with what stands around it, or decides about it. */
export const reports: Command = async (context, [act, ...args]) => {
  if (act === undefined) return list(context, 'open');
  if (act === 'done' && args.length === 0) return list(context, 'done');
  if (act === 'show' && args.length === 2) return show(context, keyIn(args[0], args[1]));
  if (act === 'decide') return decide(context, args);
  throw new UsageError(usage);
};
