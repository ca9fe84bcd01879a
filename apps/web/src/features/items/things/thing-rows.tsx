import { findQuest } from '@everdeed/content';
import { assertNever } from '@everdeed/content/values';
import { type ReactNode, useId } from 'react';
import { formatDate, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { nameOfThing } from './names.ts';
import type { SpecialThing, Thing } from './owned.ts';
import { ThingPicture } from './thing-picture.tsx';
import styles from './things.module.css';

interface RowProps {
  readonly picture: ReactNode;
  readonly name: string;
  readonly note: string;
  readonly count?: number;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Looks closer; the name becomes a button that covers the row. */
  readonly onLook?: () => void;
}

function Row({ picture, name, note, count, action, onLook }: RowProps) {
  const title = useId();
  return (
    <li className={styles['row']} data-open={onLook ? '' : undefined}>
      <Plate className={styles['rowPlate']}>{picture}</Plate>
      <div className={styles['rowWords']}>
        {onLook ? (
          <button type="button" className={styles['rowName']} onClick={onLook}>
            {name}
          </button>
        ) : (
          <p id={title} className={styles['rowName']}>
            {name}
          </p>
        )}
        <p className={styles['rowNote']}>{note}</p>
      </div>
      {count !== undefined && count > 1 && (
        <span className={styles['rowCount']} data-corner={action ? '' : undefined}>
          <span aria-hidden="true">{formatNumber(count)}</span>
          <span className="visually-hidden">{t('things.pieces', { count: formatNumber(count) })}</span>
        </span>
      )}
      {action && (
        // Several rows have a button of the same name.
        <Button aria-describedby={title} onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </li>
  );
}

/** What a quest is about, in a few words. */
export function questNote(key: string): string {
  const quest = findQuest(key);
  if (quest?.boss) return t('things.quest.boss', { health: formatNumber(quest.boss.hp) });
  const count = quest?.collect?.reduce((sum, part) => sum + part.count, 0) ?? 0;
  return t('things.quest.collect', { count });
}

export const QuestRow = ({
  thing,
  onLook,
}: {
  readonly thing: Thing;
  readonly onLook: (thing: Thing) => void;
}) => (
  <Row
    picture={<ThingPicture thing={thing} />}
    name={nameOfThing(thing)}
    note={questNote(thing.key)}
    count={thing.count}
    onLook={() => onLook(thing)}
  />
);

/** The name of a mystery set's month; sets of the far future and of conventions have none. */
function monthOf(set: string | undefined): string | undefined {
  const [, year, month] = /^(20\d\d)(\d\d)$/.exec(set ?? '') ?? [];
  return year && month && formatDate(`${year}-${month}-15T12:00:00Z`, { month: 'long' });
}

function giftName(set: string | undefined): string {
  const month = monthOf(set);
  return month ? t('things.giftOf', { month }) : t('things.gift');
}

function senderNote([first = '', ...others]: readonly string[]): string {
  return others.length === 0
    ? t('things.cardFrom', { name: first })
    : t('things.cardFromSome', { name: first, count: others.length });
}

/** The name of something special. */
export const nameOfSpecial = (thing: SpecialThing): string =>
  thing.kind === 'gift' ? giftName(thing.month) : nameOfThing({ family: 'special', key: thing.key });

/** A special thing, and what can be done with it. */
export interface SpecialRowProps {
  readonly thing: SpecialThing;
  readonly onOpenGift: () => void;
  readonly onRead: (card: string) => void;
  /** Looks closer at a transformation item, to use it. */
  readonly onUse: (item: string) => void;
}

export function SpecialRow({ thing, onOpenGift, onRead, onUse }: SpecialRowProps) {
  const same = { picture: <ThingPicture thing={thing} />, name: nameOfSpecial(thing) };
  switch (thing.kind) {
    case 'gift':
      return (
        <Row
          {...same}
          note={t('things.giftPieces', { count: thing.count })}
          action={{ label: t('things.open'), onPress: onOpenGift }}
        />
      );
    case 'card':
      return (
        <Row
          {...same}
          note={senderNote(thing.senders)}
          action={{ label: t('things.read'), onPress: () => onRead(thing.key) }}
        />
      );
    case 'item':
      return (
        <Row
          {...same}
          note={t('things.itemFor')}
          count={thing.count}
          action={{ label: t('use.use'), onPress: () => onUse(thing.key) }}
        />
      );
    default:
      return assertNever(thing);
  }
}
