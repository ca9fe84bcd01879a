import type { PlayerClass } from '@everdeed/rules';
import { t } from '../../i18n/i18n.ts';
import { ItemCard, ItemGrid, ItemSection } from '../../item-kit/item-card.tsx';
import { Lock } from '../../ui/icons.ts';
import type { OtherSet } from './seasonal-model.ts';
import cards from './shop-card.module.css';
import styles from './shop-section.module.css';
import { ShopPicture } from './shop-picture.tsx';

/** Gear that shows best what a set looks like. */
const HEAD = 'head';

const pictureOf = ({ items }: OtherSet): string =>
  (items.find(({ type }) => type === HEAD) ?? items[0])?.class ?? '';

export interface OtherSetsProps {
  readonly sets: readonly OtherSet[];
  /** Shows the shop as it is for another class. */
  readonly onChoose: (playerClass: PlayerClass) => void;
}

/** What this season brings for the other classes: a card for each, which leads to its set. */
export const OtherSets = ({ sets, onChoose }: OtherSetsProps) => (
  <ItemSection title={t('shops.set.forOthers')} note={t('shops.set.forOthersNote')}>
    <ItemGrid size="card" className={styles['grid']}>
      {sets.map((set) => (
        <li key={set.id}>
          <ItemCard
            size="card"
            look={set.kind === 'own' ? 'plain' : 'locked'}
            picture={<ShopPicture name={pictureOf(set)} scale={2} />}
            name={set.name}
            onClick={() => onChoose(set.playerClass)}
          >
            <span className={cards['lock']}>
              {set.kind !== 'own' && <Lock size={14} strokeWidth={2} aria-hidden="true" />}
              {t(`shops.lock.class.${set.playerClass}`)}
            </span>
          </ItemCard>
        </li>
      ))}
    </ItemGrid>
  </ItemSection>
);
