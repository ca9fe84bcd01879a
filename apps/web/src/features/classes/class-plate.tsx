import { nameOf } from '@everdeed/content/words';
import { leadingAttributes, type Player, type PlayerClass } from '@everdeed/rules';
import { useMemo } from 'react';
import { Avatar } from '../../art/avatar.tsx';
import { Icon } from '../../art/icon.tsx';
import { Scene } from '../../art/scene.tsx';
import { t } from '../../i18n/i18n.ts';
import { useWords } from '../../item-kit/use-words.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Plate } from '../../ui/plate.tsx';
import { dressed, gearOf, skillsOf, type Tier } from './choice.ts';
import styles from './class-choice.module.css';

/** Where each class feels at home. */
const PLACES: Readonly<Record<PlayerClass, string>> = {
  warrior: 'violet',
  wizard: 'starry_skies',
  rogue: 'harvest_fields',
  healer: 'fairy_ring',
};

function Skills({ name }: { readonly name: PlayerClass }) {
  useWords('spells');
  return (
    <ul className={styles['skills']}>
      {skillsOf(name).map(({ key, level }) => (
        <li key={key} title={nameOf('spells', key)}>
          <Plate className={styles['skill']}>
            <Icon name={key} size={24} />
          </Plate>
          <span className="visually-hidden">{nameOf('spells', key)}, </span>
          {t('classes.level', { level })}
        </li>
      ))}
    </ul>
  );
}

interface ClassPlateProps {
  readonly player: Player;
  readonly name: PlayerClass;
  readonly tier: Tier;
  /** Name of the radio group. */
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** Enter, on the plate that is chosen. */
  readonly onConfirm: () => void;
}

/** One class: how the player would look, what it is good at, and its skills. */
export function ClassPlate({ player, name, tier, group, isChosen, onChoose, onConfirm }: ClassPlateProps) {
  const look = useMemo(() => dressed(player, gearOf(name, tier)), [player, name, tier]);
  const title = t(`class.${name}`);
  return (
    <label className={styles['plate']} data-chosen={isChosen || undefined}>
      <input
        type="radio"
        className={styles['radio']}
        name={group}
        checked={isChosen}
        aria-label={title}
        aria-describedby={`${group}-${name}`}
        onChange={onChoose}
        onKeyDown={({ key, repeat }) => {
          if (key === 'Enter' && !repeat && isChosen) onConfirm();
        }}
      />
      <span className={`${styles['stage']} stepped-3`}>
        <Scene className={styles['stageScene']} background={PLACES[name]} scale={4} />
        <Avatar className={styles['figure']} player={look} scale={4} show="alone" alive={isChosen} />
      </span>
      <span className={styles['title']}>{title}</span>
      <span className={styles['words']} id={`${group}-${name}`}>
        <span className={styles['leads']}>
          {leadingAttributes(name).map((attribute) => (
            <span key={attribute}>
              <Icon name={attribute} /> {t(`tasks.attribute.${attribute}`)}
            </span>
          ))}
        </span>
        <span>{t(`classes.about.${name}`)}</span>
      </span>
      <Skills name={name} />
      {isChosen && (
        <span className={`${styles['tick']} stepped`} aria-hidden="true">
          <Glyph name="check" />
        </span>
      )}
    </label>
  );
}
