import { useLocation } from 'react-router';
import { registerActions } from '../data/define-action.ts';
import { LookScreen } from '../features/shops/look-screen.tsx';
import { MarketScreen } from '../features/shops/market-screen.tsx';
import { QuestScreen } from '../features/shops/quest-screen.tsx';
import { ShopNotice } from '../features/shops/shop-notice.ts';
import { SeasonalScreen } from '../features/shops/seasonal-screen.tsx';
import { TimeScreen } from '../features/shops/time-screen.tsx';
import { wareActions } from '../features/shops/ware-actions.ts';
import { t } from '../i18n/i18n.ts';
import { sellItem } from '../item-kit/sell-action.tsx';
import { ShopNews } from './news.tsx';

registerActions(...wareActions, sellItem);

/** The shops by the last part of their path, in the order of their tabs. */
const SCREENS = {
  market: MarketScreen,
  quests: QuestScreen,
  customizations: LookScreen,
  seasonal: SeasonalScreen,
  time: TimeScreen,
} as const;
type Shop = keyof typeof SCREENS;
const SHOPS = ['market', 'quests', 'customizations', 'seasonal', 'time'] as const satisfies readonly Shop[];

/** The shop of the current address. */
export function ShopsPage() {
  const { pathname } = useLocation();
  const tabs = SHOPS.map((shop) => ({
    path: `/shops/${shop}`,
    label: t(`shops.tab.${shop}`),
    ...(shop === 'time' && { short: t('shops.tab.timeShort') }),
  }));
  const Screen = SCREENS[SHOPS.find((shop) => pathname.startsWith(`/shops/${shop}`)) ?? 'market'];
  return (
    <ShopNotice value={<ShopNews />}>
      <Screen tabs={tabs} />
    </ShopNotice>
  );
}
