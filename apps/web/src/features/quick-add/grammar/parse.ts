import type { TaskType } from '@everdeed/rules';
import { type LocalDate, makeDate } from '../../../task-kit/calendar.ts';
import { on } from './meanings.ts';
import { capturesOf } from './pattern.ts';
import type { Grammar, Lexicon, Meaning, Rule, Token } from './types.ts';

export interface Line {
  readonly kind: TaskType;
  /** What remains without the understood words. */
  readonly title: string;
  /** In the order of occurrence. */
  readonly tokens: readonly Token[];
}

export interface ParseOptions {
  /** If absent, only the signs of a habit are understood. */
  readonly grammar: Grammar | undefined;
  readonly today: LocalDate;
  /** Chosen by the user; if absent, the words decide. */
  readonly kind?: TaskType | undefined;
  /** The default kind; a to-do if absent. */
  readonly usual?: TaskType | undefined;
  /** Parts to take literally, in lower case. */
  readonly literal?: readonly string[];
}

const FITS: Readonly<Record<TaskType, readonly Meaning['kind'][]>> = {
  habit: ['directions', 'rhythm', 'tag', 'difficulty', 'attribute'],
  daily: ['rhythm', 'date', 'time', 'tag', 'difficulty', 'attribute'],
  todo: ['date', 'time', 'tag', 'difficulty', 'attribute'],
  reward: ['price', 'tag'],
};

const DIRECTIONS = String.raw`\+\/?-|-\/?\+|\+|-`;

/** Rules for signs that are the same in every language. */
function signRules({ lexicon }: Grammar): Rule[] {
  return [
    {
      pattern: /(?<!\S)#(?<word>[\p{L}\p{N}][\p{L}\p{N}_-]*)/giu,
      read: (c) => ({ kind: 'tag', name: c.raw() }),
    },
    {
      pattern: /(?<!\S)!(?<word>\p{L}+)(?!\S)/giu,
      read: (c) => {
        const priority = lexicon.difficulties[c.word()];
        return priority === undefined ? undefined : { kind: 'difficulty', priority };
      },
    },
    {
      pattern: /(?<!\S)@(?<word>\p{L}+)(?!\S)/giu,
      read: (c) => {
        const attribute = lexicon.attributes[c.word()];
        return attribute === undefined ? undefined : { kind: 'attribute', attribute };
      },
    },
    {
      pattern: /(?<!\S)(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\S)/gu,
      read: (c) => on(makeDate(c.year() ?? 0, c.month(), c.day())),
    },
  ];
}

interface Found extends Token {
  readonly rank: number;
}

function matchesOf(rule: Rule, rank: number, line: string, options: ParseOptions, lexicon: Lexicon): Found[] {
  return [...line.matchAll(rule.pattern)].flatMap((match) => {
    const [text] = match;
    if (options.literal?.includes(text.toLowerCase())) return [];
    const meaning = rule.read(capturesOf(match, lexicon), options.today);
    return meaning === undefined
      ? []
      : [{ start: match.index, end: match.index + text.length, text, meaning, rank }];
  });
}

function directionsOf(line: string, literal: readonly string[] = []): Found[] {
  const pattern = new RegExp(
    String.raw`^\s*(?:${DIRECTIONS})(?=\s)|(?<=\S\s+)(?:${DIRECTIONS})(?=\s*$)`,
    'gu',
  );
  return [...line.matchAll(pattern)].slice(0, 1).flatMap((match) => {
    const [text] = match;
    if (literal.includes(text.toLowerCase())) return [];
    const meaning: Meaning = { kind: 'directions', up: text.includes('+'), down: text.includes('-') };
    return [{ start: match.index, end: match.index + text.length, text, meaning, rank: -1 }];
  });
}

/** Chooses tokens without overlaps, one of each kind except tags: earlier rules win, then earlier words. */
function choose(found: readonly Found[], fits: (meaning: Meaning) => boolean): Token[] {
  const chosen: Found[] = [];
  for (const token of [...found].sort((a, b) => a.rank - b.rank || a.start - b.start)) {
    const overlaps = chosen.some((other) => token.start < other.end && other.start < token.end);
    const repeats =
      token.meaning.kind !== 'tag' && chosen.some((other) => other.meaning.kind === token.meaning.kind);
    if (fits(token.meaning) && !overlaps && !repeats) chosen.push(token);
  }
  return chosen
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, text, meaning }) => ({ start, end, text, meaning }));
}

function kindOf(tokens: readonly Token[], usual: TaskType = 'todo'): TaskType {
  const has = (kind: Meaning['kind']) => tokens.some(({ meaning }) => meaning.kind === kind);
  if (has('directions')) return 'habit';
  if (has('price')) return 'reward';
  if (has('rhythm')) return 'daily';
  const needsDay = has('date') || has('time');
  return needsDay && !FITS[usual].includes('date') ? 'todo' : usual;
}

function titleOf(line: string, tokens: readonly Token[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of tokens) {
    rest += `${line.slice(from, start)} `;
    from = end;
  }
  return (rest + line.slice(from)).replace(/\s+/g, ' ').replace(/^[\s,;]+|[\s,;]+$/g, '');
}

/** Habits only have daily, weekly and monthly counters, so no other rhythm fits them. */
function fitsHabit(meaning: Meaning): boolean {
  if (meaning.kind !== 'rhythm') return true;
  const { frequency, everyX, weekdays, dayOfMonth, weekOfMonth } = meaning.rhythm;
  return frequency !== 'yearly' && everyX === 1 && (weekdays ?? dayOfMonth ?? weekOfMonth) === undefined;
}

/** Parses a line as typed. Never fails: what is not understood stays in the title. */
export function parseLine(line: string, options: ParseOptions): Line {
  const { grammar } = options;
  const rules = grammar ? [...signRules(grammar), ...grammar.rules] : [];
  const found = [
    ...directionsOf(line, options.literal),
    ...rules.flatMap((rule, rank) => (grammar ? matchesOf(rule, rank, line, options, grammar.lexicon) : [])),
  ];
  const kind =
    options.kind ??
    kindOf(
      choose(found, () => true),
      options.usual,
    );
  const fits = (meaning: Meaning) =>
    FITS[kind].includes(meaning.kind) && (kind !== 'habit' || fitsHabit(meaning));
  const tokens = choose(found, fits);
  return { kind, title: titleOf(line, tokens), tokens };
}
