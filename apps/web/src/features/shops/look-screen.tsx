import { useState } from 'react';
import { shopCalls } from 'virtual:calls/shop';
import { t } from '../../i18n/i18n.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Shirt } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import type { PageTab } from '../../ui/page-head.tsx';
import { PLAIN_VIEW, type Sort, type View } from './arrange.ts';
import { LookSets } from './look-sets.tsx';
import { ShopPage } from './shop-page.tsx';
import styles from './shop-page.module.css';
import { ShopSearch, ViewBar } from './shop-view.tsx';
import { useShopPage } from './use-shop-page.ts';

const SORTS: readonly Sort[] = ['shelf', 'name', 'price'];

/** The shop of looks: this month's backgrounds, hair, skins, shirts, ears and tails. */
export function LookScreen({ tabs }: { readonly tabs: readonly PageTab[] }) {
  const { page, failed, retry } = useShopPage(shopCalls.customizationShop, {});
  const [view, setView] = useState<View>(PLAIN_VIEW);
  return (
    <ShopPage
      tabs={tabs}
      scene={{
        keeper: 'customizations',
        name: t('shops.keeper.looks'),
        words: page?.notes || t('shops.looks.greeting'),
      }}
      tools={<ShopSearch view={view} onChange={setView} label={t('shops.find.looks')} />}
      state={failed ? 'failed' : page ? 'ready' : 'loading'}
      onRetry={retry}
    >
      {(open) => (
        <>
          <div className={styles['bar']}>
            <ViewBar view={view} onChange={setView} sorts={SORTS} />
          </div>
          <p className={styles['flush']}>
            <Link to="/inventory/looks" className={buttonLook} data-kind="plain">
              <Shirt size={18} aria-hidden="true" />
              {t('shops.looks.try')}
            </Link>
          </p>
          {page && <LookSets page={page} view={view} onOpen={open} />}
        </>
      )}
    </ShopPage>
  );
}
