import { registerActions } from '../data/define-action.ts';
import { shopActions } from '../features/shops/shop-actions.tsx';
import { MarketScreen } from '../features/shops/market-screen.tsx';
import { t } from '../i18n/i18n.ts';

registerActions(...shopActions);

/** The shop of the current address. */
export function ShopsPage() {
  const tabs = [{ path: '/shops/market', label: t('shops.tab.market') }];
  return <MarketScreen tabs={tabs} />;
}
