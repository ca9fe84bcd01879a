import { MOUNT_GROWTH } from '@everdeed/rules';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { herdImage } from '../../../art/herd.tsx';
import { Item } from '../../../art/item.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/i18n.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { Heart, PawPrint } from '../../../ui/more-icons.ts';
import styles from './animal-cell.module.css';
import { nameOfAnimal, shortName } from './names.ts';
import type { Naming } from './lines.ts';
import { subjectOf } from './subjects.ts';
import type { Animal, Row } from './shelves.ts';

/** What an animal makes of the chosen food. */
export type Appetite = 'loves' | 'eats' | 'none';

/** The name of an animal and how it stands, for people who cannot see it. */
function spokenName(animal: Animal, appetite: Appetite | undefined): string {
  const name = nameOfAnimal(animal);
  const state =
    animal.growth === undefined
      ? t(`stable.spoken.${animal.side}.${animal.standing}`)
      : t('stable.grown', { growth: formatNumber(animal.growth), full: formatNumber(MOUNT_GROWTH) });
  const atSide = animal.atSide && t(`stable.atSide.${animal.side}`);
  const loves = appetite === 'loves' && t('stable.lovesIt');
  return [name, state, atSide, loves].filter(Boolean).join(', ');
}

/** Egg and potion, which are there. */
const Ready = ({ animal: { egg, potion } }: { readonly animal: Animal }) => (
  <>
    <span className={styles['halves']}>
      <Item family="eggs" name={egg} scale={1} />
      <Item family="hatchingPotions" name={potion} scale={1} />
    </span>
    <span className={styles['hatch']}>{t('stable.hatch')}</span>
  </>
);

/** What is in the frame. Functions, not components: hundreds of cells come and go while the stable scrolls. */
function insideOf(animal: Animal): ReactNode {
  const { standing, growth } = animal;
  if (standing === 'ready') return <Ready animal={animal} />;
  const subject = subjectOf(animal);
  return (
    <>
      {herdImage(subject, styles[subject.kind])}
      {growth !== undefined && (
        <span
          className={`${styles['growth']} stepped`}
          style={{ '--share': Math.min(1, growth / MOUNT_GROWTH) }}
        />
      )}
      {standing === 'raised' && (
        <span className={styles['raised']}>
          <Glyph name="check" cell={1.5} /> {t('stable.raised')}
        </span>
      )}
    </>
  );
}

export interface AnimalCellProps {
  readonly animal: Animal;
  readonly by: Row['by'];
  readonly naming: Naming;
  /** What it makes of the chosen food, if one is chosen. */
  readonly appetite: Appetite | undefined;
  readonly isChosen: boolean;
  /** Whether food is dragged over it. */
  readonly isAimed: boolean;
  /** Whether the tabulator leads to it. */
  readonly isStop: boolean;
  readonly onTap: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Each change of the player makes all animals anew, though most of them are as before. */
const isSame = (one: Animal, other: Animal): boolean =>
  one === other ||
  (one.id === other.id &&
    one.standing === other.standing &&
    one.growth === other.growth &&
    one.atSide === other.atSide);

function needsNothing(before: AnimalCellProps, after: AnimalCellProps): boolean {
  return (
    isSame(before.animal, after.animal) &&
    before.by === after.by &&
    before.naming === after.naming &&
    before.appetite === after.appetite &&
    before.isChosen === after.isChosen &&
    before.isAimed === after.isAimed &&
    before.isStop === after.isStop &&
    before.onTap === after.onTap
  );
}

/** A pet, a mount, or where one could be. */
export const AnimalCell = memo(function AnimalCell(props: AnimalCellProps) {
  const { animal, by, naming, appetite, isChosen, isAimed, isStop, onTap } = props;
  const label = naming === 'full' ? nameOfAnimal(animal) : naming === 'short' && shortName(animal, by);
  return (
    <li className={styles['place']}>
      <button
        type="button"
        className={styles['cell']}
        data-animal={animal.id}
        data-standing={animal.standing}
        data-at-side={animal.atSide || undefined}
        data-appetite={appetite}
        data-aimed={isAimed || undefined}
        aria-pressed={isChosen}
        tabIndex={isStop ? 0 : -1}
        aria-label={spokenName(animal, appetite)}
        onClick={onTap}
      >
        <span className={styles['frame']}>
          {insideOf(animal)}
          {animal.atSide && (
            <span className={`${styles['seal']} stepped`}>
              <PawPrint size={18} />
            </span>
          )}
          {appetite === 'loves' && (
            <span className={styles['loves']}>
              <Heart size={14} />
            </span>
          )}
        </span>
        {label && <span className={styles['label']}>{label}</span>}
      </button>
    </li>
  );
}, needsNothing);
