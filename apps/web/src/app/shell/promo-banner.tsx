import { isGemSale, worldEvents } from '@everdeed/rules';
import { useState } from 'react';
import { usePlayerPart } from '../../data/hooks.ts';
import { hide, isHidden } from '../../data/news-device.ts';
import { serverNow } from '../../data/server-clock.ts';
import { formatDate } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { SUBSCRIPTION_PATH } from '../../lib/plan-address.ts';
import { GEMS_PLACE } from '../../pay-kit/return-place.ts';
import { usePayments } from '../../pay-kit/use-payments.ts';
import { buttonLook, IconButton } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { X } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import { Gift } from '../../ui/more-icons.ts';

/** A sale of gems, or gifts that come back, where things are sold; until it is dismissed on this device. */
export function PromoBanner() {
  const { payments } = usePayments();
  const userId = usePlayerPart(({ _id }) => _id);
  const [isGone, setIsGone] = useState(false);
  const isSale = isGemSale(serverNow());
  const promo = worldEvents(serverNow()).find((event) => (isSale ? event.gemsPromo : event.promo === 'g1g1'));
  if (!promo || payments === undefined || payments.kind === 'off') return null;
  const { event, end } = promo;
  const id = `promo ${event} ${end}`;
  if (isGone || isHidden(userId, id)) return null;
  const close = () => {
    hide(userId, id);
    setIsGone(true);
  };
  const date = formatDate(end, { day: 'numeric', month: 'long' });
  return (
    <Banner
      icon={<Gift size={20} aria-hidden="true" />}
      action={
        <>
          <Link className={buttonLook} data-kind="quiet" to={isSale ? GEMS_PLACE : SUBSCRIPTION_PATH}>
            {t(isSale ? 'promo.seeGems' : 'promo.seeGift')}
          </Link>
          <IconButton small label={t('promo.dismiss')} onClick={close}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </>
      }
    >
      {t(isSale ? 'promo.gems' : 'promo.gift', { date })}
    </Banner>
  );
}
