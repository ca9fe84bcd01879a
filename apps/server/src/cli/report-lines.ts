import type { AuthorDecision, ContentDecision } from '@everdeed/rules';
import type { CaseView, ReportView } from '../admin/present-report.ts';
import { plain } from './plain.ts';

type Person = CaseView['author'];

/** Characters of a text in the list. */
const SHOWN = 60;

const shortText = (text: string): string => {
  const letters = Array.from(plain(text));
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : letters.join('');
};

const nameOf = ({ name, username }: Person): string =>
  plain(username === null ? name : `${name} @${username}`);

const instant = (at: string): string => at.slice(0, 19);

const contents: Readonly<Record<ContentDecision, string>> = {
  keep: 'it stays, and its reports are cleared',
  hide: 'it is hidden',
  delete: 'it is deleted',
};
const authors: Readonly<Record<AuthorDecision, string>> = {
  nothing: '',
  mute: 'its author is muted',
  shadowMute: 'only its author sees what they write from now on',
  block: 'its author is banned',
};

interface Decided {
  readonly content: ContentDecision;
  readonly author: AuthorDecision;
  readonly reason: string;
}

/** A decision in words. */
export function decisionWords({ content, author, reason }: Decided): string {
  const what = [contents[content], authors[author]].filter(Boolean).join('; ');
  return reason === '' ? what : `${what} (${plain(reason)})`;
}

function stateOf({ takenBy, decision, isHidden, isGone }: CaseView): string {
  if (decision) return `${nameOf(decision.by)} decided: ${decisionWords(decision)}`;
  const parts = [isGone && 'gone', isHidden && 'hidden', takenBy && `${nameOf(takenBy)} looks after it`];
  return parts.filter(Boolean).join(', ') || 'waits';
}

const placeOf = ({ place: { kind, name, isPublic } }: CaseView): string =>
  [
    kind,
    name !== null && kind !== 'tavern' && kind !== 'profile' && `“${plain(name)}”`,
    isPublic && '(public)',
  ]
    .filter(Boolean)
    .join(' ');

/** A report in the list. */
export const lineOfCase = (one: CaseView): string =>
  [
    one.kind.padEnd(9),
    one.subjectId,
    instant(one.lastReportedAt),
    nameOf(one.author),
    one.text === null ? '–' : `“${shortText(one.text)}”`,
    stateOf(one),
  ].join('  ');

const labelled = (label: string, value: string): string => `${label.padEnd(14)} ${value}`;

function authorLine({ author, authorState }: ReportView): string {
  const { createdAt, level, isMuted, isShadowMuted, isBlocked, earlierReports } = authorState;
  const parts = [
    nameOf(author),
    level !== null && `level ${level}`,
    createdAt !== null && `since ${createdAt.slice(0, 10)}`,
    isBlocked && 'banned',
    isMuted && 'muted',
    isShadowMuted && 'shadow-muted',
    earlierReports > 0 && `other things reported: ${earlierReports}`,
  ];
  return parts.filter(Boolean).join(', ');
}

type Line = ReportView['before'][number];
const said =
  (mark: string) =>
  ({ at, author, text }: Pick<Line, 'at' | 'author' | 'text'>): string =>
    `${mark} ${instant(at)}  ${nameOf(author)}: ${plain(text)}`;

/** What was reported, and what was said around it. */
function textLines({ before, after, whole, at, author }: ReportView): string[] {
  if (whole === null) return ['  It is gone.'];
  const lines = whole.split(/\r?\n/).map((line) => `> ${plain(line)}`);
  if (at === null) return lines;
  const head = `> ${instant(at)}  ${nameOf(author)}:`;
  return [...before.map(said(' ')), head, ...lines, ...after.map(said(' '))];
}

const reportLine = ({ reporter, at, comment, counts }: ReportView['reports'][number]): string =>
  [
    `  ${at === null ? '–' : instant(at)}`,
    `${nameOf(reporter)}${comment === '' ? '' : `: ${plain(comment)}`}`,
    counts ? '' : '(does not count: the account is too young)',
  ]
    .filter(Boolean)
    .join('  ');

const actLine = ({ at, actor, act, reason }: ReportView['authorState']['earlierActs'][number]): string =>
  `  ${instant(at)}  ${plain(actor.name)}  ${act}${reason === '' ? '' : `  (${plain(reason)})`}`;

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

/** A report with all that is known of it. */
export function linesOfReport(report: ReportView): string[] {
  const { kind, subjectId, client, lastReportedAt, decision, reports, authorState } = report;
  return [
    labelled(kind, subjectId),
    labelled('in', placeOf(report)),
    labelled('by', authorLine(report)),
    ...(client === null ? [] : [labelled('sent with', plain(client))]),
    labelled('state', stateOf(report)),
    labelled('last reported', lastReportedAt),
    ...section('What it says:', textLines(report)),
    ...section('Reported by:', reports.map(reportLine)),
    ...section('Done about its author before:', authorState.earlierActs.map(actLine)),
    ...(decision
      ? []
      : ['', `Decide with: reports decide ${kind} ${subjectId} … --as NAME --seen ${lastReportedAt}`]),
  ];
}
