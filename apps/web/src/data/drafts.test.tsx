import { afterEach, expect, it } from 'vitest';
import { forgetDrafts, keepDraft, readDraft } from './drafts.ts';
import { noteEnded, setSession } from './session.ts';

const signIn = (userId: string) => setSession({ userId, apiToken: 'token' });

afterEach(() => {
  signIn('maren');
  forgetDrafts();
  setSession(undefined);
});

it('finds the draft again after the session was ended elsewhere', () => {
  signIn('maren');
  keepDraft('line', 'Renew the pass');
  noteEnded();
  expect(readDraft('line'), 'while nobody is signed in').toBeUndefined();
  signIn('maren');
  expect(readDraft('line')).toBe('Renew the pass');
});

it('shows it to nobody else in the same browser', () => {
  signIn('maren');
  keepDraft('line', 'Renew the pass');
  signIn('jo');
  expect(readDraft('line')).toBeUndefined();
});

it('forgets it when told to', () => {
  signIn('maren');
  keepDraft('editor', { form: {} });
  forgetDrafts();
  expect(readDraft('editor')).toBeUndefined();
});
