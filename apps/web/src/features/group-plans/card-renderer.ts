import type { Task } from '@everdeed/rules';
import type { ReactNode } from 'react';

/** Shows a task of the board as a card. */
export type CardRenderer = (task: Task) => ReactNode;
