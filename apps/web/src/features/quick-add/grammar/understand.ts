import type { TaskType } from '@everdeed/rules';
import { type Candidate, candidatesOf } from './candidates.ts';
import { isTime, judge } from './doubt.ts';
import { titleOf } from './signs.ts';
import type { Grammar, Line, Meaning, Note, ParseOptions, Token } from './types.ts';

const FITS: Readonly<Record<TaskType, readonly Meaning['kind'][]>> = {
  habit: ['directions', 'rhythm', 'tag', 'member', 'difficulty', 'attribute'],
  daily: ['rhythm', 'date', 'time', 'tag', 'member', 'difficulty', 'attribute'],
  todo: ['date', 'time', 'delay', 'tag', 'member', 'difficulty', 'attribute'],
  reward: ['price', 'tag', 'member'],
};

/** Habits only have daily, weekly and monthly counters, so no other rhythm fits them. */
function fitsHabit(meaning: Meaning): boolean {
  if (meaning.kind !== 'rhythm') return true;
  const { frequency, everyX, weekdays, dayOfMonth, weekOfMonth } = meaning.rhythm;
  return frequency !== 'yearly' && everyX === 1 && (weekdays ?? dayOfMonth ?? weekOfMonth) === undefined;
}

const fits = (kind: TaskType | undefined, { meaning }: Candidate): boolean => {
  if (meaning === undefined) return false;
  if (kind === undefined) return true;
  return FITS[kind].includes(meaning.kind) && (kind !== 'habit' || fitsHabit(meaning));
};

/** A delay is a time, and a date as well. */
const kindsOf = ({ meaning }: Candidate): readonly string[] =>
  meaning?.kind === 'delay' ? ['date', 'time'] : meaning ? [meaning.kind] : [];
const isRhythm = ({ meaning }: Candidate): boolean => meaning?.kind === 'rhythm';
/** Of these there can be several. */
const isOneOfMany = ({ meaning }: Candidate): boolean =>
  meaning?.kind === 'tag' || meaning?.kind === 'member';
const isSameKind = (a: Candidate, b: Candidate): boolean =>
  kindsOf(a).some((kind) => kindsOf(b).includes(kind));

interface Question {
  readonly line: string;
  readonly all: readonly Candidate[];
  readonly kind: TaskType | undefined;
  readonly options: ParseOptions;
  readonly grammar: Grammar;
}

const isMeant = ({ options }: Question, { text }: Candidate): boolean =>
  options.meant?.includes(text.toLowerCase()) === true;

/** What tells how clearly something was said, where several things of a kind were. */
const strengthOf = (question: Question, candidate: Candidate): number =>
  isMeant(question, candidate)
    ? 3
    : candidate.role !== undefined || candidate.isSign || candidate.sure === 'anywhere'
      ? 2
      : 1;

/** A start needs something that begins. */
function lacksRhythm(
  { options, kind }: Question,
  { role }: Candidate,
  chosen: readonly Candidate[],
): boolean {
  return role === 'start' && !chosen.some(isRhythm) && kind !== 'daily' && options.usual !== 'daily';
}

/** Takes away whatever cannot stand beside the rest, until all that is left can. */
function withoutDoubtful(question: Question, from: readonly Candidate[]): Candidate[] {
  const { line, grammar } = question;
  let chosen = [...from];
  for (;;) {
    const place = { line, chosen, doubts: grammar.lexicon.doubts };
    const next = chosen.filter(
      (one) =>
        isMeant(question, one) || (judge(place, one) === 'sure' && !lacksRhythm(question, one, chosen)),
    );
    if (next.length === chosen.length) return chosen;
    chosen = next;
  }
}

/** Of several of a kind the clearest; none if they are equally clear. Of signs the first. */
function withoutRivals(question: Question, chosen: readonly Candidate[]): Candidate[] {
  return chosen.filter((one, place) => {
    if (isOneOfMany(one)) return true;
    const rivals = chosen.filter((other) => other !== one && isSameKind(one, other));
    if (!isTime(one)) return !rivals.some((other) => chosen.indexOf(other) < place);
    return rivals.every((other) => strengthOf(question, other) < strengthOf(question, one));
  });
}

const isEnd = ({ role, obstacle }: Candidate): boolean => role === 'end' || obstacle === 'end';

interface Choice {
  readonly chosen: readonly Candidate[];
  /** What is left to choose from. */
  readonly all: readonly Candidate[];
  readonly notes: readonly Note[];
}

/** What is understood. A recurrence with an end cannot be had, so both stay in the title. */
function choose(question: Question): Choice {
  const { all, kind } = question;
  const possible = withoutDoubtful(
    question,
    all.filter((one) => fits(kind, one)),
  );
  const chosen = withoutDoubtful(question, withoutRivals(question, possible));
  const end = all.find(isEnd);
  if (!end) return { chosen, all, notes: [] };
  const place = { line: question.line, chosen: [...chosen, end], doubts: question.grammar.lexicon.doubts };
  const rhythm = all.find((one) => isRhythm(one) && fits(kind, one) && judge(place, one) === 'sure');
  if (!rhythm) return { chosen, all, notes: [] };
  const left = all.filter((one) => one !== rhythm && one !== end);
  return { ...choose({ ...question, all: left }), notes: [{ text: end.text, obstacle: 'end' }] };
}

function kindOf(chosen: readonly Candidate[], usual: TaskType = 'todo'): TaskType {
  const has = (kind: Meaning['kind']) => chosen.some(({ meaning }) => meaning?.kind === kind);
  if (has('directions')) return 'habit';
  if (has('price')) return 'reward';
  if (has('rhythm') || chosen.some(({ role }) => role === 'start')) return 'daily';
  if (has('date') || has('delay')) return 'todo';
  return has('time') && !FITS[usual].includes('time') ? 'todo' : usual;
}

/** Words that are a time only perhaps, for a tap to make them one. */
function maybesOf(question: Question, chosen: readonly Candidate[]): Candidate[] {
  const { line, all, grammar } = question;
  const place = { line, chosen, doubts: grammar.lexicon.doubts };
  return all.filter(
    (one) =>
      isTime(one) &&
      fits(question.options.kind, one) &&
      !chosen.some((other) => isSameKind(one, other)) &&
      one.sure !== 'mute' &&
      !isEnd(one) &&
      judge(place, one) !== 'part',
  );
}

function obstaclesOf({ line, all, grammar }: Question, chosen: readonly Candidate[]): Note[] {
  const place = { line, chosen, doubts: grammar.lexicon.doubts };
  return all.flatMap((one) =>
    one.obstacle !== undefined && one.obstacle !== 'end' && judge(place, one) === 'sure'
      ? [{ text: one.text, obstacle: one.obstacle }]
      : [],
  );
}

const asTokens = (candidates: readonly Candidate[]): Token[] =>
  candidates.flatMap(({ start, end, text, meaning }) => (meaning ? [{ start, end, text, meaning }] : []));

/**
 * Reads a line. Of everything that could be understood, what stands in doubt stays in the title: words that are only
 * perhaps a time, and whatever would be half of a phrase.
 */
export function understand(line: string, options: ParseOptions): Line {
  const { grammar } = options;
  if (!grammar) return { kind: 'todo', title: titleOf(line, []), tokens: [], maybes: [], notes: [] };
  const question = { line, options, grammar, all: candidatesOf(line, options, grammar) };
  const first = choose({ ...question, kind: options.kind });
  const kind = options.kind ?? kindOf(first.chosen, options.usual);
  const { chosen, all } = choose({ ...question, all: first.all, kind });
  const tokens = asTokens(chosen);
  return {
    kind,
    title: titleOf(line, tokens),
    tokens,
    maybes: asTokens(maybesOf({ ...question, all, kind }, chosen)),
    notes: [...first.notes, ...obstaclesOf({ ...question, all, kind }, chosen)],
  };
}
