import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Celebration } from './celebration.tsx';
import { Gain, Gains } from './gain.tsx';

/** A new beginning at level 1: how far the last life got, and what comes along. */
export function Reborn({ onClose }: { readonly onClose: () => void }) {
  const { achievements, profile } = usePlayer();
  const { rebirths = 1, rebirthLevel } = achievements;
  return (
    <Celebration
      title={t('reborn.title')}
      hint={
        rebirthLevel
          ? t('reborn.hint', { name: profile.name, level: rebirthLevel })
          : t('reborn.hintPlain', { name: profile.name })
      }
      onward={t('reborn.onward')}
      onClose={onClose}
    >
      <Gains>
        <Gain picture={<PixelIcon name="heart" scale={2} />}>{t('level.health')}</Gain>
        <Gain picture={<PixelIcon name="flame" scale={2} />}>{t('reborn.count', { count: rebirths })}</Gain>
        <Gain picture={<PixelIcon name="star" scale={2} />}>{t('reborn.kept')}</Gain>
      </Gains>
    </Celebration>
  );
}
