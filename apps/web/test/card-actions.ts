import { vi } from 'vitest';
import type { CardActions } from '../src/features/tasks/card/card-context.ts';

/** Mocked card actions; scoring is never refused. */
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
    unlink: vi.fn(),
  }) satisfies CardActions;
