import { nameOf } from '@everdeed/content/words';
import { MOUNT_GROWTH } from '@everdeed/rules';
import { Item } from '../../../art/item.tsx';
import { Pet } from '../../../art/pet.tsx';
import type { GamePlayer } from '../../../data/game.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { X } from '../../../ui/icons.ts';
import { Key } from '../../../ui/key.tsx';
import { PageMarking } from '../../../ui/page-marking.ts';
import { Plate } from '../../../ui/plate.tsx';
import { findFood, type Pet as PetEntry } from '@everdeed/content';
import { foodFor } from '../things/names.ts';
import styles from './food-dock.module.css';
import { favouriteOf, lovesKey, mealOf, type Ration, rationsFor } from './feeding.ts';
import type { DragOfFood } from './food-drag.tsx';
import { FoodButton } from './food-button.tsx';
import { nameOfAnimal } from './names.ts';
import { growthOf } from './shelves.ts';
import type { FeedingState } from './use-feeding.ts';

interface RationProps {
  readonly ration: Ration;
  readonly isChosen: boolean;
  readonly isLoved: boolean;
  readonly onTap: () => void;
  readonly drag: DragOfFood;
}

/** Some food: tapped, or dragged to a pet. */
function DraggedFood({ onTap, drag: { press, carried }, ...rest }: RationProps) {
  const { key } = rest.ration;
  return (
    <li className={styles['ration']} data-dragging={carried === key || undefined}>
      <FoodButton
        {...rest}
        onClick={onTap}
        onMouseDown={(event) => press(event, key)}
        onTouchStart={(event) => press(event, key)}
      />
    </li>
  );
}

/** Whose food it is, or what a pet likes best, in a few words. */
function hintOf({ food, pet }: FeedingState): string {
  if (pet) {
    const favourite = favouriteOf(pet);
    return favourite === undefined
      ? t('stable.lovesAll')
      : t('stable.loves', { food: nameOf('food', favourite) });
  }
  const target = food === undefined ? undefined : findFood(food)?.target;
  if (food === undefined) return t('stable.dockHint');
  return target === undefined ? t('things.saddleFor') : foodFor(target);
}

function titleOf({ food, pet }: FeedingState): string {
  if (pet) return nameOfAnimal({ side: 'pets', key: pet.key });
  return food === undefined ? t('stable.dockTitle') : nameOf('food', food);
}

/** The pet that is fed; where there is no room for the food beside it, with what it is fed. */
const Guest = ({ pet, food }: { readonly pet: PetEntry; readonly food: string | undefined }) => (
  <div className={styles['guest']}>
    <Plate ground="wash" className={styles['plate']}>
      <Pet name={pet.key} scale={2} />
    </Plate>
    {food !== undefined && (
      <span className={styles['served']}>
        <Item family="food" name={food} scale={1} />
      </span>
    )}
  </div>
);

/** How far a pet has grown; in figures alone where there is little room. */
function Growth({ growth }: { readonly growth: number }) {
  const [grown, full] = [formatNumber(growth), formatNumber(MOUNT_GROWTH)];
  return (
    <p className={styles['note']}>
      <span className={styles['long']}>{t('stable.grown', { growth: grown, full })}</span>
      <span className={styles['brief']}>{t('stable.of', { owned: grown, all: full })}</span>
    </p>
  );
}

export interface FoodDockProps {
  readonly player: GamePlayer;
  readonly feeding: FeedingState;
  readonly onLook: (petKey: string) => void;
  readonly drag: DragOfFood;
}

/** The tray at the bottom: food, and the pet that is fed. */
export function FoodDock({ player, feeding, onLook, drag }: FoodDockProps) {
  const { food, pet, told, tapFood, feed, putBack } = feeding;
  const rations = rationsFor(player, pet);
  const growth = pet ? growthOf(player, pet.key) : 0;
  const meal = pet && food !== undefined ? mealOf(player, pet.key, food) : undefined;
  const isActive = pet !== undefined || food !== undefined;
  const isOpen = rations.length > 0 || isActive;
  return (
    <section
      className={styles['dock']}
      data-open={isOpen || undefined}
      data-active={isActive || undefined}
      aria-label={t('stable.dock')}
    >
      {isOpen && <PageMarking mark="item-dock" />}
      {pet && <Guest pet={pet} food={food} />}
      {!pet && food !== undefined && (
        <Plate ground="wash" className={styles['plate']} data-food>
          <Item family="food" name={food} scale={2} />
        </Plate>
      )}
      <div className={styles['words']} role="status">
        <p className={styles['title']}>{titleOf(feeding)}</p>
        <p className={styles['note']}>{told ?? hintOf(feeding)}</p>
        {pet && <Growth growth={growth} />}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role from lists without bullets */}
      <ul role="list" className={styles['rations']} aria-label={t('things.food')}>
        {rations.map((ration) => (
          <DraggedFood
            key={ration.key}
            ration={ration}
            isChosen={ration.key === food}
            isLoved={pet !== undefined && lovesKey(pet, ration.key)}
            onTap={() => tapFood(ration.key)}
            drag={drag}
          />
        ))}
      </ul>
      {isActive && (
        <div className={styles['tools']}>
          {pet && (
            <Button className={styles['wide']} onClick={() => onLook(pet.key)}>
              {t('dock.lookCloser')}
            </Button>
          )}
          {pet && food !== undefined && meal?.kind === 'meal' && (
            <Button kind="primary" onClick={() => feed(pet.key, food)}>
              {t('stable.feedOne')}
            </Button>
          )}
          <Button kind="plain" className={styles['wide']} onClick={putBack}>
            {t('dock.close')} <Key>Esc</Key>
          </Button>
          <IconButton className={styles['narrow']} label={t('dock.close')} onClick={putBack}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </section>
  );
}
