import { findPet } from '@everdeed/content';
import { nameOf, wordsOf } from '@everdeed/content/words';
import { checkHatching, MOUNT_GROWTH } from '@everdeed/rules';
import { useState } from 'react';
import { Creature } from '../../../art/creature.tsx';
import { Item } from '../../../art/item.tsx';
import type { GamePlayer } from '../../../data/game.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { Bar } from '../../../ui/bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { Quantity } from '../quantity.tsx';
import { nameOfThing } from '../things/names.ts';
import styles from './animal-sheet.module.css';
import { favouriteOf, lovesKey, mealOf, rationsFor } from './feeding.ts';
import { FoodButton } from './food-button.tsx';
import { nameOfAnimal } from './names.ts';
import { type Animal, growthOf } from './shelves.ts';
import { eggSource, potionSource, specialSources } from './sources.ts';

interface PartProps {
  readonly family: 'eggs' | 'hatchingPotions';
  readonly name: string;
  readonly count: number;
  readonly source: string;
}

/** One of the two halves of a pet: how many there are, and where it comes from. */
const Half = ({ family, name, count, source }: PartProps) => (
  <li className={styles['half']}>
    <Plate
      ground={count > 0 ? 'wash' : 'sunken'}
      className={styles['halfPlate']}
      data-none={count === 0 || undefined}
    >
      <Item family={family} name={name} scale={2} />
    </Plate>
    <div>
      <p className={styles['halfName']}>
        {family === 'eggs'
          ? t('stable.egg', { name: nameOfThing({ family, key: name }) })
          : t('stable.potion', { name: nameOfThing({ family, key: name }) })}
      </p>
      <p className={styles['note']}>
        {count > 0 ? t('closer.have', { count: formatNumber(count) }) : source}
      </p>
    </div>
  </li>
);

/** What is needed for a pet, and where it comes from. */
function Needed({ animal, player }: { readonly animal: Animal; readonly player: GamePlayer }) {
  const { egg, potion, group } = animal;
  const { eggs, hatchingPotions } = player.items;
  if (group === 'special') {
    return (
      <ul className={styles['sources']}>
        {specialSources(animal).map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role from lists without bullets
    <ul role="list" className={styles['halves']}>
      <Half family="eggs" name={egg} count={eggs[egg] ?? 0} source={eggSource(egg)} />
      <Half
        family="hatchingPotions"
        name={potion}
        count={hatchingPotions[potion] ?? 0}
        source={potionSource(potion)}
      />
    </ul>
  );
}

interface FeedingProps {
  readonly animal: Animal;
  readonly player: GamePlayer;
  /** The food that was chosen before. */
  readonly food: string | undefined;
  readonly onFeed: (food: string, amount: number) => void;
}

/** What a pet likes, and food for it. */
function Feeding({ animal: { key }, player, food, onFeed }: FeedingProps) {
  const pet = findPet(key);
  const rations = rationsFor(player, pet);
  const [chosen, setChosen] = useState(food);
  const [wanted, setWanted] = useState(1);
  const growth = growthOf(player, key);
  const current = rations.find((ration) => ration.key === chosen) ?? rations[0];
  const meal = current && mealOf(player, key, current.key);
  const most = meal?.kind === 'meal' ? meal.most : 0;
  const amount = Math.min(wanted, most);
  const favourite = pet && favouriteOf(pet);
  const grownTo = meal?.kind === 'meal' ? (player.items.pets[key] ?? 0) + meal.step * amount : growth;
  return (
    <section className={styles['feeding']} aria-label={t('stable.dock')}>
      <div className={styles['growth']}>
        <Bar
          kind="growth"
          value={growth}
          max={MOUNT_GROWTH}
          label={t('stable.grown', { growth: formatNumber(growth), full: formatNumber(MOUNT_GROWTH) })}
        />
        <p className={styles['note']}>
          {t('stable.grown', { growth: formatNumber(growth), full: formatNumber(MOUNT_GROWTH) })}
          {' · '}
          {favourite === undefined
            ? t('stable.lovesAll')
            : t('stable.loves', { food: nameOf('food', favourite) })}
        </p>
      </div>
      {rations.length === 0 && <p className={styles['note']}>{t('things.none.food')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role from lists without bullets */}
      <ul role="list" className={styles['rations']} aria-label={t('things.food')}>
        {rations.map((ration) => (
          <li key={ration.key}>
            <FoodButton
              ration={ration}
              isChosen={ration.key === current?.key}
              isLoved={pet !== undefined && lovesKey(pet, ration.key)}
              onClick={() => {
                setChosen(ration.key);
                setWanted(1);
              }}
            />
          </li>
        ))}
      </ul>
      {current && meal?.kind === 'meal' && (
        <>
          {meal.most > 1 && <Quantity value={amount} max={meal.most} onChange={setWanted} />}
          <p className={styles['note']} role="status">
            {nameOf('food', current.key)}:{' '}
            {meal.isSaddle || grownTo >= MOUNT_GROWTH
              ? t('stable.growsUp')
              : t('stable.growsTo', {
                  step: formatNumber(meal.step * amount),
                  growth: formatNumber(grownTo),
                  full: formatNumber(MOUNT_GROWTH),
                })}
          </p>
          <Button kind="primary" wide onClick={() => onFeed(current.key, amount)}>
            {meal.isSaddle ? t('stable.useSaddle') : t('stable.feedSome', { count: amount })}
          </Button>
        </>
      )}
    </section>
  );
}

/** How it stands, in a sentence. */
function stateOf(animal: Animal): string {
  const key = animal.standing === 'tame' && animal.atSide ? 'atSide' : animal.standing;
  return t(`stable.state.${animal.side}.${key}`);
}

export interface AnimalSheetProps {
  readonly animal: Animal;
  readonly player: GamePlayer;
  readonly food: string | undefined;
  readonly onFeed: (food: string, amount: number) => void;
  /** Takes it along, or leaves it here. */
  readonly onTake: () => void;
  readonly onHatch: () => void;
  readonly onClose: () => void;
}

const isHere = ({ standing }: Animal): boolean => standing === 'growing' || standing === 'tame';

/** A pet or a mount up close: what it is like, what it eats, or where it comes from. */
export function AnimalSheet({ animal, player, food, onFeed, onTake, onHatch, onClose }: AnimalSheetProps) {
  const { side, key, egg, potion, standing, atSide, group } = animal;
  const missing = standing === 'missing';
  const kind = side === 'pets' ? 'pet' : 'mount';
  const canHatch = side === 'pets' && checkHatching(player, egg, potion).ok;
  const needsPet = missing && side === 'mounts' && group !== 'special';
  return (
    <Dialog
      onClose={onClose}
      title={nameOfAnimal(animal)}
      description={stateOf(animal)}
      portrait={
        <Plate size="large" className={styles['plate']}>
          <Creature kind={kind} name={key} missing={missing} scale={kind === 'pet' ? 4 : 2} />
        </Plate>
      }
      actions={
        isHere(animal) || canHatch ? (
          <>
            {isHere(animal) && (
              <Button aria-pressed={atSide} onClick={onTake}>
                {t(`stable.${atSide ? 'leave' : 'take'}.${side}`)}
              </Button>
            )}
            {canHatch && (
              <Button kind="primary" onClick={onHatch}>
                {t(standing === 'ready' ? 'stable.hatch' : 'stable.hatchAgain')}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      <p className={styles['tale']}>{wordsOf(side, key)?.description}</p>
      {needsPet && <p className={styles['note']}>{t('stable.source.raise')}</p>}
      {(missing || standing === 'ready') && !needsPet && <Needed animal={animal} player={player} />}
      {standing === 'growing' && <Feeding animal={animal} player={player} food={food} onFeed={onFeed} />}
    </Dialog>
  );
}
