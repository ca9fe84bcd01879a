import { directionsIn, titleOf } from './signs.ts';
import type { Line, ParseOptions } from './types.ts';

/** Longer lines are text from somewhere else, and are taken as it is. */
const MAX_LENGTH = 1000;

/** Parses a line as typed. Never fails: what is not understood stays in the title. */
export function parseLine(line: string, options: ParseOptions): Line {
  const { grammar, kind, usual = 'todo', literal } = options;
  if (grammar && line.length <= MAX_LENGTH) return grammar.understand(line, options);
  const signs =
    kind === undefined || kind === 'habit' ? directionsIn(line.slice(0, MAX_LENGTH), literal) : [];
  const tokens = line.length <= MAX_LENGTH ? signs : [];
  return {
    kind: kind ?? (tokens.length > 0 ? 'habit' : usual),
    title: titleOf(line, tokens),
    tokens,
    maybes: [],
    notes: [],
  };
}
