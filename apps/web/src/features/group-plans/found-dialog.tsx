import { useState } from 'react';
import { useNavigate } from 'react-router';
import { groupPlanCalls } from 'virtual:calls/groupPlan';
import { send } from '../../data/api.ts';
import { usePlayer } from '../../data/hooks.ts';
import { refreshGame } from '../../data/load.ts';
import { explainFailure } from '../../data/reply.ts';
import { t } from '../../i18n/i18n.ts';
import { groupPlanPath } from '../../lib/group-plan-address.ts';
import { newId } from '../../lib/new-id.ts';
import { planOfNewGroup } from '../../pay-kit/pay-calls.ts';
import { useCheckout } from '../../pay-kit/use-checkout.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import styles from './plans.module.css';
import { refreshPlan } from './queries.ts';

/** Characters of a summary (wire-groups-and-admin 0.3). */
const MAX_SUMMARY = 250;

interface FoundDialogProps {
  /** Whether plans cost nothing here. */
  readonly isFree: boolean;
  readonly onClose: () => void;
}

/** Founds the group at once where plans are free, and leads to its board. */
function useFounding(onClose: () => void) {
  const { _id } = usePlayer();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [operationId, setOperationId] = useState(newId);
  const found = async (name: string, summary: string) => {
    setBusy(true);
    const body = { groupToCreate: { name, summary, type: 'guild', privacy: 'private' } };
    const reply = await send(groupPlanCalls.createGroupPlan, { body }, { operationId, quiet: true });
    if (!reply.ok) {
      // Without an answer, the same id keeps it from being founded twice.
      if (reply.failure.kind === 'refused') setOperationId(newId());
      setError(explainFailure(reply.failure, t('error.network')).join(' '));
      setBusy(false);
      return;
    }
    const { data } = reply.answer;
    const { _id: groupId } = 'group' in data && 'sessionId' in data ? data.group : data;
    await Promise.all([refreshGame(), refreshPlan(_id, groupId)]);
    onClose();
    void navigate(groupPlanPath(groupId));
  };
  return { busy, error, found };
}

/** Founds a group with a plan. */
export function FoundDialog({ isFree, onClose }: FoundDialogProps) {
  const [name, setName] = useState('');
  const [summary, setSummary] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const founding = useFounding(onClose);
  const checkout = useCheckout();
  const { busy, error } = isFree ? founding : checkout;
  const over = summary.length - MAX_SUMMARY;
  const found = () => {
    setIsChecked(true);
    if (name.trim() === '' || over > 0) return;
    const said = summary.trim() || name.trim().slice(0, MAX_SUMMARY);
    if (isFree) void founding.found(name.trim(), said);
    else void checkout.begin(planOfNewGroup(name.trim(), said), newGroup);
  };
  return (
    <Dialog
      title={t('plans.foundTitle')}
      description={t(isFree ? 'plans.foundFree' : 'plans.foundSold')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" busy={busy} onClick={found}>
            {t(isFree ? 'plans.foundNow' : 'plans.toPayment')}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <Field
          label={t('plans.name')}
          value={name}
          error={isChecked && name.trim() === '' && t('plans.nameMissing')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextArea
          label={t('plans.summary')}
          optional
          rows={2}
          value={summary}
          error={over > 0 && t('plans.summaryLong', { count: over })}
          onChange={(event) => setSummary(event.currentTarget.value)}
        />
        {error && (
          <p role="alert" className={styles['error']}>
            {error}
          </p>
        )}
      </div>
    </Dialog>
  );
}

const newGroup = { paymentCompleted: false, paymentType: 'groupPlan', newGroup: true } as const;
