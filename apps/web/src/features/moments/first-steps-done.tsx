import { ONBOARDING_GOLD } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Celebration } from './celebration.tsx';
import { Gain, Gains } from './gain.tsx';

/** All first steps are done: what they brought. */
export const FirstStepsDone = ({ onClose }: { readonly onClose: () => void }) => (
  <Celebration
    title={t('firstSteps.title')}
    hint={t('firstSteps.hint')}
    onward={t('firstSteps.onward')}
    onClose={onClose}
  >
    <Gains>
      <Gain picture={<PixelIcon name="coin" scale={2} />}>
        {t('firstSteps.gold', { count: ONBOARDING_GOLD })}
      </Gain>
    </Gains>
  </Celebration>
);
