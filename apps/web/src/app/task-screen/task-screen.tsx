import type { TaskType } from '@everdeed/rules';
import { Search as SearchIcon } from '../../ui/icons.ts';
import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTags } from '../../data/hooks.ts';
import { QuickAdd, type QuickAddHandle } from '../../features/quick-add/quick-add.tsx';
import { TagFilter } from '../../features/tags/tag-filter.tsx';
import { shownType, TaskBoard } from '../../features/tasks/board/task-board.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { watchRefusals } from '../../features/tasks/refused.ts';
import { loadWords, t } from '../../i18n/i18n.ts';
import { useCommand } from '../../lib/commands.ts';
import { IconButton } from '../../ui/button.tsx';
import { useToday } from '../../task-kit/use-today.ts';
import { Expected } from '../expected.tsx';
import { lazyPart } from '../lazy-screen.tsx';
import { SyncSign } from '../shell/sync-sign.tsx';
import { PhoneAdd } from './phone-add.tsx';
import { renderRewards } from './rewards.tsx';
import { SearchBox } from './search-box.tsx';
import { Skills } from './skills.tsx';
import styles from './task-screen.module.css';
import { TaskNews } from '../news.tsx';
import { useFirstSteps } from './use-first-steps.ts';
import { useOverlay } from './use-overlay.ts';
import { addDraft, keepFilter, useTagNames, useTaskActions } from './use-task-actions.ts';

const NO_TAGS: readonly string[] = [];
const loadTagWords = () => loadWords('tags');

const FirstSteps = lazyPart('steps', async () => (await import('./first-steps.tsx')).FirstStepsStrip);
const Overlays = lazyPart(undefined, async () => (await import('./overlays.tsx')).Overlays);

/** Quick add, search and tags over the board of tasks. */
export function TaskScreen() {
  const today = useToday();
  const tags = useTags();
  const isPhone = useMedia('(max-width: 767.98px)');
  const { overlay, open, close } = useOverlay();
  const steps = useFirstSteps();
  const [adding, setAdding] = useState<TaskType | 'any'>();
  const [isSearching, setSearching] = useState(false);
  const [isLineActive, setLineActive] = useState(false);
  const [words, setWords] = useState('');
  const [chosenTags, setChosenTags] = useState(NO_TAGS);
  const line = useRef<QuickAddHandle>(null);
  const box = useRef<HTMLInputElement>(null);
  const actions = useTaskActions(open);
  const tagNames = useTagNames(tags);
  const surroundings = useMemo(() => ({ actions, today, tagNames }), [actions, today, tagNames]);
  const known = chosenTags.every((id) => tagNames.has(id)) ? chosenTags : NO_TAGS;
  const found = useDeferredValue(words.trim().toLowerCase());
  const search = useMemo(() => ({ words: found, tags: known }), [found, known]);

  useEffect(watchRefusals, []);
  const startAdding = useCallback(
    (type?: TaskType) => (isPhone ? setAdding(type ?? 'any') : line.current?.open(type)),
    [isPhone],
  );
  const startSearch = useCallback(() => {
    setSearching(true);
    // On a phone, the field is only rendered on demand.
    requestAnimationFrame(() => box.current?.focus());
  }, []);
  const clear = useCallback(() => open({ kind: 'clear' }), [open]);
  useCommand('quickAdd', startAdding);
  useCommand('search', startSearch);
  useCommand('open', open);

  const filter = (
    <TagFilter
      tags={tags}
      chosen={known}
      onChange={setChosenTags}
      onEdit={() => open({ kind: 'tags' })}
      onOpen={loadTagWords}
    />
  );
  const isNarrowed = words !== '' || known.length > 0;
  const beside = isPhone && (
    <span className={styles['beside']}>
      <SyncSign />
      <IconButton
        label={t('tasks.searchHint')}
        aria-expanded={isSearching}
        onClick={() => (isSearching ? setSearching(false) : startSearch())}
      >
        <SearchIcon size={20} strokeWidth={1.85} aria-hidden="true" />
      </IconButton>
    </span>
  );
  return (
    <>
      <h1 className="visually-hidden">{t('tasks.title')}</h1>
      <div className={styles['bar']} data-adding={isLineActive || undefined}>
        {!isPhone && (
          <>
            <div className={styles['line']}>
              <QuickAdd ref={line} today={today} tags={tags} onAdd={addDraft} onActive={setLineActive} />
            </div>
            <SyncSign />
          </>
        )}
        {(!isPhone || isSearching || isNarrowed) && (
          <span className={styles['tools']}>
            {filter}
            <SearchBox ref={box} value={words} onChange={setWords} onLeave={() => setSearching(false)} />
          </span>
        )}
      </div>
      {steps.areShown ? (
        <Suspense fallback={<div className={styles['steps']} />}>
          <FirstSteps onAdd={() => startAdding()} onClose={steps.close} />
        </Suspense>
      ) : (
        <TaskNews />
      )}
      <TaskBoard
        surroundings={surroundings}
        search={search}
        onAdd={startAdding}
        onClear={clear}
        onFilter={keepFilter}
        beside={beside}
        renderRewards={renderRewards}
      />
      <Skills />
      {isPhone && adding && (
        <PhoneAdd
          today={today}
          tags={tags}
          kind={adding === 'any' ? undefined : adding}
          usual={shownType()}
          onAdd={addDraft}
          onClose={() => setAdding(undefined)}
        />
      )}
      {overlay && (
        <Suspense fallback={<Expected close={close} />}>
          <Overlays {...{ overlay, today, actions, close }} open={open} />
        </Suspense>
      )}
    </>
  );
}
