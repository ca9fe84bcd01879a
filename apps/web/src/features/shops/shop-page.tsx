import { type ReactNode, Suspense, use, useState } from 'react';
import { KeeperScene, type KeeperSceneProps } from '../../art/keeper-scene.tsx';
import { t } from '../../i18n/i18n.ts';
import { Skeleton } from '../../ui/feedback.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHead, type PageTab } from '../../ui/page-head.tsx';
import type { Place } from '../../data/world-boss.ts';
import styles from './shop-page.module.css';
import { ShopFront } from './shop-front.tsx';
import { ShopNotice } from './shop-notice.ts';
import type { ShopItem } from './shop-types.ts';
import { loadAtLast } from '../../lib/load-later.ts';

const ItemDialog = loadAtLast(async () => ({ default: (await import('./item-dialog.tsx')).ItemDialog }));

export interface ShopPageProps {
  readonly tabs: readonly PageTab[];
  readonly scene: KeeperSceneProps;
  /** What a world boss calls the shop, if it can strike it. */
  readonly place?: Place;
  readonly tools?: ReactNode;
  /** `loading` and `failed` stand for the wares, whose place they take. */
  readonly state: 'loading' | 'failed' | 'ready';
  readonly onRetry: () => void;
  readonly children: (open: (item: ShopItem) => void) => ReactNode;
}

/** What every shop has: its keeper, the tabs, and the dialog of the item that is looked at. */
export function ShopPage({ tabs, scene, place, tools, state, onRetry, children }: ShopPageProps) {
  const [item, setItem] = useState<ShopItem>();
  return (
    <div className={styles['page']}>
      {place ? <ShopFront place={place} {...scene} /> : <KeeperScene {...scene} />}
      <div className={styles['head']}>
        <PageHead title={t('nav.shops')} tabs={tabs} tabsLabel={t('shops.tabs')} tools={tools} />
      </div>
      {use(ShopNotice)}
      {state === 'loading' && <Skeleton count={3} />}
      {state === 'failed' && (
        <LoadFailed title={t('shops.failed')} hint={t('shops.failedHint')} onRetry={onRetry} />
      )}
      {state === 'ready' && children(setItem)}
      {item && (
        <Suspense fallback={null}>
          <ItemDialog item={item} onClose={() => setItem(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
