import { Creature } from '../../../art/creature.tsx';
import { Item } from '../../../art/item.tsx';
import { Scene } from '../../../art/scene.tsx';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './celebration.module.css';
import { nameOfAnimal } from './names.ts';

/** A pet that hatched, or one that grew into a mount. */
export interface Celebrated {
  readonly kind: 'hatched' | 'raised';
  readonly egg: string;
  /** Catalogue key of pet and mount. */
  readonly key: string;
}

export interface CelebrationProps {
  readonly celebrated: Celebrated;
  /** The background that the player has chosen. */
  readonly background: string;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** What it was turns into what it is, in a flash of parchment; without motion it simply is. */
function Turning({ celebrated: { kind, egg, key } }: Pick<CelebrationProps, 'celebrated'>) {
  return (
    <div className={styles['turning']}>
      <span className={styles['before']}>
        {kind === 'hatched' ? (
          <Item family="eggs" name={egg} scale={3} />
        ) : (
          <Creature kind="pet" name={key} scale={3} />
        )}
      </span>
      <span className={styles['after']}>
        <Creature kind={kind === 'hatched' ? 'pet' : 'mount'} name={key} scale={3} />
      </span>
      <span className={styles['flash']} />
    </div>
  );
}

/** The moment in which a pet hatches or has grown up. Escape, a tap beside it and either button end it. */
export function Celebration({ celebrated, background, onTake, onClose }: CelebrationProps) {
  const side = celebrated.kind === 'hatched' ? 'pets' : 'mounts';
  const name = nameOfAnimal({ side, key: celebrated.key });
  return (
    <Dialog
      centred
      onClose={onClose}
      title={name}
      description={t(`stable.celebrate.${celebrated.kind}`)}
      picture={
        <div className={styles['scene']}>
          <Scene background={background} scale={3} />
          <Turning celebrated={celebrated} />
        </div>
      }
      actions={
        <>
          <Button onClick={onTake}>{t(`stable.take.${side}`)}</Button>
          <Button kind="primary" onClick={onClose}>
            {t('stable.onward')}
          </Button>
        </>
      }
    />
  );
}
