import type { Tag, TaskType } from '@everdeed/rules';
import { useMemo, useState } from 'react';
import { useTextDraft } from '../../data/drafts.ts';
import type { LocalDate } from '../../task-kit/calendar.ts';
import { nextDates } from '../../task-kit/schedule.ts';
import { parseLine } from './grammar/parse.ts';
import type { Line, Token } from './grammar/types.ts';
import { type Draft, draftOf, scheduleOf } from './to-task.ts';
import { loadGrammar, useGrammar } from './use-grammar.ts';

const KINDS: readonly TaskType[] = ['habit', 'daily', 'todo', 'reward'];
const SHOWN_DATES = 2;

export interface LineState {
  readonly text: string;
  readonly line: Line;
  /** The first dates of a daily, or the due date of a to-do. */
  readonly dates: readonly LocalDate[];
  readonly setText: (text: string) => void;
  readonly setKind: (kind: TaskType | undefined) => void;
  readonly nextKind: () => void;
  /** Keeps a part literally in the title. */
  readonly takeLiterally: (token: Token) => void;
  readonly clear: () => void;
  /** The task that the line describes; undefined without a title. */
  readonly draft: (now: number) => Promise<Draft | undefined>;
}

function datesOf(line: Line, today: LocalDate): readonly LocalDate[] {
  if (line.kind === 'daily') return nextDates(scheduleOf(line, today), today, SHOWN_DATES);
  const date = line.tokens.find(({ meaning }) => meaning.kind === 'date')?.meaning;
  return line.kind === 'todo' && date?.kind === 'date' ? [date.date] : [];
}

export interface LineOptions {
  readonly today: LocalDate;
  readonly tags: readonly Tag[];
  /** The initial kind, whatever the words say. */
  readonly first?: TaskType | undefined;
  /** The kind if neither the user nor the words say one. */
  readonly usual?: TaskType | undefined;
  /** Whether somebody is about to type. */
  readonly active: boolean;
}

/** The line being typed and what it means so far. */
export function useLine({ today, tags, first, usual, active }: LineOptions): LineState {
  const [text, setText] = useTextDraft('line');
  const [kind, setKind] = useState<TaskType | undefined>(first);
  const [literal, setLiteral] = useState<readonly string[]>([]);
  const grammar = useGrammar(active);
  const line = useMemo(
    () => parseLine(text, { grammar, today, kind, usual, literal }),
    [text, grammar, kind, usual, literal, today],
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
    draft: async (now) => {
      // Waits for the grammar if somebody types faster than it loads.
      const ready = grammar ?? (await loadGrammar().catch(() => undefined));
      const read =
        ready === grammar ? line : parseLine(text, { grammar: ready, today, kind, usual, literal });
      return draftOf(read, { today, now, tags, newId: () => crypto.randomUUID() });
    },
  };
}
