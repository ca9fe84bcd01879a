import type { LookSource } from '@everdeed/art';
import { Avatar } from '../../art/avatar.tsx';
import { t } from '../../i18n/i18n.ts';
import styles from './class-plates.module.css';

const CLASSES = [
  ['warrior', 'warrior', 'brown', 'c06534'],
  ['mage', 'wizard', 'red', 'f5a76e'],
  ['rogue', 'rogue', 'black', '915533'],
  ['healer', 'healer', 'blond', 'ea8349'],
] as const;

/** A hero in the fourth set of a class's gear. */
function heroOf(gear: string, color: string, skin: string): LookSource {
  return {
    preferences: { size: 'slim', hair: { color, base: 3, bangs: 1 }, skin, shirt: 'white' },
    items: {
      gear: {
        equipped: {
          head: `head_${gear}_4`,
          armor: `armor_${gear}_4`,
          weapon: `weapon_${gear}_4`,
          ...(gear !== 'wizard' && { shield: `shield_${gear}_4` }),
        },
      },
    },
  };
}

const HEROES = CLASSES.map(([name, gear, color, skin]) => ({ name, hero: heroOf(gear, color, skin) }));

/** The four classes, each in its gear. */
export function ClassPlates() {
  return (
    <section>
      <h2>{t('features.classes')}</h2>
      <p>{t('features.classesText')}</p>
      <ul className={styles['classes']}>
        {HEROES.map(({ name, hero }) => (
          <li key={name}>
            <span className={`${styles['plate']} stepped-3`}>
              <Avatar player={hero} scale={3} show="alone" />
            </span>
            <h3>{t(`features.${name}`)}</h3>
            <p>{t(`features.${name}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
