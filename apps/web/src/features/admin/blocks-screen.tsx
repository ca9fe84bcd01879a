import type { AnswerOf, adminCalls as Calls } from '@everdeed/contract';
import { blockerTypes } from '@everdeed/rules';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { adminCalls } from 'virtual:calls/admin';
import { call, send } from '../../data/api.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { explainFailure } from '../../data/reply.ts';
import { formatDate } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { EmptyState, Skeleton } from '../../ui/feedback.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './admin.module.css';
import { refreshAdmin } from './audit/undo.ts';
import { useAdminAct } from './use-admin-act.ts';

type Blocker = AnswerOf<typeof Calls.getBlockers>[number];

function Row({ blocker }: { readonly blocker: Blocker }) {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, act } = useAdminAct();
  const { _id, type, value, reason, createdAt } = blocker;
  const lift = () =>
    void act(adminCalls.deleteBlocker, { params: { blockerId: _id } }, t('admin.blockLifted'));
  return (
    <li className={styles['row']}>
      <span>
        <b className={styles['code']}>{value}</b>
        <span className={styles['small']}>
          {[reason, formatDate(createdAt, { dateStyle: 'medium' })].filter(Boolean).join(', ')}
        </span>
      </span>
      <Chip>{t(`admin.blockOf.${type}`)}</Chip>
      <Button kind="danger" busy={isBusy} onClick={() => setIsAsking(true)}>
        {t('admin.lift')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('admin.liftTitle', { value })}
          hint={t('admin.liftHint')}
          yes={t('admin.lift')}
          onYes={lift}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}

/** Keeps out an address, a client, or email addresses. */
function NewBlock() {
  const [type, setType] = useState<(typeof blockerTypes)[number]>('ipaddress');
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!value.trim()) return setError(t('admin.needed'));
    setIsBusy(true);
    const body = { type, value: value.trim(), reason: reason.trim() };
    const reply = await send(adminCalls.createBlocker, { body }, { quiet: true });
    await refreshAdmin();
    setIsBusy(false);
    setError(reply.ok ? undefined : explainFailure(reply.failure, t('error.network')).join(' '));
    if (!reply.ok) return undefined;
    showToast({ type: 'success', text: t('admin.blockAdded', { value: body.value }) });
    setValue('');
    return setReason('');
  };
  return (
    <section className={styles['panel']} aria-labelledby="new-block">
      <h2 id="new-block">{t('admin.newBlock')}</h2>
      <form className={styles['form']} onSubmit={(event) => void add(event)} noValidate>
        <Select
          label={t('admin.blockWhat')}
          value={type}
          options={blockerTypes.map((one) => ({ value: one, label: t(`admin.blockOf.${one}`) }))}
          onChange={setType}
        />
        <Field
          label={t('admin.blockValue')}
          hint={t(`admin.blockHint.${type}`)}
          value={value}
          error={error}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <Field
          label={t('admin.reason')}
          optional
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={styles['end']}>
          <Button kind="primary" type="submit" busy={isBusy}>
            {t('admin.block')}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Who is kept out of the site. */
export function BlocksScreen() {
  const { data, isError, refetch } = useQuery(
    {
      staleTime: 0,
      queryKey: keys.blockers(),
      queryFn: () => call(adminCalls.getBlockers, {}, { quiet: true }),
    },
    queryClient,
  );
  return (
    <div className={styles['page']}>
      <div className={styles['sides']}>
        <section className={styles['panel']} aria-labelledby="blocks">
          <h2 id="blocks" tabIndex={-1}>
            {t('admin.blocked')}
          </h2>
          {data?.length === 0 && <EmptyState title={t('admin.noBlocks')} />}
          {data && data.length > 0 && (
            <ul className={styles['rows']}>
              {data.map((blocker) => (
                <Row key={blocker._id} blocker={blocker} />
              ))}
            </ul>
          )}
          {!data && isError && (
            <LoadFailed
              title={t('admin.blocksFailed')}
              hint={t('admin.failedHint')}
              onRetry={() => void refetch()}
            />
          )}
          {!data && !isError && <Skeleton />}
        </section>
        <NewBlock />
      </div>
    </div>
  );
}
