import type { PlayerClass } from '@everdeed/rules';
import { Medal } from '../../art/icon.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { Plate } from '../../ui/plate.tsx';
import { Celebration } from './celebration.tsx';
import styles from './moment.module.css';

const CLASSES: readonly PlayerClass[] = ['warrior', 'wizard', 'rogue', 'healer'];
const medalOf = (name: PlayerClass): string => `${name === 'wizard' ? 'mage' : name}UltimateGear`;

/** The best gear of a class is complete: every class of which that is so. */
export function UltimateGear({ onClose }: { readonly onClose: () => void }) {
  const { achievements, profile } = usePlayer();
  const complete = CLASSES.filter((name) => achievements.ultimateGearSets[name]);
  return (
    <Celebration
      title={t('ultimate.title')}
      hint={t('ultimate.hint', { name: profile.name })}
      onward={t('ultimate.onward')}
      onClose={onClose}
    >
      <div className={styles['plates']}>
        {complete.map((name) => (
          <Plate key={name} ground="page" size="large" className={styles['plate']}>
            <Medal name={medalOf(name)} scale={2} />
            {t(`class.${name}`)}
          </Plate>
        ))}
      </div>
    </Celebration>
  );
}
