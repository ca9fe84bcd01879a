import { assertNever } from '@everdeed/content/values';
import type { Notification } from '@everdeed/rules';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { Icon, Medal } from '../../art/icon.tsx';
import { Item } from '../../art/item.tsx';
import { Pet } from '../../art/pet.tsx';
import { dispatch } from '../../data/dispatch.ts';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { OVER_PAGE } from '../../lib/profile-address.ts';
import { Button, buttonLook, IconButton } from '../../ui/button.tsx';
import { Settings, X } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import { ArrowLeft } from '../../ui/more-icons.ts';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Sender } from './sender.tsx';
import { readNotifications, seeNotifications } from './notification-actions.ts';
import { canDismiss, groupsOf, WORDS, type Group, type Row, type RowPicture } from './notification-rows.ts';
import styles from './notification-panel.module.css';
import { waitingRows } from './waiting-rows.ts';

function Picture({ picture }: { readonly picture: RowPicture }) {
  switch (picture.kind) {
    case 'icon':
      return <PixelIcon name={picture.name} scale={2} />;
    case 'sign':
      return <Icon name={picture.name} scale={2} />;
    case 'item':
      return <Item family={picture.family} name={picture.name} scale={1} />;
    case 'medal':
      return <Medal name={picture.name} />;
    default:
      return assertNever(picture);
  }
}

export { WORDS };

const read = (ids: readonly string[]) => dispatch(readNotifications({ ids }));

/** What a row says; the name in it stands out. */
function Told({ text, strong = '' }: { readonly text: string; readonly strong?: string | undefined }) {
  const at = strong === '' ? -1 : text.lastIndexOf(strong);
  if (at < 0) return <p>{text}</p>;
  return (
    <p data-plain>
      {text.slice(0, at)}
      <b>{strong}</b>
      {text.slice(at + strong.length)}
    </p>
  );
}

interface LineProps {
  readonly picture: ReactNode;
  readonly text: string;
  readonly strong?: string | undefined;
  readonly hint?: ReactNode;
  /** Answers below the words. */
  readonly answers?: ReactNode;
  readonly isNew: boolean;
  readonly children?: ReactNode;
}

/** A row: dot, picture, words, and what can be done. */
function Line({ picture, text, strong, hint, answers, isNew, children }: LineProps) {
  return (
    <li
      className={styles['row']}
      tabIndex={-1}
      data-new={isNew || undefined}
      data-high={answers !== undefined || undefined}
    >
      <Plate className={styles['plate']}>{picture}</Plate>
      <div className={styles['words']}>
        <Told text={text} strong={strong} />
        {hint && <p className={styles['hint']}>{hint}</p>}
        {answers}
      </div>
      {children}
    </li>
  );
}

interface AnswersProps {
  readonly answers: NonNullable<Row['answers']>;
  /** What comes before them, and stands out in their place. */
  readonly before?: ReactNode;
}

/** The buttons that answer a row in place; the first one stands out. */
function Answers({ answers, before }: AnswersProps) {
  return (
    <div className={styles['answers']}>
      {before}
      {answers.map(({ label, action }, index) => (
        <Button
          key={label}
          kind={index === 0 && before === undefined ? 'secondary' : 'plain'}
          className={styles['action']}
          onClick={() => dispatch(action)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

interface RowProps {
  readonly row: Row;
  readonly onLeave: () => void;
}

/** Leads where a row is about. */
function WayOn({ row: { id, action }, onLeave }: RowProps) {
  if (!action) return null;
  const follow = () => {
    if (action.reads) read([id]);
    onLeave();
  };
  return (
    <Link
      className={`${buttonLook} ${styles['action']}`}
      data-kind="secondary"
      to={action.to}
      {...(action.to.startsWith('/profile/') && { state: OVER_PAGE })}
      onClick={follow}
    >
      {action.label}
    </Link>
  );
}

function NotificationLine({ row, onLeave }: RowProps) {
  const { id, answers, picture, text, strong, hint, from, isNew } = row;
  const wayOn = <WayOn row={row} onLeave={onLeave} />;
  // A single answer is the lesser of two choices.
  const isLesser = answers?.length === 1;
  return (
    <Line
      picture={<Picture picture={picture} />}
      text={text}
      strong={strong}
      hint={from === undefined ? hint : <Sender id={from} />}
      answers={answers && <Answers answers={answers} before={isLesser ? wayOn : undefined} />}
      isNew={isNew}
    >
      {!isLesser && wayOn}
      {canDismiss(row) && (
        <IconButton small label={t('notes.dismiss')} data-dismiss onClick={() => read([id])}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </Line>
  );
}

/** Arrows move between the rows, Enter takes the first action of one, Delete dismisses it. */
function onKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('li')];
  const at = lines.findIndex((line) => target instanceof Node && line.contains(target));
  const line = lines[at];
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    lines[Math.max(0, Math.min(lines.length - 1, at + (key === 'ArrowDown' ? 1 : -1)))]?.focus();
  } else if (key === 'Enter' && target === line) line?.querySelector<HTMLElement>('a, button')?.click();
  else if (key === 'Delete') line?.querySelector<HTMLElement>('[data-dismiss]')?.click();
}

function Section({
  group,
  count,
  children,
}: {
  readonly group: Group;
  readonly count: number;
  readonly children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <section className={styles['group']} aria-label={t(`notes.${group}`)}>
      <h3>
        {t(`notes.${group}`)} <span>{count}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

export interface NotificationPanelProps {
  readonly playerId: string;
  readonly notifications: readonly Notification[];
  /** Chooses a class; absent unless one can be chosen. */
  readonly onChooseClass?: (() => void) | undefined;
  readonly onClose: () => void;
}

function Head({ seen, onClose }: { readonly seen: readonly string[]; readonly onClose: () => void }) {
  return (
    <div className={styles['head']}>
      <IconButton className={styles['back']} label={t('notes.back')} onClick={onClose}>
        <ArrowLeft size={20} aria-hidden="true" />
      </IconButton>
      <h2>{t('notes.title')}</h2>
      {seen.length > 0 && (
        <Button kind="plain" className={styles['clear']} onClick={() => read(seen)}>
          {t('notes.dismissSeen')}
        </Button>
      )}
      <Link
        className={styles['settings']}
        to="/user/settings/notifications"
        aria-label={t('notes.settings')}
        title={t('notes.settings')}
        onClick={onClose}
      >
        <Settings size={18} aria-hidden="true" />
      </Link>
    </div>
  );
}

/** The ids that were new when the list was opened: their dots stay until it is closed. */
function useNewAtFirst(notifications: readonly Notification[]): ReadonlySet<string> {
  const [fresh] = useState(() => new Set(notifications.filter(({ seen }) => !seen).map(({ id }) => id)));
  useEffect(() => {
    if (fresh.size > 0) dispatch(seeNotifications({ ids: [...fresh] }));
  }, [fresh]);
  return fresh;
}

/** The list of notifications, by groups. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { playerId, notifications, onChooseClass, onClose } = props;
  const fresh = useNewAtFirst(notifications);
  const player = usePlayer();
  const groups = groupsOf(notifications, playerId, waitingRows(player));
  const rows = groups.flatMap((one) => one.rows);
  const seen = rows.filter(canDismiss).map(({ id }) => id);
  const isEmpty = rows.length === 0 && !onChooseClass;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for the rows inside, which have controls of their own
    <div className={styles['list']} onKeyDown={onKeys}>
      <Head seen={seen} onClose={onClose} />
      {isEmpty && (
        <div className={styles['quiet']}>
          <Pet name={player.items.currentPet || 'Owl-Base'} scale={2} />
          <p>{t('notes.empty')}</p>
          <p className={styles['hint']}>{t('notes.emptyHint')}</p>
        </div>
      )}
      {groups.map(({ group, rows: own }) => {
        const choose = group === 'waiting' ? onChooseClass : undefined;
        return (
          <Section key={group} group={group} count={own.length + Number(choose !== undefined)}>
            {choose && (
              <Line picture={<PixelIcon name="star" scale={2} />} text={t('notes.class')} isNew>
                <Button className={styles['action']} onClick={choose}>
                  {t('notes.chooseClass')}
                </Button>
              </Line>
            )}
            {own.map((row) => (
              <NotificationLine
                key={row.id}
                row={{ ...row, isNew: row.isNew || fresh.has(row.id) }}
                onLeave={onClose}
              />
            ))}
          </Section>
        );
      })}
    </div>
  );
}
