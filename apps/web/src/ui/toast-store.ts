import type { ReactNode } from 'react';
import { create } from 'zustand';
import { newId } from '../lib/new-id.ts';
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
  /** `undo` also reacts to Ctrl/Cmd+Z, long after the toast has gone. */
  readonly action?: { readonly label: string; readonly run: () => void; readonly undo?: boolean };
  /** Where what it tells of can be seen: a path. */
  readonly see?: string | undefined;
  /** Errors stay until dismissed, except those that say otherwise. */
  readonly stays: boolean;
}

export type NewToast = Omit<Toast, 'id' | 'stays'> & { readonly stays?: boolean };

/** Maximum number of visible toasts; the others wait (seed 1, section 9). */
export const VISIBLE_TOASTS = 4;
const QUEUE_LIMIT = 24;

/** How many actions can be undone in a row. */
const MAX_UNDOS = 100;

interface ToastState {
  readonly toasts: readonly Toast[];
  /** Toasts whose action undoes something, shown or gone, the newest last. */
  readonly undos: readonly Toast[];
}

export const useToasts = create<ToastState>(() => ({ toasts: [], undos: [] }));

/** Shows a toast, or queues it behind the visible ones. Returns its id. */
export function showToast(toast: NewToast): string {
  const id = newId();
  const whole: Toast = { ...toast, id, stays: toast.stays ?? toast.type === 'error' };
  useToasts.setState(({ toasts, undos }) => ({
    toasts: [...withoutTwin(toasts, whole), whole].slice(-QUEUE_LIMIT),
    undos: whole.action?.undo ? [...undos, whole].slice(-MAX_UNDOS) : undos,
  }));
  return id;
}

/** Removes an identical error or note, so that it is shown only once. */
const withoutTwin = (toasts: readonly Toast[], { type, text }: Toast) =>
  type === 'error' || type === 'info'
    ? toasts.filter((toast) => toast.type !== type || toast.text !== text)
    : toasts;

export const showError = (text: string, stays = true): string => showToast({ type: 'error', text, stays });

export function dismissToast(id: string): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** The toast that the timer removes next: the oldest visible one that does not stay. */
export const nextToLeave = (toasts: readonly Toast[]): Toast | undefined =>
  toasts.slice(0, VISIBLE_TOASTS).find((toast) => !toast.stays);

/** Takes a toast away for good: what it offered to undo is undone, or has never been saved. */
export function withdrawToast(id: string): void {
  dismissToast(id);
  useToasts.setState(({ undos }) => ({ undos: undos.filter((toast) => toast.id !== id) }));
}

/** Forgets what could be undone, when the player leaves. */
export const forgetUndos = (): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ action }) => !action?.undo), undos: [] }));
