import { useNavigate } from 'react-router';
import { groupPlanCalls } from 'virtual:calls/groupPlan';
import { usePlayer } from '../../data/hooks.ts';
import { t } from '../../i18n/i18n.ts';
import { groupPlanPath } from '../../lib/group-plan-address.ts';
import { planOfGroup } from '../../pay-kit/pay-calls.ts';
import { useCheckout } from '../../pay-kit/use-checkout.ts';
import { useAct } from '../../social-kit/use-act.ts';
import { Button } from '../../ui/button.tsx';
import styles from './plans.module.css';
import { refreshPlan } from './queries.ts';

interface CandidateProps {
  readonly group: { readonly _id: string; readonly name: string; readonly type: string };
  readonly isFree: boolean;
}

/** A group that can have a plan, and the way to it. */
export function Candidate({ group: { _id: groupId, name, type }, isFree }: CandidateProps) {
  const { _id: selfId } = usePlayer();
  const navigate = useNavigate();
  const { isBusy, act } = useAct(() => refreshPlan(selfId, groupId));
  const checkout = useCheckout();
  const start = async () => {
    if (await act(groupPlanCalls.startGroupPlan, { params: { groupId } }))
      void navigate(groupPlanPath(groupId));
  };
  const buy = () => {
    const group = { _id: groupId, type: type === 'party' ? 'party' : 'guild' } as const;
    void checkout.begin(planOfGroup(groupId), { paymentCompleted: false, paymentType: 'groupPlan', group });
  };
  return (
    <li className={styles['line']}>
      <strong>{name}</strong>
      <Button
        busy={isBusy || checkout.busy}
        aria-label={t('plans.startOf', { name })}
        onClick={() => (isFree ? void start() : buy())}
      >
        {t(isFree ? 'plans.start' : 'plans.toPayment')}
      </Button>
      {checkout.error && (
        <span role="alert" className={styles['error']}>
          {checkout.error}
        </span>
      )}
    </li>
  );
}
