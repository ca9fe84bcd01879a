import type { Tag, TaskType } from '@everdeed/rules';
import { useMemo, useState } from 'react';
import { currentLocale } from '../../i18n/i18n.ts';
import type { LocalDate } from '../../task-kit/calendar.ts';
import { nextDates } from '../../task-kit/schedule.ts';
import { german } from './grammar/de.ts';
import { english } from './grammar/en.ts';
import { type Line, parseLine } from './grammar/parse.ts';
import type { Token } from './grammar/types.ts';
import { type Draft, draftOf, scheduleOf } from './to-task.ts';

const KINDS: readonly TaskType[] = ['habit', 'daily', 'todo', 'reward'];
const GRAMMARS = { en: english, de: german };
const SHOWN_DATES = 2;

export interface LineState {
  readonly text: string;
  readonly line: Line;
  /** The first dates of a daily, or the due date of a to-do. */
  readonly dates: readonly LocalDate[];
  readonly setText: (text: string) => void;
  readonly setKind: (kind: TaskType | undefined) => void;
  readonly nextKind: () => void;
  /** Leaves a stretch in the title, as it is written. */
  readonly takeLiterally: (token: Token) => void;
  readonly clear: () => void;
  /** What the line means now; undefined without a title. */
  readonly draft: (now: number) => Draft | undefined;
}

function datesOf(line: Line, today: LocalDate): readonly LocalDate[] {
  if (line.kind === 'daily') return nextDates(scheduleOf(line, today), today, SHOWN_DATES);
  const date = line.tokens.find(({ meaning }) => meaning.kind === 'date')?.meaning;
  return line.kind === 'todo' && date?.kind === 'date' ? [date.date] : [];
}

/** The line being typed and what it means so far. */
export function useLine(today: LocalDate, tags: readonly Tag[], first?: TaskType): LineState {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<TaskType | undefined>(first);
  const [literal, setLiteral] = useState<readonly string[]>([]);
  const line = useMemo(
    () => parseLine(text, { grammar: GRAMMARS[currentLocale()], today, kind, literal }),
    [text, kind, literal, today],
  );
  const dates = useMemo(() => datesOf(line, today), [line, today]);
  return {
    text,
    line,
    dates,
    setText,
    setKind,
    nextKind: () => setKind(KINDS[(KINDS.indexOf(line.kind) + 1) % KINDS.length]),
    takeLiterally: (token) => setLiteral((before) => [...before, token.text.toLowerCase()]),
    clear: () => {
      setText('');
      setLiteral([]);
    },
    draft: (now) => draftOf(line, { today, now, tags, newId: () => crypto.randomUUID() }),
  };
}
