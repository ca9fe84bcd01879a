import { beforeEach, describe, expect, it } from 'vitest';
import { latestUndo, nextToLeave, showError, showToast, useToasts } from './toast-store.ts';

beforeEach(() => useToasts.setState({ toasts: [] }));
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

  it('undoes the newest action first', () => {
    const run = () => undefined;
    showToast({ type: 'success', text: 'one', action: { label: 'Undo', run, undo: true } });
    const newest = showToast({ type: 'success', text: 'two', action: { label: 'Undo', run, undo: true } });
    showToast({ type: 'info', text: 'three' });
    expect(latestUndo(shown())?.id).toBe(newest);
  });
});
