import { nameOf } from '@everdeed/content/words';
import { Suspense, useState } from 'react';
import { Pet } from '../../art/pet.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { ItemCard, ItemGrid, ItemSection } from '../../item-kit/item-card.tsx';
import { useNames } from '../../item-kit/use-words.ts';
import { EmptyState, Skeleton } from '../../ui/feedback.tsx';
import { itemName } from './item-name.ts';
import { NothingFound } from './nothing-found.tsx';
import { forSale, type SaleItem, SOLD, type SoldFamily } from './sale-model.ts';
import { Price } from './shop-card.tsx';
import { ShopPicture } from './shop-picture.tsx';
import styles from './shop-section.module.css';
import { loadAtLast } from '../../lib/load-later.ts';

const SaleDialog = loadAtLast(async () => ({ default: (await import('./sale-dialog.tsx')).SaleDialog }));

const WORDS_OF = { eggs: 'eggs', hatchingPotions: 'potions', food: 'food' } as const;
const spoken = (family: SoldFamily, key: string): string =>
  itemName({ purchaseType: family, text: nameOf(WORDS_OF[family], key) });

const PICTURES = { eggs: 'Pet_Egg_', hatchingPotions: 'Pet_HatchingPotion_', food: 'Pet_Food_' } as const;
const pictureOf = ({ family, key }: SaleItem): string => `${PICTURES[family]}${key}`;

/** What the player has and the market takes, by kind. */
export function SaleShelves({ query }: { readonly query: string }) {
  const player = usePlayer();
  const isNamed = useNames('eggs', 'potions', 'food');
  const [item, setItem] = useState<SaleItem>();
  // By other names, they would also stand in another order.
  if (!isNamed) return <Skeleton />;
  const shelves = SOLD.map((family) => ({ family, items: forSale(player, family, query, spoken) })).filter(
    ({ items }) => items.length > 0,
  );
  if (shelves.length === 0)
    return query.trim() === '' ? (
      <EmptyState
        picture={<Pet name="Wolf-Base" scale={2} />}
        title={t('shops.nothingToSell')}
        hint={t('shops.nothingToSellHint')}
      />
    ) : (
      <NothingFound view={{ query, affordable: false }} />
    );
  return (
    <>
      {shelves.map(({ family, items }) => (
        <ItemSection key={family} title={t(`shops.section.${family}`)}>
          <ItemGrid size="card" className={styles['grid']}>
            {items.map((one) => (
              <li key={one.key}>
                <ItemCard
                  size="card"
                  picture={<ShopPicture name={pictureOf(one)} scale={2} />}
                  name={one.name}
                  count={one.count}
                  onClick={() => setItem(one)}
                >
                  <Price amount={one.price} currency="gold" />
                  <span className="visually-hidden">{t('shops.have', { count: one.count })}</span>
                </ItemCard>
              </li>
            ))}
          </ItemGrid>
        </ItemSection>
      ))}
      {item && (
        <Suspense fallback={null}>
          <SaleDialog item={item} picture={pictureOf(item)} onClose={() => setItem(undefined)} />
        </Suspense>
      )}
    </>
  );
}
