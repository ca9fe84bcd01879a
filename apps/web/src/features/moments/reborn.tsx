import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Celebration } from './celebration.tsx';
import styles from './moment.module.css';

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
      <div className={styles['plates']}>
        <Plate ground="page" size="large" className={styles['plate']}>
          <PixelIcon name="heart" scale={2} />
          {t('level.health')}
        </Plate>
        <Plate ground="page" size="large" className={styles['plate']}>
          <PixelIcon name="flame" scale={2} />
          {t('reborn.count', { count: rebirths })}
        </Plate>
        <Plate ground="page" size="large" className={styles['plate']}>
          <PixelIcon name="star" scale={2} />
          {t('reborn.kept')}
        </Plate>
      </div>
    </Celebration>
  );
}
