import { nameOf } from '@everdeed/content/words';
import type { GearSlot } from '@everdeed/rules';
import { Item } from '../../art/item.tsx';
import { Pet } from '../../art/pet.tsx';
import { useName } from '../../art/use-name.ts';
import { t } from '../../i18n/i18n.ts';
import { useNames } from '../../item-kit/use-words.ts';
import { Link } from '../../ui/link.tsx';
import { Plate } from '../../ui/plate.tsx';
import type { Person } from './person.ts';
import styles from './stats.module.css';

const SLOTS = [
  'head',
  'armor',
  'weapon',
  'shield',
  'back',
  'eyewear',
  'headAccessory',
  'body',
] as const satisfies readonly GearSlot[];

/** Nothing is worn where the base item of a slot is. */
const isBare = (key: string | undefined): boolean => !key || key.includes('_base_0');

function Slot({ slot, gear }: { readonly slot: GearSlot; readonly gear: string | undefined }) {
  const name = useName('words', 'gear', gear ?? '');
  const label = t(`profile.slot.${slot}`);
  if (!gear || isBare(gear)) {
    return (
      <li className={styles['slot']}>
        <span className={styles['bare']} aria-hidden="true" />
        <span className={styles['slotName']}>{label}</span>
        <span className="visually-hidden">{t('profile.empty')}</span>
      </li>
    );
  }
  return (
    <li className={styles['slot']} title={name}>
      <Plate className={styles['slotPlate']}>
        <Item family="gear" name={gear} scale={2} />
      </Plate>
      <span className={styles['slotName']}>{label}</span>
      <span className="visually-hidden">{name}</span>
    </li>
  );
}

function Companion({ family, name }: { readonly family: 'pets' | 'mounts'; readonly name: string }) {
  const isNamed = useNames(family);
  return (
    <li className={styles['companion']}>
      <Plate className={styles['companionPlate']}>
        <Pet name={name} scale={2} />
      </Plate>
      <span>{isNamed && nameOf(family, name)}</span>
    </li>
  );
}

function Companions({ person: { pet, mount }, isOwn }: WearingProps) {
  return (
    <section aria-labelledby="companions">
      <h3 id="companions">{t('profile.companions')}</h3>
      {pet || mount ? (
        <ul className={styles['companions']}>
          {pet && <Companion family="pets" name={pet} />}
          {mount && <Companion family="mounts" name={mount} />}
        </ul>
      ) : (
        <p className={styles['note']}>{t(isOwn ? 'profile.noCompanionsOwn' : 'profile.noCompanions')}</p>
      )}
    </section>
  );
}

interface WearingProps {
  readonly person: Person;
  readonly isOwn: boolean;
}

/** The gear that counts, slot by slot, and the animals that are out. */
export function Wearing(props: WearingProps) {
  const { worn, costume } = props.person;
  return (
    <>
      <section aria-labelledby="wearing">
        <div className={styles['head']}>
          <h3 id="wearing">{t('profile.wearing')}</h3>
          {props.isOwn && (
            <Link to="/inventory/equipment" className={styles['change']}>
              {t('profile.changeGear')}
            </Link>
          )}
        </div>
        <ul className={styles['slots']}>
          {SLOTS.map((slot) => (
            <Slot key={slot} slot={slot} gear={worn[slot]} />
          ))}
        </ul>
        {costume && <p className={styles['note']}>{t('profile.costume')}</p>}
      </section>
      <Companions {...props} />
    </>
  );
}
