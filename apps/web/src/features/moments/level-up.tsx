import { experienceToPass, hasClass } from '@everdeed/rules';
import { Avatar } from '../../art/avatar.tsx';
import { Item } from '../../art/item.tsx';
import { Scene } from '../../art/scene.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import styles from './moment.module.css';

/** Levels that bring a quest scroll, once each (seed 2, section 4). */
const SCROLLS: Readonly<Record<number, string>> = {
  15: 'atom1',
  30: 'vice1',
  40: 'goldenknight1',
  60: 'moonstone1',
};

function NewScroll({ name }: { readonly name: string }) {
  return (
    <p className={styles['gift']}>
      <Plate ground="raised" className={styles['giftPlate']}>
        <Item family="quests" name={name} scale={2} naming="words" />
      </Plate>
      {t('level.scroll')}
    </p>
  );
}

/** A new level, and what it brought. */
export function LevelUp({ level, onClose }: { readonly level: number; readonly onClose: () => void }) {
  const player = usePlayer();
  const { points, exp, lvl } = player.stats;
  const canSpend = points > 0 && hasClass(player);
  const scroll = SCROLLS[level];
  const missing = Math.max(0, Math.ceil(experienceToPass(lvl) - exp));
  return (
    <Dialog
      unasked
      centred
      onClose={onClose}
      title={t('level.title', { level })}
      description={t('level.hint', { name: player.profile.name })}
      picture={
        <div className={styles['scene']}>
          <Scene background={player.preferences.background ?? 'violet'} scale={3} />
          <div className={styles['rays']} />
          <Avatar className={styles['figure']} player={player} scale={3} show="alone" alive />
        </div>
      }
      actions={
        <Button kind="primary" wide onClick={onClose}>
          {t('level.onward')}
        </Button>
      }
    >
      <div className={styles['plates']}>
        <Plate ground="page" size="large" className={styles['plate']}>
          <PixelIcon name="heart" scale={2} />
          {t('level.health')}
        </Plate>
        {canSpend && (
          <Plate ground="page" size="large" className={styles['plate']}>
            <PixelIcon name="flame" scale={2} />
            {t('level.points', { count: points })}
          </Plate>
        )}
        <Plate ground="page" size="large" className={styles['plate']}>
          <PixelIcon name="star" scale={2} />
          {t('level.next', { amount: formatNumber(missing), level: lvl + 1 })}
        </Plate>
      </div>
      {scroll && player.items.quests[scroll] && <NewScroll name={scroll} />}
    </Dialog>
  );
}
