import type { ReactNode } from 'react';
import { create } from 'zustand';
import type { PixelIconName } from './pixel-icon-shapes.ts';

/** Kinds of seed 1, section 3. They determine look and politeness, never the text. */
type ToastType =
  | 'error'
  | 'info'
  | 'success'
  | 'crit'
  | 'lvl'
  | 'hp'
  | 'mp'
  | 'xp'
  | 'gp'
  | 'streak'
  | 'damage'
  | 'drop';

export interface ToastFigure {
  readonly icon: PixelIconName;
  /** With sign, already formatted. */
  readonly text: string;
  readonly loss?: boolean;
}

export interface Toast {
  readonly id: string;
  readonly type: ToastType;
  readonly text?: string | undefined;
  readonly icon?: PixelIconName | undefined;
  /** A 32 px picture of what was found. */
  readonly picture?: ReactNode;
  readonly figures?: readonly ToastFigure[];
  /** `undo` also reacts to Ctrl/Cmd+Z while the toast is shown. */
  readonly action?: { readonly label: string; readonly run: () => void; readonly undo?: boolean };
  /** Errors stay until dismissed, except those that say otherwise. */
  readonly stays: boolean;
}

export type NewToast = Omit<Toast, 'id' | 'stays'> & { readonly stays?: boolean };

/** Maximum number of visible toasts; the others wait (seed 1, section 9). */
export const VISIBLE_TOASTS = 4;
const QUEUE_LIMIT = 24;

interface ToastState {
  readonly toasts: readonly Toast[];
}

export const useToasts = create<ToastState>(() => ({ toasts: [] }));

/** Shows a toast, or queues it behind the visible ones. Returns its id. */
export function showToast(toast: NewToast): string {
  const id = crypto.randomUUID();
  const whole: Toast = { ...toast, id, stays: toast.stays ?? toast.type === 'error' };
  useToasts.setState(({ toasts }) => ({
    toasts: [...withoutTwin(toasts, whole), whole].slice(-QUEUE_LIMIT),
  }));
  return id;
}

/** Removes an identical error, so that it is shown only once. */
const withoutTwin = (toasts: readonly Toast[], { type, text }: Toast) =>
  type === 'error' ? toasts.filter((toast) => toast.type !== 'error' || toast.text !== text) : toasts;

export const showError = (text: string, stays = true): string => showToast({ type: 'error', text, stays });

export function dismissToast(id: string): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** The toast that the timer removes next: the oldest visible one that does not stay. */
export const nextToLeave = (toasts: readonly Toast[]): Toast | undefined =>
  toasts.slice(0, VISIBLE_TOASTS).find((toast) => !toast.stays);

/** The newest action that can be taken back, for Ctrl/Cmd-Z. */
export const latestUndo = (toasts: readonly Toast[]): Toast | undefined =>
  toasts.findLast((toast) => toast.action?.undo === true);
