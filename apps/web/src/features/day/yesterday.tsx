import { type Daily, DAY_MS, yesterdaysDailies } from '@everdeed/rules';
import { newId } from '../../lib/new-id.ts';
import { Flame, ListChecks } from '../../ui/icons.ts';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Pet } from '../../art/pet.tsx';
import { usePlayer } from '../../data/hooks.ts';
import { refreshGame } from '../../data/load.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useGame } from '../../data/store.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/i18n.ts';
import { Rich } from '../../i18n/rich.tsx';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { toneOf } from '../../task-kit/tone.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PixelIcon } from '../../ui/pixel-icon.tsx';
import { Plate, Seal } from '../../ui/plate.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { nightCost } from './cost.ts';
import { beginDay, type BulkGain, scoreYesterday, toggleSleep } from './day-calls.ts';
import styles from './yesterday.module.css';

function YesterdayRow({
  daily,
  done,
  onToggle,
}: {
  readonly daily: Daily;
  readonly done: boolean;
  readonly onToggle: () => void;
}) {
  const items = daily.checklist.filter(({ completed }) => completed).length;
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={done}
      className={styles['row']}
      data-tone={toneOf(daily)}
      onClick={onToggle}
    >
      <span className={styles['ground']}>
        <Seal checked={done} />
      </span>
      <span className={styles['text']}>
        <span className={styles['name']}>{plainTitle(daily)}</span>
        <span className={styles['meta']}>
          {items > 0 && (
            <span>
              <ListChecks size={14} aria-hidden="true" />{' '}
              {t('day.checklist', { done: items, all: daily.checklist.length })}
            </span>
          )}
          {daily.streak > 0 && (
            <span>
              <Flame size={14} aria-hidden="true" />
              {done ? t('day.streakKept', { count: daily.streak + 1 }) : daily.streak}
            </span>
          )}
        </span>
      </span>
    </button>
  );
}

function tellGain({ criticals, questProgress }: BulkGain): void {
  const parts = [
    criticals > 0 && t('day.critical', { count: criticals }),
    questProgress >= 0.1 && t('day.quest', { amount: formatNumber(questProgress, 1) }),
  ].filter(Boolean);
  if (parts.length > 0) showToast({ type: 'crit', icon: 'star', text: parts.join('. ') });
}

/** Runs the final steps: scores, sleep if chosen, the day, and a refetch. */
function useBegin(done: ReadonlySet<string>, onFailed: () => void) {
  const [busy, setBusy] = useState(false);
  // The operation id stays the same until the choices change, so that a retry after a lost answer counts once.
  const operation = useRef({ scored: '', id: '' });
  const begin = async (away: boolean) => {
    setBusy(true);
    const begun = await scoreAndBegin([...done], away, operation.current);
    setBusy(false);
    if (!begun) onFailed();
  };
  return { busy, begin };
}

async function scoreAndBegin(
  ids: readonly string[],
  away: boolean,
  operation: { scored: string; id: string },
): Promise<boolean> {
  const scored = ids.toSorted().join();
  if (scored !== operation.scored || !operation.id) Object.assign(operation, { scored, id: newId() });
  if (ids.length > 0) {
    const gain = await scoreYesterday(ids, operation.id);
    if (!gain) return false;
    tellGain(gain);
  }
  const asleep = useGame.getState().view?.player.preferences.sleep ?? false;
  const lulled = away && !asleep && (await toggleSleep());
  const begun = await beginDay();
  if (lulled && (await toggleSleep())) await refreshGame();
  return begun;
}

function Cost({ left, health }: { readonly left: number; readonly health: number }) {
  if (left === 0) return <span>{t('day.noCost')}</span>;
  if (health < 0.5) return <span>{t('day.harmless', { count: left })}</span>;
  return (
    <span>
      <Rich
        id="day.cost"
        values={{ count: left, health: formatNumber(Math.round(health)) }}
        parts={{ bold: <strong /> }}
      />
    </span>
  );
}

/** The player's pet asks the question, or an owl if there is none. */
function Companion() {
  const { currentPet } = usePlayer().items;
  return (
    <Plate ground="page" size="large" className={styles['companion']}>
      <Pet name={currentPet || 'Owl-Base'} scale={2} />
    </Plate>
  );
}

/** "Record yesterday": asks before the day is judged, and cannot be dismissed. */
export function Yesterday() {
  const view = useGame((state) => state.view);
  const [now] = useState(serverNow);
  const dailies = useMemo(() => (view ? yesterdaysDailies(view.player, view.tasks, now) : []), [view, now]);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState(false);
  const { busy, begin } = useBegin(done, () => {
    setDone(new Set());
    setFailed(true);
  });
  const settled = useDeferredValue(done);
  const health = useMemo(() => (view ? nightCost(view, settled, now) : 0), [view, settled, now]);
  const toggle = (id: string) =>
    setDone(
      (before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]),
    );
  return (
    <Dialog
      width="35rem"
      portrait={<Companion />}
      title={t('day.title')}
      description={t('day.hint', {
        date: formatDate(now - DAY_MS, { weekday: 'long', day: 'numeric', month: 'long' }),
      })}
    >
      <div className={styles['list']} role="group" aria-label={t('day.list')}>
        {dailies.map((daily) => (
          <YesterdayRow
            key={daily._id}
            daily={daily}
            done={done.has(daily._id)}
            onToggle={() => toggle(daily._id)}
          />
        ))}
      </div>
      <div className={styles['cost']} role="status">
        <PixelIcon name="heart" />
        <Cost left={dailies.length - done.size} health={health} />
        {done.size < dailies.length && (
          <Button kind="quiet" title={t('day.awayHint')} busy={busy} onClick={() => void begin(true)}>
            {t('day.away')}
          </Button>
        )}
      </div>
      {failed && (
        <p className={styles['error']} role="alert">
          {t('day.failed')}
        </p>
      )}
      <div className={styles['foot']}>
        <Button kind="quiet" onClick={() => setDone(new Set(dailies.map(({ _id }) => _id)))}>
          {t('day.checkAll')}
        </Button>
        <Button kind="primary" busy={busy} onClick={() => void begin(false)}>
          {t('day.begin')}
        </Button>
      </div>
    </Dialog>
  );
}
