import type { BoardDeedKind } from '@everdeed/rules';

/** Tables of plans: how far jobs have come that settle the plans of many players. */
export interface PlanTables {
  /** Whether the site gives everybody its own plan, and the last player up to whom that holds; null: all. */
  site_plans: { id: 'players'; given: number; reached: string | null };
  /** Groups whose plan began or ended, and the last member up to whom that was settled. */
  group_plan_sweeps: { group_id: string; reached: string };
  /** What members did with the tasks of a board. */
  board_deeds: {
    id: string;
    group_id: string;
    task_id: string;
    /** The task's text then. */
    title: string;
    kind: BoardDeedKind;
    /** Who did it, who may be gone. */
    user_id: string;
    /** Whose work was approved or sent back; null for everything else. */
    member_id: string | null;
    done_at: number;
  };
}
