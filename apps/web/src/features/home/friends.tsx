import type { LookSource } from '@everdeed/art';
import { Avatar } from '../../art/avatar.tsx';
import { Campfire } from '../../art/campfire.tsx';
import { Pet } from '../../art/pet.tsx';
import styles from './home-screen.module.css';

const SCALE = 4;

const look = (
  hair: NonNullable<NonNullable<LookSource['preferences']>['hair']>,
  skin: string,
  shirt: string,
  gear: Record<string, string>,
): LookSource => ({
  preferences: { size: 'slim', hair, skin, shirt },
  items: { gear: { equipped: gear } },
});

const WARRIOR = look({ color: 'black', base: 1, bangs: 1 }, 'c06534', 'black', {
  head: 'head_warrior_5',
  armor: 'armor_warrior_4',
  weapon: 'weapon_warrior_5',
  shield: 'shield_warrior_3',
});
const ROGUE = look({ color: 'black', base: 2, bangs: 1 }, '915533', 'red', {});
const MAGE = look({ color: 'red', base: 3, bangs: 1 }, 'f5a76e', 'blue', {
  head: 'head_wizard_3',
  armor: 'armor_wizard_3',
  weapon: 'weapon_wizard_4',
});
const HEALER = look({ color: 'blond', base: 3, bangs: 2 }, 'ea8349', 'white', {
  head: 'head_healer_4',
  armor: 'armor_healer_4',
  weapon: 'weapon_healer_3',
});

/** Who sits around the fire, from left to right; `wide` and `widest` ones only if there is room. */
export function Friends() {
  return (
    <div className={styles['friends']} aria-hidden="true">
      <span className={styles['friend']} data-wide style={{ '--place': '13%', '--middle': '10%' }}>
        <Pet name="Dragon-CottonCandyPink" scale={SCALE} />
      </span>
      <span className={styles['friend']} data-widest style={{ '--place': '24%' }}>
        <Avatar player={ROGUE} scale={SCALE} show="alone" alive />
      </span>
      <span className={styles['friend']} style={{ '--place': '34%', '--middle': '30%', '--narrow': '20.5%' }}>
        <Avatar player={WARRIOR} scale={SCALE} show="alone" alive />
      </span>
      <span className={styles['friend']} data-widest style={{ '--place': '43%' }}>
        <Pet name="Fox-Red" scale={SCALE} />
      </span>
      <span
        className={`${styles['friend']} ${styles['fire']}`}
        style={{ '--place': '50.5%', '--middle': '49%', '--narrow': '52%' }}
      >
        <Campfire scale={SCALE} />
      </span>
      <span className={styles['friend']} style={{ '--place': '60%', '--middle': '67%', '--narrow': '80%' }}>
        <Avatar player={MAGE} scale={SCALE} show="alone" alive />
      </span>
      <span className={styles['friend']} data-widest style={{ '--place': '69.5%' }}>
        <Avatar player={HEALER} scale={SCALE} show="alone" alive />
      </span>
      <span className={styles['friend']} data-wide style={{ '--place': '78%', '--middle': '89%' }}>
        <Pet name="Wolf-White" scale={SCALE} />
      </span>
    </div>
  );
}
