import { CornerDownLeft, Feather } from '../../ui/icons.ts';
import { type Tag, TASK_LIMITS, type TaskType } from '@everdeed/rules';
import {
  type ComponentType,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  Suspense,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { loadWords, t } from '../../i18n/i18n.ts';
import { loadAtLast } from '../../lib/load-later.ts';
import type { LocalDate } from '../../task-kit/calendar.ts';
import { KIND_ICONS } from '../../task-kit/levels.ts';
import { Button } from '../../ui/button.tsx';
import { Key } from '../../ui/key.tsx';
import { focusAgain } from '../../ui/return-focus.ts';
import type { Member, Token } from './grammar/types.ts';
import { HighlightedInput } from './highlight.tsx';
import styles from './quick-add.module.css';
import type { Draft } from './to-task.ts';
import { useLine } from './use-line.ts';

/** Loaded when the line is first focused, as the grammar is: before that, there is nothing to understand. */
const loadRest = () => import('./understood.tsx');
const Understood = loadAtLast(async () => {
  const [{ Understood: Line }] = await Promise.all([loadRest(), loadWords('understood')]);
  return { default: Line };
});

export interface QuickAddHandle {
  /** Focuses the line; the kind is the default until the words say otherwise. */
  readonly open: (kind?: TaskType) => void;
}

/** Shows whom an @ could mean while something is typed in the field, and hears its keys before anybody else. */
export interface NamesProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly members: readonly Member[];
  /** What is understood of the text. */
  readonly tokens: readonly Token[];
}

/** Those whom tasks can be for. */
interface Assigning {
  readonly members: readonly Member[];
  readonly Names: ComponentType<NamesProps>;
}

export interface QuickAddProps {
  readonly ref?: Ref<QuickAddHandle>;
  readonly today: LocalDate;
  /** The player's own; absent where tasks are shared, which have none. */
  readonly tags?: readonly Tag[];
  /** Whether it is a sheet above a phone's keyboard instead of part of the toolbar. */
  readonly sheet?: boolean;
  /** The default kind, which the words can overrule. */
  readonly usualKind?: TaskType | undefined;
  /** Whether it stands in a form, which has a primary button of its own. */
  readonly isPart?: boolean;
  /** Present where tasks are for somebody. */
  readonly assigning?: Assigning | undefined;
  /** Where the server is asked first, what it did not take comes back into the line. */
  readonly onAdd: (draft: Draft) => Promise<boolean> | undefined | void;
  readonly onActive?: (active: boolean) => void;
}

interface KindButtonProps {
  readonly kind: TaskType;
  readonly hasKey: boolean;
  readonly onClick: () => void;
}

function KindButton({ kind, hasKey, onClick }: KindButtonProps) {
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
      {hasKey && <kbd className={styles['tab']}>Tab</kbd>}
    </button>
  );
}

/**
 * Creates a whole task from one line. Enter adds it and stays; Escape leaves. Tab changes the kind of what is typed, and
 * the down arrow moves on; while nothing is typed, Tab moves on as anywhere.
 */
export function QuickAdd(props: QuickAddProps) {
  const { ref, today, tags, sheet, isPart, assigning, onAdd, onActive } = props;
  const [active, setActive] = useState(sheet === true);
  const state = useLine({ today, tags, usual: props.usualKind, active, members: assigning?.members });
  const { text, line } = state;
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  /** What had the focus before the line took it. */
  const before = useRef<Element>(null);
  const hintId = useId();
  const activate = (next: boolean) => {
    setActive(next);
    onActive?.(next);
  };
  useImperativeHandle(ref, () => ({
    open: (kind) => {
      if (kind) state.begin(kind);
      activate(true);
      input.current?.focus();
    },
  }));
  const add = async () => {
    input.current?.focus();
    const draft = await state.draft(Date.now());
    if (!draft) return;
    const adding = onAdd(draft);
    setSaid(t('quickAdd.added', { title: draft.task.text }));
    state.clear();
    if ((await adding) !== false) return;
    setSaid('');
    if (!input.current?.value) state.setText(text);
  };
  const leave = () => {
    state.clear();
    state.begin(undefined);
    activate(false);
  };
  const isTyped = text.trim() !== '';
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) void add();
    else if (event.key === 'Tab' && !event.shiftKey && isTyped) state.nextKind();
    else if (event.key === 'ArrowDown' && isTyped) {
      const { currentTarget } = event;
      void loadRest().then(
        ({ moveOn }) => moveOn(currentTarget),
        // Without what was understood, the button is what follows.
        () => currentTarget.form?.querySelector<HTMLElement>(':scope > button:last-of-type')?.focus(),
      );
    } else if (event.key === 'Escape') {
      leave();
      input.current?.blur();
      focusAgain(before.current);
    } else return;
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
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onBlur={(event) => {
        const inside = event.currentTarget.contains(event.relatedTarget);
        if (!inside && text.trim() === '' && !sheet) leave();
      }}
    >
      {active ? (
        <KindButton kind={line.kind} hasKey={isTyped} onClick={state.nextKind} />
      ) : (
        <Feather size={20} className={styles['quill']} aria-hidden="true" />
      )}
      <HighlightedInput
        ref={input}
        text={text}
        tokens={line.tokens}
        maybes={line.maybes}
        placeholder={active ? t(`quickAdd.example.${line.kind}`) : t('quickAdd.placeholder')}
        describedBy={hintId}
        onChange={state.setText}
        onKeyDown={onKeyDown}
        onFocus={() => activate(true)}
      />
      <span id={hintId} className="visually-hidden">
        {t(tags ? 'quickAdd.hint' : 'quickAdd.hintUntagged')} {assigning && t('quickAdd.hintMembers')}{' '}
        {t('quickAdd.leave')}
      </span>
      {assigning && (
        <assigning.Names
          field={input}
          text={text}
          setText={state.setText}
          members={assigning.members}
          tokens={line.tokens}
        />
      )}
      {active ? (
        <>
          <Suspense
            fallback={
              <p className={styles['missing']} role="status">
                {isTyped && t('ui.partMissing')}
              </p>
            }
          >
            <Understood state={state} isTyped={isTyped} today={today} onTake={() => input.current?.focus()} />
          </Suspense>
          {isTyped && (
            <span className={styles['way']} aria-hidden="true">
              <kbd className={styles['tab']}>↓</kbd> {t('quickAdd.way')}
            </span>
          )}
          <Button
            kind={isPart ? 'secondary' : 'primary'}
            className={styles['add']}
            disabled={line.title === '' || line.title.length > TASK_LIMITS.text}
            onClick={() => void add()}
          >
            {t('quickAdd.add')} <CornerDownLeft size={16} strokeWidth={2.2} aria-hidden="true" />
          </Button>
        </>
      ) : (
        !isPart && <Key hint>N</Key>
      )}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </form>
  );
}
