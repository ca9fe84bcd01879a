import { makeDate } from '../../../task-kit/calendar.ts';
import { on } from './meanings.ts';
import { capturesOf } from './pattern.ts';
import { directionsIn } from './signs.ts';
import type { Grammar, Meaning, Obstacle, ParseOptions, Role, Rule, Sure, Token } from './types.ts';

/** Something in the line that could be understood. */
export interface Candidate extends Omit<Token, 'meaning'> {
  /** Absent: the words are known, but mean nothing here or are taken literally. */
  readonly meaning?: Meaning | undefined;
  readonly obstacle?: Obstacle | undefined;
  readonly sure: Sure;
  readonly role?: Role | undefined;
  /** Whether it is a sign such as `#tag`, which is understood whatever stands beside it. */
  readonly isSign: boolean;
}

const sign = (pattern: RegExp, read: Rule['read']): Rule => ({ pattern, read, sure: () => 'anywhere' });

/** A tag has at least one letter: `#42` is a number. */
const tagSign = sign(
  /(?<!\S)#(?<word>(?=[\p{N}_-]*\p{L})[\p{L}\p{N}][\p{L}\p{N}_-]*)(?![\p{L}\p{N}])/giu,
  (c) => ({ kind: 'tag', name: c.raw() }),
);

/** Signs that are the same in every language. */
function signRules({ lexicon }: Grammar, { members = [], isUntagged = false }: ParseOptions): Rule[] {
  return [
    ...(isUntagged ? [] : [tagSign]),
    sign(/(?<!\S)!(?<word>\p{L}+)(?!\S)/giu, (c) => {
      const priority = lexicon.difficulties[c.word()];
      return priority === undefined ? undefined : { kind: 'difficulty', priority };
    }),
    sign(/(?<!\S)@(?<word>[\p{L}\p{N}_-]+)(?!\S)/gu, (c) => {
      const member = members.find(({ username }) => username.toLowerCase() === c.word());
      if (member) return { kind: 'member', id: member.id, name: member.name };
      const attribute = lexicon.attributes[c.word()];
      return attribute === undefined ? undefined : { kind: 'attribute', attribute };
    }),
    sign(/(?<!\S)(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\p{L}\p{N}-])/gu, (c) =>
      on(makeDate(c.year() ?? 0, c.month(), c.day())),
    ),
  ];
}

function matchesOf(
  rule: Rule,
  isSign: boolean,
  line: string,
  { today, literal }: ParseOptions,
  { lexicon }: Grammar,
): Candidate[] {
  return [...line.matchAll(rule.pattern)].map((match) => {
    const [text] = match;
    const [start, end] = [match.index, match.index + text.length];
    const plain = {
      start,
      end,
      text,
      isSign,
      role: rule.role,
      sure: rule.sure(text, line.slice(end).trimStart()),
    };
    if (literal?.includes(text.toLowerCase())) return plain;
    const read = rule.read(capturesOf(match, lexicon), today);
    return typeof read === 'string' ? { ...plain, obstacle: read } : { ...plain, meaning: read };
  });
}

const overlaps = (a: Token | Candidate, b: Token | Candidate): boolean => a.start < b.end && b.start < a.end;

/** The longest phrases: a shorter one inside of another, or beginning in it, would be half of it. */
function longest(found: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const one of found.toSorted((a, b) => b.text.length - a.text.length)) {
    if (!kept.some((other) => overlaps(one, other))) kept.push(one);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

/** Everything in the line that could be understood, without overlaps, in the order of occurrence. */
export function candidatesOf(line: string, options: ParseOptions, grammar: Grammar): Candidate[] {
  const signs = signRules(grammar, options).flatMap((rule) => matchesOf(rule, true, line, options, grammar));
  const phrases = grammar.rules.flatMap((rule) => matchesOf(rule, false, line, options, grammar));
  const directions = directionsIn(line, options.literal).map(
    (token): Candidate => ({ ...token, sure: 'anywhere', isSign: true }),
  );
  return longest([...directions, ...signs, ...phrases]);
}
