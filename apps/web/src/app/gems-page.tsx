import { useLocation, useNavigate } from 'react-router';
import { registerActions } from '../data/define-action.ts';
import { dispatch } from '../data/dispatch.ts';
import { GemsDialog } from '../features/payments/gems-dialog.tsx';
import { buyItem, shopActions } from '../features/shops/shop-actions.tsx';
import { t } from '../i18n/i18n.ts';

registerActions(...shopActions);

const buyForGold = (quantity: number): void => {
  const name = t('shops.gem');
  dispatch(buyItem({ type: 'gems', key: 'gem', hourglass: false, name, picture: 'shop_gem', quantity }));
};

/** The gems, open over a page as long as its address says so. */
export function GemsPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return <GemsDialog onClose={() => void navigate(pathname, { replace: true })} onBuyForGold={buyForGold} />;
}
