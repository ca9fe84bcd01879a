import { vi } from 'vitest';
import type { CardActions } from '../src/features/tasks/card/card-context.ts';

/** Actions on a card that only note what was asked of them; scoring is never refused. */
export const makeActions = () =>
  ({
    score: vi.fn(() => true),
    scoreItem: vi.fn(),
    fold: vi.fn(),
    edit: vi.fn(),
    step: vi.fn(),
    copy: vi.fn(),
    remove: vi.fn(),
    retry: vi.fn(),
  }) satisfies CardActions;
