import type { CardActions } from '../../features/tasks/card/card-context.ts';
import type { LocalDate } from '../../task-kit/calendar.ts';

/** What is open on top of the board. */
export type Overlay =
  | { readonly kind: 'editor'; readonly taskId: string }
  | { readonly kind: 'delete'; readonly taskId: string }
  | { readonly kind: 'unlink'; readonly taskId: string }
  | { readonly kind: 'tags' | 'clear' };

export interface OverlaysProps {
  readonly overlay: Overlay;
  readonly today: LocalDate;
  readonly actions: CardActions;
  readonly open: (overlay: Overlay) => void;
  readonly close: () => void;
}
