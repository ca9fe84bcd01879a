import type { Line, Meaning, Rhythm } from '../types.ts';

function sayRhythm({
  frequency,
  everyX,
  weekdays,
  dayOfMonth,
  lastDay,
  weekOfMonth,
  weekday,
  date,
}: Rhythm): string {
  const detail = [
    weekdays?.join(' '),
    lastDay ? 'last day' : dayOfMonth,
    weekOfMonth !== undefined && weekday !== undefined ? `${weekOfMonth + 1}. ${weekday}` : undefined,
    date,
  ].find((part) => part !== undefined);
  const every = everyX === 1 ? frequency : `${frequency} x${everyX}`;
  return detail === undefined ? every : `${every} on ${detail}`;
}

function sayMeaning(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'rhythm':
      return sayRhythm(meaning.rhythm);
    case 'time':
      return `at ${meaning.hour}:${String(meaning.minute).padStart(2, '0')}`;
    case 'delay':
      return `in ${meaning.minutes} min`;
    case 'date':
      return meaning.date;
    case 'tag':
      return `#${meaning.name}`;
    case 'member':
      return `@${meaning.name}`;
    case 'difficulty':
      return `!${meaning.priority}`;
    case 'attribute':
      return `@${meaning.attribute}`;
    case 'price':
      return `${meaning.price} gold`;
    case 'directions':
      return `${meaning.up ? '+' : ''}${meaning.down ? '-' : ''}`;
    default:
      return meaning satisfies never;
  }
}

/**
 * A line as the tables of phrases write it: kind and title, what is understood in brackets, what is offered behind a
 * question mark, what cannot be had behind an exclamation mark. A line that stays as it is, is only `text`.
 */
export function sayLine(phrase: string, { kind, title, tokens, maybes, notes }: Line): string {
  const isText = tokens.length === 0 && title === phrase;
  return [
    isText ? 'text' : `${kind} “${title}”`,
    ...tokens.map(({ meaning }) => `[${sayMeaning(meaning)}]`),
    ...maybes.map(({ text, meaning }) => `?${text} [${sayMeaning(meaning)}]`),
    ...notes.map(({ text, obstacle }) => `!${text} (${obstacle})`),
  ].join(' ');
}
