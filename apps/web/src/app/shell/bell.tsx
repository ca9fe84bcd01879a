import { assertNever } from '@everdeed/content/values';
import { Bell as BellIcon, X } from '../../ui/icons.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Medal } from '../../art/icon.tsx';
import { Item } from '../../art/item.tsx';
import { dispatch } from '../../data/dispatch.ts';
import { usePlayerPart } from '../../data/hooks.ts';
import { readNotifications } from '../../features/notifications/notification-actions.ts';
import { t } from '../../i18n/i18n.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Badge } from '../../ui/chip.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import { owesClass, useClassChoice } from '../moment-queue.ts';
import styles from './bell.module.css';
import header from './header.module.css';
import {
  type ShownNotification,
  type NotificationPicture,
  shownNotifications,
} from './shown-notifications.ts';

function Picture({ picture }: { readonly picture: NotificationPicture }) {
  switch (picture.kind) {
    case 'icon':
      return <PixelIcon name={picture.name} />;
    case 'item':
      return <Item family={picture.family} name={picture.name} scale={1} />;
    case 'medal':
      return <Medal name={picture.name} />;
    default:
      return assertNever(picture);
  }
}

const dismiss = (ids: readonly string[]) => dispatch(readNotifications({ ids }));

function NotificationRow({ notification }: { readonly notification: ShownNotification }) {
  return (
    <li className={styles['item']}>
      <Plate className={styles['plate']}>
        <Picture picture={notification.picture} />
      </Plate>
      <div>
        <p>{notification.text}</p>
        {notification.hint && <p className={styles['hint']}>{notification.hint}</p>}
      </div>
      <IconButton small label={t('bell.dismiss')} onClick={() => dismiss([notification.id])}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

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

/** A class can be chosen: not a notification of the server, and it stays until it is done. */
const ChooseClass = ({ onChoose }: { readonly onChoose: () => void }) => (
  <div className={styles['choose']}>
    <p>{t('bell.class')}</p>
    <Button onClick={onChoose}>{t('bell.chooseClass')}</Button>
  </div>
);

function Panel({ notifications }: { readonly notifications: readonly ShownNotification[] }) {
  if (notifications.length === 0) {
    return (
      <div className={styles['quiet']}>
        <p>{t('bell.empty')}</p>
        <p className={styles['hint']}>{t('bell.emptyHint')}</p>
      </div>
    );
  }
  return (
    <>
      <ul>
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </ul>
      {notifications.length > 1 && (
        <div className={styles['foot']}>
          <Button kind="quiet" onClick={() => dismiss(notifications.map(({ id }) => id))}>
            {t('bell.dismissAll')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Keeps the focus in the list, or on the bell, when the focused notification is dismissed. */
function useFocusAfterDismissal(wrap: RefObject<HTMLElement | null>, open: boolean, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    if (!fewer || !open || document.activeElement !== document.body) return;
    const next =
      wrap.current?.querySelector<HTMLElement>('li button') ?? wrap.current?.querySelector('button');
    next?.focus();
  }, [wrap, open, count]);
}

/** The bell with the notifications. */
export function Bell() {
  const notifications = shownNotifications(usePlayerPart((player) => player.notifications));
  const owes = usePlayerPart(owesClass);
  const count = notifications.length + Number(owes);
  const [open, setOpen] = useState(false);
  const chooseClass = () => {
    setOpen(false);
    useClassChoice.setState({ isWanted: true });
  };
  const [close] = useState(() => () => setOpen(false));
  const wrap = useDismissal(open, close);
  useFocusAfterDismissal(wrap, open, notifications.length);
  return (
    <div ref={wrap} className={styles['wrap']}>
      <IconButton
        className={header['bell']}
        label={t('bell.open', { count })}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <BellIcon size={20} strokeWidth={1.85} aria-hidden="true" />
        {count > 0 && (
          <span className={header['bellBadge']}>
            <Badge>{count}</Badge>
          </span>
        )}
      </IconButton>
      {open && (
        <section className={styles['panel']} aria-label={t('bell.title')}>
          {owes && <ChooseClass onChoose={chooseClass} />}
          {(!owes || notifications.length > 0) && <Panel notifications={notifications} />}
        </section>
      )}
    </div>
  );
}
