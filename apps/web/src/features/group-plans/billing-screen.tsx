import { type ReactNode, Suspense, useState } from 'react';
import { groupPlanCalls } from 'virtual:calls/groupPlan';
import { Icon } from '../../art/icon.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { loadLater } from '../../lib/load-later.ts';
import { centsOf, formatPrice } from '../../pay-kit/money.ts';
import { PayError, SandboxNote } from '../../pay-kit/notices.tsx';
import { useCheckout } from '../../pay-kit/use-checkout.ts';
import type { Payments } from '../../pay-kit/use-payments.ts';
import { useAct } from '../../social-kit/use-act.ts';
import { dateOfInstant, daysBetween } from '../../task-kit/calendar.ts';
import { formatDay } from '../../task-kit/date-words.ts';
import { useToday } from '../../task-kit/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Check } from '../../ui/icons.ts';
import { CreditCard } from '../../ui/more-icons.ts';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import { leaderOf, looksAfterPlan } from './leading.ts';
import { PlanMembers } from './plan-members.tsx';
import { PaymentsTable } from './payments-table.tsx';
import styles from './plans.module.css';
import { type Group, refreshPlan } from './queries.ts';

const Confirm = loadLater(async () => ({ default: (await import('../../ui/confirm.tsx')).Confirm }));

/** Dollars a month for the first member, and for each further one (wire-groups-and-admin 5.3). */
const FIRST = 9;
const FURTHER = 3;

/** Dollars a month for a group of this size. */
const priceFor = (members: number): number => FIRST + FURTHER * (members - 1);

const dollars = (amount: number): string => formatPrice(centsOf(amount));

type Plan = Group['purchased']['plan'];

interface BillingProps {
  readonly group: Group;
  readonly payments: Payments;
}

function useDay() {
  const today = useToday();
  return (instant: string) => formatDay(dateOfInstant(instant), today);
}

/** Days from today until an instant, none once it is over. */
const daysUntil = (instant: string, today: string): number =>
  Math.max(0, daysBetween(today, dateOfInstant(instant)));

/** Whether somebody pays for it by card. */
const isSold = (plan: Plan): boolean => plan?.paymentMethod === 'Stripe';

/** Changes the card that pays for the group. */
function Card({ groupId }: { readonly groupId: string }) {
  const { busy, error, changeCardOf } = useCheckout();
  return (
    <div className={styles['fact']}>
      <dt>{t('plans.paidWith')}</dt>
      <dd>
        <Button
          busy={busy}
          icon={<CreditCard size={18} aria-hidden="true" />}
          onClick={() => void changeCardOf(groupId)}
        >
          {t('plans.changeCard')}
        </Button>
        <PayError>{error}</PayError>
      </dd>
    </div>
  );
}

/** What the plan costs, and when it is charged next or ends. */
function Price({ group, manages }: Pick<BillingProps, 'group'> & { readonly manages: boolean }) {
  const day = useDay();
  const today = useToday();
  const { plan } = group.purchased;
  const { memberCount } = group;
  return (
    <dl className={`${styles['panel']} ${styles['facts']}`}>
      <div className={styles['fact']}>
        <dt>{t('plans.eachMonth')}</dt>
        <dd className={styles['sum']}>
          <span className={styles['total']}>{dollars(priceFor(memberCount))}</span>
          <span>{t('plans.forMembers', { count: memberCount })}</span>
        </dd>
        <dd className={styles['hint']}>
          {t('plans.perMember', { first: dollars(FIRST), further: dollars(FURTHER) })}
        </dd>
      </div>
      {plan?.dateTerminated ? (
        <div className={styles['fact']}>
          <dt>{t('plans.ends')}</dt>
          <dd className={styles['price']}>{day(plan.dateTerminated)}</dd>
        </div>
      ) : (
        plan?.nextBillingDate && (
          <div className={styles['fact']}>
            <dt>{t('plans.nextCharge')}</dt>
            <dd className={styles['price']}>{day(plan.nextBillingDate)}</dd>
            <dd className={styles['hint']}>
              {t('plans.chargeIn', {
                price: dollars(priceFor(memberCount)),
                days: daysUntil(plan.nextBillingDate, today),
              })}
            </dd>
            {plan.dateCreated && (
              <dd>
                <Chip icon={<Check size={14} aria-hidden="true" />}>
                  {t('plans.runningSince', { date: day(plan.dateCreated) })}
                </Chip>
              </dd>
            )}
          </div>
        )
      )}
      {manages && isSold(plan) && !plan?.dateTerminated && <Card groupId={group._id} />}
    </dl>
  );
}

/** What another member would cost. */
const OneMore = ({ memberCount }: Pick<Group, 'memberCount'>) => (
  <section className={styles['panel']}>
    <h2>{t('plans.oneMore')}</h2>
    <dl className={styles['sums']}>
      <div>
        <dt>{t('plans.oneMoreCosts')}</dt>
        <dd>+{dollars(FURTHER)}</dd>
      </div>
      <div>
        <dt>{t('plans.withMembers', { count: memberCount + 1 })}</dt>
        <dd>{dollars(priceFor(memberCount + 1))}</dd>
      </div>
    </dl>
    <p className={styles['hint']}>{t('plans.oneFewer')}</p>
  </section>
);

/** Ends the plan, for those who may. */
function Ending({ group, payments }: BillingProps) {
  const { _id: selfId } = usePlayer();
  const { isBusy, act } = useAct(() => refreshPlan(selfId, group._id));
  const [isAsking, setIsAsking] = useState(false);
  const hint = t(payments.kind === 'off' ? 'plans.endFreeHint' : 'plans.endHint');
  return (
    <section className={styles['panel']} data-kind="danger">
      <div>
        <h2>{t('plans.end')}</h2>
        <p className={styles['hint']}>{hint}</p>
      </div>
      <Button kind="danger" className={styles['end']} busy={isBusy} onClick={() => setIsAsking(true)}>
        {t('plans.end')}
      </Button>
      {isAsking && (
        <Suspense>
          <Confirm
            title={t('plans.endTitle', { name: group.name })}
            hint={hint}
            yes={t('plans.end')}
            no={t('plans.endNot')}
            onYes={() => void act(groupPlanCalls.cancelGroupPlan, { params: { groupId: group._id } })}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

const Perk = ({ picture, children }: { readonly picture: ReactNode; readonly children: string }) => (
  <li>
    <Plate className={styles['perk']}>{picture}</Plate>
    {children}
  </li>
);

/** What members have of it. */
const Perks = () => (
  <section className={styles['panel']}>
    <h2>{t('plans.perks')}</h2>
    <ul className={styles['perks']}>
      <Perk picture={<PixelIcon name="gem" />}>{t('plans.perkGems')}</Perk>
      <Perk picture={<PixelIcon name="hourglass" />}>{t('plans.perkHourglass')}</Perk>
      <Perk picture={<Icon name="paw" />}>{t('plans.perkJackalope')}</Perk>
    </ul>
  </section>
);

/** What a plan costs, who pays, and its end. */
export function BillingScreen({ group, payments }: BillingProps) {
  const { _id: selfId } = usePlayer();
  const { plan } = group.purchased;
  const manages = looksAfterPlan(group, selfId);
  const isEnding = Boolean(plan?.dateTerminated);
  const end = manages && !isEnding && <Ending group={group} payments={payments} />;
  return (
    <div className={styles['page']}>
      <SandboxNote payments={payments} />
      <div className={styles['sides']}>
        <div className={styles['side']}>
          {payments.kind === 'off' ? (
            <p className={styles['note']}>{t('plans.free')}</p>
          ) : (
            <Price group={group} manages={manages} />
          )}
          {payments.kind !== 'off' && manages && isSold(plan) && (
            <PaymentsTable groupId={group._id} isPayer={plan?.owner === selfId} />
          )}
          {end}
        </div>
        <div className={styles['side']}>
          <PlanMembers group={group} leaderId={leaderOf(group)} />
          {payments.kind !== 'off' && isSold(plan) && <OneMore memberCount={group.memberCount} />}
          <Perks />
        </div>
      </div>
    </div>
  );
}
