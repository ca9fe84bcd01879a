import { nameOf } from '@everdeed/content/words';
import type { AnswerOf, siteCalls as Calls } from '@everdeed/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteCalls } from 'virtual:calls/site';
import { call } from '../../data/api.ts';
import { keys, queryClient } from '../../data/queries.ts';
import { formatList, formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { useNames } from '../../item-kit/use-words.ts';
import { questParts, useQuestParts } from '../../social-kit/quest-parts.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import styles from './admin.module.css';
import { AskDialog } from './ask-dialog.tsx';
import { useAdminAct } from './use-admin-act.ts';
import { WorldEvents } from './world-events.tsx';
import { placeName } from './world-words.ts';

type World = AnswerOf<typeof Calls.getWorld>;
type Boss = NonNullable<World['boss']>;

const bossName = (key: string): string => questParts(key).boss || nameOf('quests', key);

interface MeterProps {
  readonly kind: 'health' | 'rage';
  readonly value: number;
  readonly max: number;
}

/** A bar of the boss, with its numbers below. */
function Meter({ kind, value, max }: MeterProps) {
  const figures = { value: formatNumber(value), max: formatNumber(max) };
  const words = t(kind === 'health' ? 'admin.bossHealth' : 'admin.bossRage', figures);
  return (
    <div className={styles['meter']}>
      <Bar kind={kind} value={value} max={max} label={words} />
      <p className={styles['hint']}>{words}</p>
    </div>
  );
}

/** The boss that is about: how it is doing, and sending it away. */
function Running({ boss }: { readonly boss: Boss }) {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, act } = useAdminAct();
  const name = bossName(boss.key);
  const end = (reason: string) =>
    void act(siteCalls.endBoss, { query: { reason } }, t('admin.bossGone', { name }));
  return (
    <>
      <div className={styles['panelHead']}>
        <h3>{name}</h3>
        {boss.isDesperate && <Chip kind="wash">{t('admin.desperate')}</Chip>}
      </div>
      <Meter kind="health" value={boss.hp} max={boss.maxHp} />
      {boss.maxRage !== null && <Meter kind="rage" value={boss.rage} max={boss.maxRage} />}
      {boss.damaged.length > 0 && (
        <p className={styles['hint']}>
          {t('admin.damaged', { places: formatList(boss.damaged.map(placeName)) })}
        </p>
      )}
      <div className={styles['end']}>
        <Button kind="danger" busy={isBusy} onClick={() => setIsAsking(true)}>
          {t('admin.endBoss')}
        </Button>
      </div>
      {isAsking && (
        <AskDialog
          title={t('admin.endBossTitle', { name })}
          hint={t('admin.endBossHint')}
          yes={t('admin.endBoss')}
          isDestructive
          onYes={end}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** A boss that can be let loose. */
function BossRow({ bossKey: key }: { readonly bossKey: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, act } = useAdminAct();
  const name = bossName(key);
  const start = (reason: string) =>
    void act(siteCalls.startBoss, { body: { key, reason } }, t('admin.bossHere', { name }));
  return (
    <li className={styles['row']}>
      <b>{name}</b>
      <Button busy={isBusy} onClick={() => setIsAsking(true)} aria-label={`${name}: ${t('admin.startBoss')}`}>
        {t('admin.startBoss')}
      </Button>
      {isAsking && (
        <AskDialog
          title={t('admin.startBossTitle', { name })}
          hint={t('admin.startBossHint')}
          yes={t('admin.startBoss')}
          onYes={start}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}

/** Bosses that can be let loose. */
const Waiting = ({ bosses }: { readonly bosses: readonly string[] }) => (
  <>
    <p className={styles['hint']}>{t('admin.noBoss')}</p>
    <ul className={styles['rows']}>
      {bosses.map((key) => (
        <BossRow key={key} bossKey={key} />
      ))}
    </ul>
  </>
);

/** The world boss and the events: start, watch, end. */
export function WorldScreen() {
  useNames('quests');
  useQuestParts(true);
  const { data, isError, refetch } = useQuery(
    {
      staleTime: 0,
      refetchInterval: 30_000,
      queryKey: keys.adminWorld(),
      queryFn: () => call(siteCalls.getWorld, {}, { quiet: true }),
    },
    queryClient,
  );
  if (!data)
    return isError ? (
      <div className={styles['page']}>
        <LoadFailed
          title={t('admin.worldFailed')}
          hint={t('admin.failedHint')}
          onRetry={() => void refetch()}
        />
      </div>
    ) : (
      <Skeleton />
    );
  return (
    <div className={styles['page']}>
      <div className={styles['sides']}>
        <section className={styles['panel']} aria-labelledby="boss">
          <h2 id="boss" tabIndex={-1}>
            {t('admin.worldBoss')}
          </h2>
          {data.boss ? <Running boss={data.boss} /> : <Waiting bosses={data.bosses} />}
        </section>
        <WorldEvents events={data.events} season={data.season} />
      </div>
    </div>
  );
}
