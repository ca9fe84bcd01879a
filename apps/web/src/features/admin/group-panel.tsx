import { valueIn } from '@everdeed/content/values';
import { nameOf } from '@everdeed/content/words';
import type { GroupRepair } from '@everdeed/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminCalls } from 'virtual:calls/admin';
import { adminGroupCalls } from 'virtual:calls/adminGroup';
import { call } from '../../data/api.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { serverNow } from '../../data/server-clock.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { useNames } from '../../item-kit/use-words.ts';
import { adminPlayerPath } from '../../lib/admin-address.ts';
import { useMember } from '../../member-kit/use-member.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import styles from './admin.module.css';
import { REPAIRS } from './audit/change-words.ts';
import { ReasonField } from './reason-field.tsx';
import { useAdminAct } from './use-admin-act.ts';

const useGroup = (groupId: string) =>
  useQuery(
    {
      staleTime: 0,
      queryKey: keys.adminGroup(groupId),
      queryFn: () => call(adminCalls.getGroupForAdmin, { params: { groupId } }, { quiet: true }),
    },
    queryClient,
  );

/** What cannot be taken back, or touches many. */
const isGrave = (repair: GroupRepair): boolean => repair === 'endQuest' || repair === 'endPlan';

interface RepairDialogProps {
  readonly groupId: string;
  readonly name: string;
  readonly repair: GroupRepair;
  readonly onClose: () => void;
}

/** Says what a repair does, asks for what it needs, and does it. */
function RepairDialog({ groupId, name, repair, onClose }: RepairDialogProps) {
  const [leader, setLeader] = useState('');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const { isBusy, act } = useAdminAct();
  const isReady =
    (repair !== 'setLeader' || leader.trim() !== '') && (repair !== 'extendPlan' || until !== '');
  const mend = async () => {
    const body = {
      repair,
      reason: reason.trim(),
      ...(repair === 'setLeader' && { leader: leader.trim() }),
      ...(repair === 'extendPlan' && { until: new Date(until).toISOString() }),
    };
    const isDone = await act(
      adminGroupCalls.repairGroup,
      { params: { groupId }, body },
      t('admin.mended', { name }),
    );
    if (isDone) onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={t(`admin.repair.${repair}`)}
      description={t(`admin.repair.${repair}.hint`)}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            kind={isGrave(repair) ? 'destroy' : 'primary'}
            busy={isBusy}
            disabled={!isReady}
            onClick={() => void mend()}
          >
            {t(`admin.repair.${repair}`)}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {repair === 'setLeader' && (
          <Field
            label={t('admin.memberId')}
            value={leader}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setLeader(event.currentTarget.value)}
          />
        )}
        {repair === 'extendPlan' && (
          <Field
            label={t('admin.planUntil')}
            type="date"
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
        )}
        <ReasonField reason={reason} onChange={setReason} />
      </div>
    </Dialog>
  );
}

const textAt = (value: unknown, name: string): string => {
  const found = valueIn(value, name);
  return typeof found === 'string' ? found : '';
};

/** Who leads a group, by name, with the way to their page; the id until the name is known, or where nobody has it. */
function Leader({ id }: { readonly id: string }) {
  const { data } = useMember(id);
  return data ? <Link to={adminPlayerPath(id)}>{data.profile.name}</Link> : id;
}

/** Whether a plan runs, and until when, in words. */
function planFacts(plan: unknown): { readonly words: string; readonly runs: boolean } {
  const ends = textAt(plan, 'dateTerminated');
  if (!textAt(plan, 'customerId')) return { words: t('admin.nothing'), runs: false };
  if (!ends) return { words: t('admin.planRuns'), runs: true };
  const runs = Date.parse(ends) > serverNow();
  const date = formatDate(ends, { dateStyle: 'medium' });
  return { words: t(runs ? 'admin.until' : 'admin.planEnded', { date }), runs };
}

/** A group as it is stored, and what can be mended of it. */
export function GroupPanel({ groupId }: { readonly groupId: string }) {
  useNames('quests');
  const { data: group, isError, refetch } = useGroup(groupId);
  const [repair, setRepair] = useState<GroupRepair>();
  if (!group)
    return isError ? (
      <LoadFailed
        title={t('admin.groupFailed')}
        hint={t('admin.failedHint')}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton />
    );
  const questKey = textAt(group.quest, 'key');
  const plan = planFacts(group.purchased.plan);
  const facts = [
    [t('admin.groupKind'), t(`admin.groupType.${group.type}`)],
    [t('admin.membersOf'), formatNumber(group.memberCount)],
    [t('admin.leader'), <Leader key={group.leader} id={group.leader} />],
    [t('admin.bank'), formatNumber((group.balance ?? 0) * 4, 2)],
    [t('admin.quest'), questKey ? nameOf('quests', questKey) : t('admin.nothing')],
    [t('admin.plan'), plan.words],
  ] as const;
  return (
    <section className={styles['panel']} aria-labelledby="group">
      <h2 id="group">{group.name}</h2>
      <p className={styles['code']}>{groupId}</p>
      {group.summary && <p className={styles['hint']}>{group.summary}</p>}
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('admin.mend')}</h3>
      <ul className={styles['rows']}>
        {REPAIRS.map((one) => (
          <li key={one} className={styles['row']}>
            <span>
              <b>{t(`admin.repair.${one}`)}</b>
              <span className={styles['small']}>{t(`admin.repair.${one}.hint`)}</span>
            </span>
            <Button
              kind={isGrave(one) ? 'danger' : 'secondary'}
              disabled={(one === 'endQuest' && !questKey) || (one === 'endPlan' && !plan.runs)}
              onClick={() => setRepair(one)}
            >
              {t(`admin.repairNow.${one}`)}
            </Button>
          </li>
        ))}
      </ul>
      {repair && (
        <RepairDialog
          groupId={groupId}
          name={group.name}
          repair={repair}
          onClose={() => setRepair(undefined)}
        />
      )}
    </section>
  );
}
