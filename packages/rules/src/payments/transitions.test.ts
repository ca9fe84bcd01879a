import { describe, expect, it } from 'vitest';
import type { PaymentState } from '../state/payment.ts';
import { type PaymentReport, stateAfter } from './transitions.ts';

describe('reports', () => {
  it.each<[PaymentState, PaymentReport['status'], PaymentState]>([
    ['created', 'pending', 'pending'],
    ['created', 'paid', 'settled'],
    ['pending', 'failed', 'failed'],
    ['pending', 'abandoned', 'abandoned'],
    ['failed', 'paid', 'settled'],
    ['abandoned', 'paid', 'settled'],
    ['failed', 'pending', 'pending'],
    ['abandoned', 'pending', 'abandoned'],
    ['settled', 'paid', 'settled'],
    ['settled', 'failed', 'settled'],
    ['settled', 'abandoned', 'settled'],
    ['settled', 'refunded', 'refunded'],
    ['settled', 'chargedBack', 'chargedBack'],
    ['pending', 'refunded', 'refunded'],
    ['refunded', 'paid', 'refunded'],
    ['refunded', 'chargedBack', 'refunded'],
    ['chargedBack', 'paid', 'chargedBack'],
  ])('of %s, then %s, make it %s', (state, status, next) => {
    expect(stateAfter({ state, isOwed: false }, status)).toBe(next);
  });

  it('let owed money only go back', () => {
    expect(stateAfter({ state: 'failed', isOwed: true }, 'paid')).toBe('failed');
    expect(stateAfter({ state: 'failed', isOwed: true }, 'refunded')).toBe('refunded');
  });
});
