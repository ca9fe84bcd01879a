import { useState } from 'react';
import { hallCalls } from 'virtual:calls/hall';
import { call, send } from '../../../data/api.ts';
import { explainFailure } from '../../../data/reply.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, type FieldProps } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import admin from '../admin.module.css';
import { refreshAdmin } from '../audit/undo.ts';
import type { Editing } from './editing.ts';
import { bodiesOf, movedOn, valueAt } from './edits.ts';
import { toldFlag, toldValue } from './fields.tsx';
import type { Hero } from './queries.ts';
import styles from './review.module.css';

/** Gems are stored as a quarter of what is shown. */
const shown = (path: string, value: unknown): unknown => (path === 'balance' ? Number(value) * 4 : value);

/** What a field is told to be: what can only be so or not by words that fit its part. */
function told({ edits, names }: Editing, path: string, value: unknown): string {
  if (typeof edits[path] !== 'boolean') return toldValue(shown(path, value));
  return names[path]?.part === 'flags' ? toldFlag(value) : t(value === true ? 'admin.yes' : 'admin.no');
}

interface SavingState {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** What somebody else has changed meanwhile, as it is now. */
  readonly moved: readonly { readonly path: string; readonly now: unknown }[];
}

/** Saves the edits. What was changed by another meanwhile is told first; saved again, it is overwritten. */
function useSaving({ hero, edits, clear }: Editing, onDone: () => void) {
  const [state, setState] = useState<SavingState>({ isBusy: false, error: undefined, moved: [] });
  const check = async (): Promise<Hero> =>
    call(hallCalls.getHero, { params: { heroId: hero._id } }, { quiet: true });
  const save = async (reason: string) => {
    setState({ ...state, isBusy: true, error: undefined });
    const now = await check().catch(() => hero);
    const moved = movedOn(edits, hero, now).map((path) => ({ path, now: valueAt(now, path) }));
    if (moved.length > 0 && state.moved.length === 0)
      return setState({ isBusy: false, error: undefined, moved });
    for (const body of bodiesOf(edits, hero, reason)) {
      // Each is a change of its own, noted by itself: one after the other.
      const reply = await send(hallCalls.updateHero, { params: { heroId: hero._id }, body }, { quiet: true });
      if (reply.ok) continue;
      await refreshAdmin();
      return setState({
        isBusy: false,
        error: explainFailure(reply.failure, t('error.network')).join(' '),
        moved: [],
      });
    }
    await refreshAdmin();
    showToast({ type: 'success', text: t('admin.saved', { name: hero.profile.name }) });
    setState({ isBusy: false, error: undefined, moved: [] });
    clear();
    return onDone();
  };
  return { ...state, save };
}

/** What a field for the reason needs. */
export type WhyField = Pick<FieldProps, 'value' | 'error' | 'onChange'>;

interface ReviewProps {
  readonly editing: Editing;
  readonly reason: string;
  /** The field that asks for the reason here, where the bar had no room for it. */
  readonly why: WhyField | undefined;
  /** Whether there is a reason; if not, the field says so. */
  readonly check: () => boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Old and new side by side, before anything is written. */
export function ReviewDialog({ editing, reason, why, check, onClose, onDone }: ReviewProps) {
  const { hero, edits, names } = editing;
  const { isBusy, error, moved, save } = useSaving(editing, onDone);
  return (
    <Dialog
      onClose={onClose}
      title={t('admin.reviewTitle', { name: hero.profile.name })}
      description={why ? undefined : `“${reason}”`}
      width="40rem"
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" busy={isBusy} onClick={() => void (check() && save(reason))}>
            {t(moved.length > 0 ? 'admin.overwrite' : 'admin.saveChanges')}
          </Button>
        </>
      }
    >
      <dl className={styles['changes']}>
        {Object.entries(edits).map(([path, value]) => (
          <div key={path} className={styles['review']}>
            <dt>{names[path]?.name ?? path}</dt>
            <dd>
              <s>{told(editing, path, valueAt(hero, path))}</s>
            </dd>
            <dd>{told(editing, path, value)}</dd>
          </div>
        ))}
      </dl>
      {why && <Field label={t('admin.reason')} hint={t('admin.reasonHint')} maxLength={500} {...why} />}
      {moved.length > 0 && (
        <div className={admin['error']} role="alert">
          <p>{t('admin.movedOn')}</p>
          {moved.map(({ path, now }) => (
            <p key={path}>
              {t('admin.isNow', { name: names[path]?.name ?? path, value: told(editing, path, now) })}
            </p>
          ))}
        </div>
      )}
      {error && (
        <p className={admin['error']} role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}
