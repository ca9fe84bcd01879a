import type { Tag, TaskType } from '@everdeed/rules';
import { useMemo, useState } from 'react';
import { useTextDraft } from '../../data/drafts.ts';
import { newId } from '../../lib/new-id.ts';
import type { LocalDate } from '../../task-kit/calendar.ts';
import { nextDates } from '../../task-kit/schedule.ts';
import { parseLine } from './grammar/parse.ts';
import type { Line, Member, Token } from './grammar/types.ts';
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
  /** Starts anew: with the kind of the place where somebody began, which words can overrule. */
  readonly begin: (kind: TaskType | undefined) => void;
  readonly nextKind: () => void;
  /** Keeps a part literally in the title. */
  readonly takeLiterally: (token: Token) => void;
  /** Understands a part that is only perhaps a date. */
  readonly takeAsMeant: (token: Token) => void;
  readonly clear: () => void;
  /** The task that the line describes; undefined without a title. */
  readonly draft: (now: number) => Promise<Draft | undefined>;
}

interface Taken {
  readonly literal: readonly string[];
  readonly meant: readonly string[];
}
const NOTHING_TAKEN: Taken = { literal: [], meant: [] };

/** Takes a part one way and no longer the other. */
function withTaken(as: keyof Taken, text: string): (before: Taken) => Taken {
  const said = text.toLowerCase();
  return (before) => {
    const without = (list: readonly string[]) => list.filter((other) => other !== said);
    const both = { literal: without(before.literal), meant: without(before.meant) };
    return { ...both, [as]: [...both[as], said] };
  };
}

function datesOf(line: Line, today: LocalDate): readonly LocalDate[] {
  if (line.kind === 'daily') return nextDates(scheduleOf(line, today), today, SHOWN_DATES);
  const date = line.tokens.find(({ meaning }) => meaning.kind === 'date')?.meaning;
  return line.kind === 'todo' && date?.kind === 'date' ? [date.date] : [];
}

export interface LineOptions {
  readonly today: LocalDate;
  /** Those that tasks can have; absent: none at all. */
  readonly tags?: readonly Tag[] | undefined;
  /** The kind if neither the user nor the words say one. */
  readonly usual?: TaskType | undefined;
  /** Whether somebody is about to type. */
  readonly active: boolean;
  /** Those whom tasks can be for. */
  readonly members?: readonly Member[] | undefined;
}

/** The line being typed and what it means so far. */
export function useLine({ today, tags, usual, active, members }: LineOptions): LineState {
  const [text, setText] = useTextDraft('line');
  const [kind, setKind] = useState<TaskType>();
  const [begun, setBegun] = useState<TaskType>();
  const [{ literal, meant }, setTaken] = useState(NOTHING_TAKEN);
  const grammar = useGrammar(active);
  const isUntagged = tags === undefined;
  const options = useMemo(
    () => ({ today, kind, usual: begun ?? usual, literal, meant, members, isUntagged }),
    [today, kind, begun, usual, literal, meant, members, isUntagged],
  );
  const line = useMemo(() => parseLine(text, { ...options, grammar }), [text, grammar, options]);
  const dates = useMemo(() => datesOf(line, today), [line, today]);
  return {
    text,
    line,
    dates,
    setText,
    begin: (next) => {
      setKind(undefined);
      setBegun(next);
    },
    nextKind: () => setKind(KINDS[(KINDS.indexOf(line.kind) + 1) % KINDS.length]),
    takeLiterally: ({ text: said }) => setTaken(withTaken('literal', said)),
    takeAsMeant: ({ text: said }) => setTaken(withTaken('meant', said)),
    clear: () => {
      setText('');
      setTaken(NOTHING_TAKEN);
    },
    draft: async (now) => {
      // Waits for the grammar if somebody types faster than it loads.
      const ready = grammar ?? (await loadGrammar().catch(() => undefined));
      const read = ready === grammar ? line : parseLine(text, { ...options, grammar: ready });
      return draftOf(read, { today, now, tags: tags ?? [], newId });
    },
  };
}
