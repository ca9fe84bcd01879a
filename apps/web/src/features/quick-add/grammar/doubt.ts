import { assertNever } from '@everdeed/content/values';
import type { Candidate } from './candidates.ts';
import type { Doubts } from './types.ts';

/** Where a candidate stands: the line, and what else in it is taken to be understood. */
export interface Place {
  readonly line: string;
  readonly chosen: readonly Candidate[];
  readonly doubts: Doubts;
}

/** Whether it would be understood: yes; perhaps, so that it is offered; no, because it is part of more. */
export type Verdict = 'sure' | 'perhaps' | 'part';

const TIMES: ReadonlySet<string | undefined> = new Set(['date', 'rhythm', 'time', 'delay']);
export const isTime = ({ meaning }: Candidate): boolean => TIMES.has(meaning?.kind);

interface Neighbour {
  readonly word: string;
  readonly raw: string;
  /** Where it ends on the side that is further away. */
  readonly at: number;
}

/** The word before, if nothing but space is between; undefined if that word is understood itself. */
function wordBefore({ line, chosen }: Place, start: number): Neighbour | undefined {
  const raw = /(\d+\.|[\p{L}\p{N}][\p{L}\p{N}'’]*)\s+$/u.exec(line.slice(0, start))?.[1];
  if (raw === undefined) return undefined;
  const at = line.slice(0, start).trimEnd().length - raw.length;
  return chosen.some((other) => at >= other.start && at < other.end)
    ? undefined
    : { word: raw.toLowerCase(), raw, at };
}

function wordAfter({ line, chosen }: Place, end: number): Neighbour | undefined {
  const match = /^\s+([\p{L}\p{N}][\p{L}\p{N}'’]*)/u.exec(line.slice(end));
  const raw = match?.[1];
  if (match === null || raw === undefined) return undefined;
  const at = end + match[0].length;
  return chosen.some((other) => at > other.start && at <= other.end)
    ? undefined
    : { word: raw.toLowerCase(), raw, at };
}

/** Whether signs tie it to its neighbours: "9-10am", "friday's", "8:30%". */
function isTied({ line }: Place, { start, end }: Candidate): boolean {
  const [before, after] = [line.slice(0, start), line.slice(end)];
  return (
    /[-–—/'’%$€+&=*_<>~]$|\d[.,:]$|\d\s*[-–—/]\s*$/u.test(before) ||
    /^(?:[-–—/%$€°=*_<>~]|['’]\p{L}|\.\p{L}|[.,:]\d|\s*[-–—/]\s*\d|\s*%)/u.test(after)
  );
}

/** "13th", "13." and "8pm", which belong to a time. */
const isFigure = (word: string): boolean => /^\d+(?:st|nd|rd|th|am|pm|\.)$/.test(word);

/** Whether a word of time stands before it, or a time and "or" or "to". */
function isBehindTime(place: Place, { start, meaning }: Candidate): boolean {
  const { ofTime, joints } = place.doubts;
  const previous = wordBefore(place, start);
  if (!previous) return false;
  if (ofTime.has(previous.word) || isFigure(previous.word)) return true;
  if (!joints.has(previous.word)) return false;
  const earlier = wordBefore(place, previous.at);
  return (
    earlier !== undefined &&
    (ofTime.has(earlier.word) ||
      isFigure(earlier.word) ||
      (meaning?.kind === 'time' && /^\d/.test(earlier.word)))
  );
}

/** Whether another word of time stands beside it that is not understood, directly or behind "or" and "until". */
function isPart(place: Place, candidate: Candidate): boolean {
  const { ofTime, joints, before } = place.doubts;
  if (isBehindTime(place, candidate)) return true;
  const next = wordAfter(place, candidate.end);
  if (!next) return false;
  if (ofTime.has(next.word) || isFigure(next.word)) return true;
  if (!joints.has(next.word) && !before.has(next.word)) return false;
  const beyond = wordAfter(place, next.at);
  if (!beyond) return false;
  if (ofTime.has(beyond.word) || isFigure(beyond.word)) return true;
  const isOpen = candidate.meaning?.kind === 'rhythm' || /\d(?:st|nd|rd|th|\.)?$/.test(candidate.text);
  if (isOpen && joints.has(next.word) && /^\d/.test(beyond.word)) return true;
  const unit = wordAfter(place, beyond.at);
  return /^\d/.test(beyond.word) && unit !== undefined && ofTime.has(unit.word);
}

/** Whether "or" or the like joins it to another that is understood too: "today or tomorrow". */
function isAlternative({ line, chosen, doubts }: Place, candidate: Candidate): boolean {
  const between = (from: number, to: number) => line.slice(from, to).trim().toLowerCase();
  return chosen.some((other) => {
    if (other === candidate || !isTime(other) || other.meaning?.kind !== candidate.meaning?.kind)
      return false;
    const words =
      other.end <= candidate.start
        ? between(other.end, candidate.start)
        : between(candidate.end, other.start);
    return words === '' || words === ',' || /^[-–—/&+]$/.test(words) || doubts.joints.has(words);
  });
}

/** Whether capital letters make a name of it: "Every Day", "Friday Night Lights". */
function isName({ line, doubts }: Place, { start, end, text, meaning }: Candidate): boolean {
  if (line === line.toUpperCase()) return false;
  const isFirst = /(?:^|[.!?:]\s*)$/.test(line.slice(0, start).trimStart());
  if (doubts.capitals === 'nouns')
    return !isFirst && doubts.adverbs.has(text.toLowerCase()) && /^\p{Lu}/u.test(text);
  const capitals = text.match(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+/gu) ?? [];
  const strange = capitals.filter((word, place) => !isProper(word) && !(isFirst && place === 0));
  const isDate = meaning?.kind === 'date' && /\p{Lu}\p{Ll}*$/u.test(text);
  return strange.length > 0 || (isDate && /^\s+\p{Lu}\p{Ll}/u.test(line.slice(end)));
}

/** Weekdays and months have capital letters anyway. */
const isProper = (word: string): boolean =>
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/.test(word);

/** Whether what precedes it would be left hanging, or makes something else of it. */
function isHanging(place: Place, candidate: Candidate): boolean {
  const { doubts } = place;
  const { before, beforeAdverb, after, adverbs, names, labels } = doubts;
  if (after.has(wordAfter(place, candidate.end)?.word ?? '')) return true;
  const previous = wordBefore(place, candidate.start);
  if (!previous) return false;
  const { text, meaning } = candidate;
  const first = /^[\p{L}]+/u.exec(text)?.[0].toLowerCase() ?? '';
  const isWeekday = doubts.weekdays.test(first);
  if (names.has(previous.word) && isWeekday) return true;
  if (meaning?.kind !== 'price' && /^\d/.test(text) && labels.has(previous.word)) return true;
  if (/^\d+$/.test(previous.word) && isWeekday) return true;
  // "John 3:16" is no time.
  if (/^\d[:.]\d\d$/.test(text) && /^\p{Lu}/u.test(previous.raw)) return true;
  const isAdverb = adverbs.has(first) || /^\d/.test(text) || (meaning?.kind !== 'date' && !isWeekday);
  return (isAdverb ? beforeAdverb : before).has(previous.word);
}

/** Whether nothing follows but what is understood, or punctuation. */
function isAtEnd({ line, chosen }: Place, { end }: Candidate): boolean {
  let from = end;
  for (;;) {
    const at = from + (/^[\s,]*/.exec(line.slice(from))?.[0].length ?? 0);
    const next = chosen.find(({ start }) => start === at);
    if (!next) break;
    from = next.end;
  }
  return /^\s*(?:$|[,;:.!?)\]–—]|-\s)/.test(line.slice(from));
}

const isBesideTime = ({ line, chosen }: Place, candidate: Candidate): boolean =>
  chosen.some(
    (other) =>
      other !== candidate &&
      isTime(other) &&
      /^[\s,]*$/.test(
        other.end <= candidate.start
          ? line.slice(other.end, candidate.start)
          : line.slice(candidate.end, other.start),
      ),
  );

/** Whether a phrase is what it seems to be, where it stands. */
export function judge(place: Place, candidate: Candidate): Verdict {
  if (candidate.isSign) return 'sure';
  if (isTied(place, candidate) || isPart(place, candidate)) return 'part';
  if (isAlternative(place, candidate) || isName(place, candidate) || isHanging(place, candidate))
    return 'perhaps';
  switch (candidate.sure) {
    case 'anywhere':
      return 'sure';
    case 'atEnd':
      return isAtEnd(place, candidate) || isBesideTime(place, candidate) ? 'sure' : 'perhaps';
    case 'beside':
    case 'mute':
      return isBesideTime(place, candidate) ? 'sure' : 'perhaps';
    case 'nowhere':
      return 'perhaps';
    default:
      return assertNever(candidate.sure);
  }
}
