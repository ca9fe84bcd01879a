import { TriangleAlert, X } from './icons.ts';
import { Link } from './link.tsx';
import { useEffect, useRef, useState } from 'react';
import { t } from '../i18n/i18n.ts';
import { isTyping } from '../lib/typing.ts';
import { PixelIcon } from './pixel-icon.tsx';
import styles from './toast-area.module.css';
import {
  dismissToast,
  nextToLeave,
  showToast,
  type Toast,
  useToasts,
  VISIBLE_TOASTS,
  withdrawToast,
} from './toast-store.ts';
import { useToastLift } from './use-toast-lift.ts';

/** How long a toast is shown before the oldest is removed, in milliseconds (seed 1, section 9). */
const REMOVAL_MS = 2500;
/** A toast with an undo button stays longer, so that it can be reached. */
const ACTION_REMOVAL_MS = 6000;

const isError = ({ type }: Toast): boolean => type === 'error';

/** Removes the oldest toast on a timer, unless hover or focus holds them. */
function useRemoval(toasts: readonly Toast[], held: boolean) {
  const leaving = nextToLeave(toasts);
  const id = leaving?.id;
  const isCrowded = toasts.length > VISIBLE_TOASTS;
  const delay = leaving?.action && !isCrowded ? ACTION_REMOVAL_MS : REMOVAL_MS;
  useEffect(() => {
    if (!id || held) return undefined;
    const timer = setTimeout(() => dismissToast(id), delay);
    return () => clearTimeout(timer);
  }, [id, held, delay]);
}

/** Ctrl/Cmd+Z undoes the newest action that can be undone, and says when there is none left. */
function useUndoKey() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      const toast = useToasts.getState().undos.at(-1);
      if (toast) runAction(toast);
      else showToast({ type: 'info', text: t('ui.undoEnd') });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function runAction(toast: Toast) {
  withdrawToast(toast.id);
  toast.action?.run();
}

function ToastLine({ toast, place }: { readonly toast: Toast; readonly place: number }) {
  return (
    <div
      className={styles['toast']}
      data-type={toast.type}
      style={{ '--place': place }}
      role={isError(toast) ? 'alert' : undefined}
    >
      {isError(toast) && <TriangleAlert size={20} aria-hidden="true" />}
      {toast.icon && <PixelIcon name={toast.icon} />}
      {toast.picture && <span className={`${styles['picture']} stepped`}>{toast.picture}</span>}
      <div className={styles['words']}>
        {toast.figures?.map((figure) => (
          <span key={figure.icon} className={styles['figure']} data-loss={figure.loss || undefined}>
            <PixelIcon name={figure.icon} /> {figure.text}
          </span>
        ))}
        {toast.text && <span className={styles[toast.figures ? 'second' : 'text']}>{toast.text}</span>}
      </div>
      {toast.action && (
        <button type="button" className={styles['action']} onClick={() => runAction(toast)}>
          {toast.action.label}
        </button>
      )}
      {toast.see !== undefined && (
        <Link className={styles['action']} to={toast.see} onClick={() => dismissToast(toast.id)}>
          {t('ui.see')}
        </Link>
      )}
      {toast.stays && (
        <button
          type="button"
          className={styles['close']}
          aria-label={t('ui.close')}
          onClick={() => dismissToast(toast.id)}
        >
          <X size={20} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** The corner in which toasts appear. */
export function ToastArea() {
  const toasts = useToasts((state) => state.toasts);
  const [held, setHeld] = useState(false);
  const area = useRef<HTMLElement>(null);
  useRemoval(toasts, held && toasts.length > 0);
  useToastLift(area, toasts.at(-1)?.id);
  useUndoKey();
  const shown = toasts.slice(0, VISIBLE_TOASTS);
  const line = (toast: Toast) => <ToastLine key={toast.id} toast={toast} place={shown.indexOf(toast)} />;
  return (
    // Hover and focus only keep the toasts open; they trigger nothing.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={area}
      className={styles['area']}
      data-toasts
      aria-label={t('ui.toasts')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="log" aria-live="polite" style={{ display: 'contents' }}>
        {shown.filter((toast) => !isError(toast)).map(line)}
      </div>
      {/* Outside of the log, where each would be spoken twice; and last, so that nothing that leaves moves them. */}
      {shown.filter(isError).map(line)}
    </section>
  );
}
