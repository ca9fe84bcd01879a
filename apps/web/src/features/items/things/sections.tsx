import { findFood, foodSeasonAt, runningEventsAt } from '@everdeed/content';
import { serverNow } from '../../../data/server-clock.ts';
import { formatDate, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { ItemCard, ItemGrid, ItemSection } from '../../../item-kit/item-card.tsx';
import { moveFocus } from '../grid-keys.ts';
import { foodFor, nameOfThing } from './names.ts';
import type { SpecialThing, Thing } from './owned.ts';
import { ThingPicture } from './thing-picture.tsx';
import { QuestRow, SpecialRow, type SpecialRowProps } from './thing-rows.tsx';
import styles from './things.module.css';

/** What turns up as food now, if that is not the usual, and until when. */
function seasonNote(now: number): string {
  const season = foodSeasonAt(now);
  if (season === 'Normal') return t('things.foodNote');
  const end = runningEventsAt(now).find(({ event }) => event.foodSeason === season)?.end ?? now;
  return t(`things.season.${season}`, { date: formatDate(end, { day: 'numeric', month: 'long' }) });
}

/** Whose food it is, in a few words. */
function favouriteOf(key: string): string {
  const target = findFood(key)?.target;
  return target === undefined ? t('things.saddleFor') : foodFor(target);
}

interface LookProps<Item> {
  readonly things: readonly Item[];
  readonly onLook: (thing: Thing) => void;
}

/** Food, and what it is good for. */
export const FoodSection = ({ things, onLook }: LookProps<Thing<'food'>>) => (
  <ItemSection title={t('things.food')} note={seasonNote(serverNow())}>
    <ItemGrid onKeyDown={moveFocus}>
      {things.map((thing) => (
        <li key={thing.key} className={styles['item']}>
          <ItemCard
            picture={<ThingPicture thing={thing} />}
            name={nameOfThing(thing)}
            count={thing.count}
            className={styles['cell']}
            aria-haspopup="dialog"
            onClick={() => onLook(thing)}
          >
            <span className={styles['lines']}>{favouriteOf(thing.key)}</span>
            <span className="visually-hidden">
              {t('things.pieces', { count: formatNumber(thing.count) })}
            </span>
          </ItemCard>
        </li>
      ))}
    </ItemGrid>
  </ItemSection>
);

/** Quest scrolls. */
export const QuestSection = ({ things, onLook }: LookProps<Thing<'quests'>>) => (
  <ItemSection title={t('things.quests')} note={t('things.questsNote')}>
    <ul className={styles['rows']}>
      {things.map((thing) => (
        <QuestRow key={thing.key} thing={thing} onLook={onLook} />
      ))}
    </ul>
  </ItemSection>
);

/** Gifts, cards and transformation items. */
export const SpecialSection = ({
  things,
  ...rest
}: Omit<SpecialRowProps, 'thing'> & { readonly things: readonly SpecialThing[] }) => (
  <ItemSection title={t('things.special')}>
    <ul className={styles['rows']}>
      {things.map((thing) => (
        <SpecialRow key={thing.key} thing={thing} {...rest} />
      ))}
    </ul>
  </ItemSection>
);
