import {
  AlarmClock,
  CalendarDays,
  Coins,
  CornerDownLeft,
  Feather,
  Gauge,
  type LucideIcon,
  Repeat,
  Tag as TagIcon,
} from 'lucide-react';
import type { Tag, TaskType } from '@everdeed/rules';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Rich } from '../../i18n/rich.tsx';
import type { LocalDate } from '../../task-kit/calendar.ts';
import { sayNext } from '../../task-kit/date-words.ts';
import { KIND_ICONS } from '../../task-kit/levels.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Key } from '../../ui/key.tsx';
import { sayMeaning } from './describe.ts';
import type { Meaning } from './grammar/types.ts';
import { HighlightedInput } from './highlight.tsx';
import styles from './quick-add.module.css';
import type { Draft } from './to-task.ts';
import { type LineState, useLine } from './use-line.ts';

export interface QuickAddHandle {
  /** Focuses the line and, if given, chooses the kind. */
  readonly open: (kind?: TaskType) => void;
}

export interface QuickAddProps {
  readonly ref?: Ref<QuickAddHandle>;
  readonly today: LocalDate;
  readonly tags: readonly Tag[];
  /** Whether it is a sheet above a phone's keyboard instead of part of the toolbar. */
  readonly sheet?: boolean;
  readonly firstKind?: TaskType | undefined;
  /** The default kind. */
  readonly usualKind?: TaskType | undefined;
  readonly onAdd: (draft: Draft) => void;
  readonly onActive?: (active: boolean) => void;
}

const ICONS: Readonly<Partial<Record<Meaning['kind'], LucideIcon>>> = {
  rhythm: Repeat,
  time: AlarmClock,
  date: CalendarDays,
  tag: TagIcon,
  attribute: Gauge,
  price: Coins,
};

function KindButton({ kind, onClick }: { readonly kind: TaskType; readonly onClick: () => void }) {
  const Icon = KIND_ICONS[kind];
  return (
    <button
      type="button"
      className={styles['kind']}
      aria-label={t('quickAdd.kind', { kind: t(`tasks.${kind}`) })}
      onClick={onClick}
    >
      <Icon size={18} strokeWidth={1.85} aria-hidden="true" />
      {t(`tasks.${kind}`)}
      <kbd className={styles['tab']}>Tab</kbd>
    </button>
  );
}

function Understood({ state, today }: { readonly state: LineState; readonly today: LocalDate }) {
  const { line, takeLiterally } = state;
  if (line.tokens.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={t('quickAdd.understood')}>
      {line.tokens.map((token) => {
        const Icon = ICONS[token.meaning.kind];
        return (
          <li key={`${token.start}-${token.text}`}>
            <Chip icon={Icon && <Icon size={14} aria-hidden="true" />} onRemove={() => takeLiterally(token)}>
              {sayMeaning(token.meaning, today)}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}

function Dates({
  state: { line, dates, text },
  today,
}: {
  readonly state: LineState;
  readonly today: LocalDate;
}) {
  if (dates.length === 0 || text.trim() === '') return null;
  const said = dates.map((date) => sayNext(date, today)).join(', ');
  return (
    <span className={styles['dates']}>
      <Rich
        id={line.kind === 'todo' ? 'quickAdd.due' : 'quickAdd.next'}
        values={{ dates: said }}
        parts={{ bold: <strong /> }}
      />
    </span>
  );
}

/** Creates a whole task from one line. Enter adds it and stays; Tab changes the kind; Escape leaves. */
export function QuickAdd(props: QuickAddProps) {
  const { ref, today, tags, sheet, onAdd, onActive } = props;
  const [active, setActive] = useState(sheet === true);
  const state = useLine({ today, tags, first: props.firstKind, usual: props.usualKind, active });
  const { text, line } = state;
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const activate = (next: boolean) => {
    setActive(next);
    onActive?.(next);
  };
  useImperativeHandle(ref, () => ({
    open: (kind) => {
      if (kind) state.setKind(kind);
      activate(true);
      input.current?.focus();
    },
  }));
  const add = async () => {
    input.current?.focus();
    const draft = await state.draft(Date.now());
    if (!draft) return;
    onAdd(draft);
    setSaid(t('quickAdd.added', { title: draft.task.text }));
    state.clear();
  };
  const leave = () => {
    state.clear();
    state.setKind(undefined);
    input.current?.blur();
    activate(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) void add();
    else if (event.key === 'Tab' && !event.shiftKey && active) state.nextKind();
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the focus leave its fields
    <form
      className={styles['bar']}
      data-active={active || undefined}
      data-sheet={sheet || undefined}
      onSubmit={(event) => event.preventDefault()}
      onBlur={(event) => {
        const inside = event.currentTarget.contains(event.relatedTarget);
        if (!inside && text.trim() === '' && !sheet) leave();
      }}
    >
      {active ? (
        <KindButton kind={line.kind} onClick={state.nextKind} />
      ) : (
        <Feather size={20} className={styles['quill']} aria-hidden="true" />
      )}
      <HighlightedInput
        ref={input}
        text={text}
        tokens={line.tokens}
        placeholder={active ? t(`quickAdd.example.${line.kind}`) : t('quickAdd.placeholder')}
        describedBy={hintId}
        onChange={state.setText}
        onKeyDown={onKeyDown}
        onFocus={() => activate(true)}
      />
      <span id={hintId} className="visually-hidden">
        {t('quickAdd.hint')} {t('quickAdd.leave')}
      </span>
      {active ? (
        <>
          <Understood state={state} today={today} />
          <Dates state={state} today={today} />
          <Button
            kind="primary"
            className={styles['add']}
            disabled={line.title === ''}
            onClick={() => void add()}
          >
            {t('quickAdd.add')} <CornerDownLeft size={16} strokeWidth={2.2} aria-hidden="true" />
          </Button>
        </>
      ) : (
        <Key hint>N</Key>
      )}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </form>
  );
}
