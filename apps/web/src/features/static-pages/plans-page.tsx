import { gemPacks } from '@everdeed/content';
import { t } from '../../i18n/i18n.ts';
import { openBlocks, worthOf } from '../../pay-kit/blocks.ts';
import { centsOf, formatPrice } from '../../pay-kit/money.ts';
import { type Payments, usePayments } from '../../pay-kit/use-payments.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Check } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Benefits } from './benefits.tsx';
import benefits from './benefits.module.css';
import panels from './panels.module.css';
import styles from './plans-page.module.css';

const FREE = ['tasks', 'hero', 'party', 'data'] as const;

function ForEverybody() {
  return (
    <section className={panels['panel']}>
      <h2>{t('prices.free')}</h2>
      <ul className={benefits['checks']}>
        {FREE.map((item) => (
          <li key={item}>
            <Check size={18} aria-hidden="true" /> {t(`prices.freeItem.${item}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ForGroups() {
  return (
    <section className={panels['panel']}>
      <h2>{t('prices.group')}</h2>
      <p>{t('prices.groupText')}</p>
      <p>
        <Link className={buttonLook} data-kind="secondary" to="/static/group-plans">
          {t('prices.toGroup')}
        </Link>
      </p>
    </section>
  );
}

function Prices() {
  return (
    <ul className={styles['prices']}>
      {openBlocks().map((block) => {
        const { monthly, saved } = worthOf(block);
        return (
          <li key={block.key}>
            <strong>{t('pay.months', { count: block.months })}</strong>
            <span>{t('pay.monthly', { price: formatPrice(monthly) })}</span>
            <span>
              {t('prices.total', { price: formatPrice(centsOf(block.price)) })}
              {saved > 0 && ` · ${t('pay.save', { percent: saved })}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Gems() {
  return (
    <section className={panels['panel']}>
      <h2>{t('prices.gems')}</h2>
      <p>{t('prices.gemsText')}</p>
      <ul className={styles['prices']}>
        {gemPacks.map(({ key, gems, priceCents }) => (
          <li key={key}>
            <strong>
              <PixelIcon name="gem" /> {t('pay.packGems', { count: gems })}
            </strong>
            <span>{formatPrice(priceCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const HEADLINES = {
  off: ['prices.off', 'prices.offText'],
  sandbox: ['prices.sandbox', 'prices.sandboxText'],
  real: ['prices.on', 'prices.onText'],
} as const satisfies Record<Payments['kind'], readonly [string, string]>;

function PricesOf({ payments }: { readonly payments: Payments }) {
  const [title, text] = HEADLINES[payments.kind];
  const isSold = payments.kind !== 'off';
  return (
    <>
      <section className={panels['notice']}>
        <h2>{t(title)}</h2>
        <p>{t(text)}</p>
      </section>
      <div className={panels['pair']}>
        <div className={panels['stack']}>
          <ForEverybody />
          <ForGroups />
          {isSold && <Gems />}
        </div>
        <section className={panels['panel']}>
          <h2>{t(isSold ? 'prices.subscription' : 'prices.benefits')}</h2>
          <Benefits />
          {isSold && <Prices />}
          {isSold && <p>{t('prices.sure')}</p>}
          <p>
            <Link to="/static/faq/subscription-benefits-adjustments">{t('prices.more')}</Link>
          </p>
        </section>
      </div>
    </>
  );
}

/** What playing costs on this site: nothing, nothing in truth, or what the catalogue says. */
export function PlansPage() {
  const { payments, failed, retry } = usePayments();
  if (payments) return <PricesOf payments={payments} />;
  return (
    <div className={panels['notice']} role="status">
      <p>{t(failed ? 'prices.failed' : 'prices.loading')}</p>
      {failed && <Button onClick={retry}>{t('prices.retry')}</Button>}
    </div>
  );
}
