import { beforeEach, describe, expect, it } from 'vitest';
import {
  dismissToast,
  forgetUndos,
  nextToLeave,
  showError,
  showToast,
  useToasts,
  withdrawToast,
} from './toast-store.ts';

beforeEach(() => useToasts.setState({ toasts: [], undos: [] }));
const shown = () => useToasts.getState().toasts;

describe('toasts', () => {
  it('takes the oldest that is no error', () => {
    showError('no');
    const second = showToast({ type: 'info', text: 'two' });
    showToast({ type: 'info', text: 'three' });
    expect(nextToLeave(shown())?.id).toBe(second);
  });

  it('leaves waiting toasts alone while four errors are shown', () => {
    for (const text of ['a', 'b', 'c', 'd']) showError(text);
    showToast({ type: 'info', text: 'waits' });
    expect(nextToLeave(shown())).toBeUndefined();
  });

  it('says the same error once', () => {
    showError('That name is taken.');
    showError('That name is taken.');
    expect(shown()).toHaveLength(1);
  });

  it('keeps what can be undone, the newest last, after the toasts have gone', () => {
    const action = { label: 'Undo', run: () => undefined, undo: true };
    const ids = Array.from({ length: 30 }, (_, place) =>
      showToast({ type: 'success', text: String(place), action }),
    );
    showToast({ type: 'info', text: 'nothing to undo here' });
    for (const id of ids) dismissToast(id);
    expect(useToasts.getState().undos.map(({ id }) => id)).toEqual(ids);
  });

  it('offers nothing to undo once the player has left', () => {
    showToast({ type: 'success', text: 'one', action: { label: 'Undo', run: () => undefined, undo: true } });
    showToast({ type: 'info', text: 'two' });
    forgetUndos();
    expect(shown().map(({ text }) => text)).toEqual(['two']);
    expect(useToasts.getState().undos).toEqual([]);
  });

  it('does not undo what was never saved', () => {
    const action = { label: 'Undo', run: () => undefined, undo: true };
    withdrawToast(showToast({ type: 'success', text: 'refused', action }));
    expect(useToasts.getState()).toEqual({ toasts: [], undos: [] });
  });
});
