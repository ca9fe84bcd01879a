import { nameOf } from '@everdeed/content/words';
import { experienceToPass, hasClass } from '@everdeed/rules';
import { Icon } from '../../art/icon.tsx';
import { Item } from '../../art/item.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { useNames } from '../../item-kit/use-words.ts';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Celebration } from './celebration.tsx';
import { Gain, Gains } from './gain.tsx';
import styles from './moment.module.css';

/** Levels that bring a quest scroll, once each (seed 2, section 4). */
const SCROLLS: Readonly<Record<number, string>> = {
  15: 'atom1',
  30: 'vice1',
  40: 'goldenknight1',
  60: 'moonstone1',
};

function NewScroll({ name }: { readonly name: string }) {
  const isNamed = useNames('quests');
  return (
    <div className={styles['gift']}>
      <Plate ground="raised" className={styles['giftPlate']}>
        <Item family="quests" name={name} scale={2} />
      </Plate>
      <span className={styles['giftWords']}>
        {t('level.scroll')}
        <span>{isNamed && nameOf('quests', name)}</span>
      </span>
    </div>
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
    <Celebration
      title={t('level.title', { level })}
      hint={t('level.hint', { name: player.profile.name })}
      onward={t('level.onward')}
      onClose={onClose}
    >
      <Gains>
        <Gain picture={<PixelIcon name="heart" scale={2} />}>{t('level.health')}</Gain>
        {canSpend && (
          <Gain picture={<Icon name="strength" scale={2} />}>{t('level.points', { count: points })}</Gain>
        )}
        <Gain picture={<PixelIcon name="star" scale={2} />}>
          {t('level.next', { amount: formatNumber(missing), level: lvl + 1 })}
        </Gain>
      </Gains>
      {scroll && player.items.quests[scroll] && <NewScroll name={scroll} />}
    </Celebration>
  );
}
