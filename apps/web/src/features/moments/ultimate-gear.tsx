import type { PlayerClass } from '@everdeed/rules';
import { Medal } from '../../art/icon.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { Celebration } from './celebration.tsx';
import { Gain, Gains } from './gain.tsx';

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
      <Gains>
        {complete.map((name) => (
          <Gain key={name} picture={<Medal name={medalOf(name)} scale={2} />}>
            {t(`class.${name}`)}
          </Gain>
        ))}
      </Gains>
    </Celebration>
  );
}
