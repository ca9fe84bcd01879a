import { Avatar } from '../../art/avatar.tsx';
import { Icon } from '../../art/icon.tsx';
import { Scene } from '../../art/scene.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import styles from './moment.module.css';

/** Shown at death: says plainly what it costs, and offers to go on. */
export function Death({ onRevive }: { readonly onRevive: () => void }) {
  const player = usePlayer();
  const { lvl, gp } = player.stats;
  const gold = Math.floor(gp);
  return (
    <Dialog
      centred
      title={t('death.title')}
      description={t('death.hint')}
      picture={
        <div className={styles['scene']}>
          <Scene background="" scale={3} night />
          <Avatar
            className={`${styles['figure']} ${styles['ghost']}`}
            player={player}
            scale={3}
            show="alone"
          />
        </div>
      }
      actions={
        <Button kind="primary" wide onClick={onRevive}>
          {t('death.rise')}
        </Button>
      }
    >
      <ul className={styles['list']}>
        <li>
          <PixelIcon name="skull" />
          {lvl > 1 ? t('death.level', { level: lvl - 1 }) : t('death.sameLevel')}
        </li>
        <li>
          <PixelIcon name="star" />
          {t('death.experience')}
        </li>
        <li>
          <PixelIcon name="coin" />
          {gold > 0 ? t('death.gold', { count: gold }) : t('death.noGold')}
        </li>
        <li>
          <Icon name="shield" />
          {t('death.item')}
        </li>
        <li>
          <PixelIcon name="heart" />
          {t('death.kept')}
        </li>
      </ul>
    </Dialog>
  );
}
