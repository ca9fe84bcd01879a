import { loadWords } from '@everdeed/content/words';
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { usePlayerPart } from '../../data/hooks.ts';
import { countWaiting, listed } from '../../features/notifications/told.ts';
import { loadActions } from '../../data/later-actions.ts';
import { t } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/button.tsx';
import { Badge } from '../../ui/chip.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import { Bell as BellIcon } from '../../ui/icons.ts';
import { memberPack } from '../action-packs.ts';
import { lazyPart } from '../lazy-screen.tsx';
import { owesClass, useClassChoice } from '../moment-queue.ts';
import styles from './bell.module.css';

const NotificationPanel = lazyPart('notes', async () => {
  const [{ NotificationPanel: panel, WORDS }] = await Promise.all([
    import('../../features/notifications/notification-panel.tsx'),
    loadActions(memberPack),
  ]);
  await loadWords(...WORDS);
  return panel;
});

/** Closes on Escape, which returns the focus to the bell, and on a press elsewhere. */
function useDismissal(open: boolean, close: () => void) {
  const wrap = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !wrap.current?.contains(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (wrap.current?.contains(document.activeElement)) wrap.current.querySelector('button')?.focus();
      close();
    };
    addEventListener('pointerdown', onPress);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('keydown', onKey);
    };
  }, [open, close]);
  return wrap;
}

/** Keeps the focus in the list, or on the bell, when the focused notification is dismissed. */
function useFocusAfterDismissal(wrap: RefObject<HTMLElement | null>, open: boolean, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    if (!fewer || !open || document.activeElement !== document.body) return;
    const next = wrap.current?.querySelector<HTMLElement>('li') ?? wrap.current?.querySelector('button');
    next?.focus();
  }, [wrap, open, count]);
}

/** The arrow down leads from the bell into the open list, as it leads on from there. */
function enterList(event: ReactKeyboardEvent, wrap: HTMLElement | null): void {
  const first = event.key === 'ArrowDown' ? wrap?.querySelector('li') : undefined;
  if (!first) return;
  event.preventDefault();
  first.focus();
}

/** The bell with the notifications. Its badge counts what is new. */
export function Bell() {
  const notifications = listed(usePlayerPart((player) => player.notifications));
  const playerId = usePlayerPart((player) => player._id);
  const owes = usePlayerPart(owesClass);
  const waiting = usePlayerPart(countWaiting);
  const count = notifications.filter(({ seen }) => !seen).length + Number(owes) + waiting;
  const [open, setOpen] = useState(false);
  const chooseClass = () => {
    setOpen(false);
    useClassChoice.setState({ isWanted: true });
  };
  const [close] = useState(() => () => setOpen(false));
  const wrap = useDismissal(open, close);
  useFocusAfterDismissal(wrap, open, notifications.length + waiting);
  return (
    <div ref={wrap} className={styles['wrap']}>
      <IconButton
        className={styles['bell']}
        label={t('bell.open', { count })}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => enterList(event, wrap.current)}
      >
        <BellIcon size={20} strokeWidth={1.85} aria-hidden="true" />
        {count > 0 && (
          <span className={styles['badge']}>
            <Badge>{count}</Badge>
          </span>
        )}
      </IconButton>
      {open && (
        <section className={styles['panel']} aria-label={t('bell.title')}>
          <Suspense fallback={<Skeleton count={2} />}>
            <NotificationPanel
              playerId={playerId}
              notifications={notifications}
              onChooseClass={owes ? chooseClass : undefined}
              onClose={close}
            />
          </Suspense>
        </section>
      )}
    </div>
  );
}
