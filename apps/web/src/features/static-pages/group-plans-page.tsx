import { GROUP_UNIT_PRICE, monthlyGroupPrice } from '@everdeed/rules';
import { useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { centsOf, formatPrice } from '../../pay-kit/money.ts';
import { SandboxNote } from '../../pay-kit/notices.tsx';
import { type Payments, usePayments } from '../../pay-kit/use-payments.ts';
import { buttonLook } from '../../ui/button.tsx';
import { CheckSquare } from '../../ui/icons.ts';
import { Link } from '../../ui/link.tsx';
import { Gift, Users } from '../../ui/more-icons.ts';
import { SampleBoard } from './sample-board.tsx';
import styles from './group-plans-page.module.css';
import panels from './panels.module.css';
import rows from './rows.module.css';

const FACTS = [
  ['approve', CheckSquare],
  ['benefits', Gift],
  ['private', Users],
] as const;

/** Members whom the example can have. */
const FEWEST = 2;
const MOST = 30;

const takesCards = (payments: Payments): boolean => payments.kind === 'off' || payments.ways.includes('card');

function Price({ payments }: { readonly payments: Payments }) {
  const [members, setMembers] = useState(4);
  if (payments.kind === 'off') return <p>{t('groups.priceFree')}</p>;
  if (!takesCards(payments)) return <p>{t('groups.cardOnly')}</p>;
  const price = (of: number) => formatPrice(centsOf(of));
  return (
    <>
      <p>{t('groups.priceLine', { first: price(monthlyGroupPrice(1)), further: price(GROUP_UNIT_PRICE) })}</p>
      <label className={styles['slider']}>
        <span>{t('groups.members')}</span>
        <input
          type="range"
          min={FEWEST}
          max={MOST}
          value={members}
          onChange={({ currentTarget }) => setMembers(currentTarget.valueAsNumber)}
        />
        <output>
          <b>{members}</b> {t('groups.perMonth', { price: price(monthlyGroupPrice(members)) })}
        </output>
      </label>
      <SandboxNote payments={payments} />
    </>
  );
}

/** What a group with a plan can do, and what it costs here. */
export function GroupPlansPage() {
  const { payments } = usePayments();
  return (
    <>
      <section className={rows['split']}>
        <div>
          <h2>{t('groups.board')}</h2>
          <p>{t('groups.boardText')}</p>
        </div>
        <SampleBoard />
      </section>
      <section>
        <ul className={rows['facts']}>
          {FACTS.map(([name, Icon]) => (
            <li key={name}>
              <Icon size={20} aria-hidden="true" />
              <h2>{t(`groups.${name}`)}</h2>
              <p>{t(`groups.${name}Text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={panels['panel']}>
        <h2>{t('groups.price')}</h2>
        {payments && <Price payments={payments} />}
        {payments && takesCards(payments) && (
          <p>
            <Link className={buttonLook} data-kind="primary" to="/group-plans">
              {t('groups.start')}
            </Link>
          </p>
        )}
      </section>
    </>
  );
}
