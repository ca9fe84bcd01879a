import type { AuditAct, AuditTargetKind, Blocker, ReportKind } from '@everdeed/rules';

/** Tables of administration. */
export interface AdminTables {
  /** Who is kept out. */
  blockers: {
    id: string;
    disabled: number;
    type: Blocker['type'];
    area: Blocker['area'];
    value: string;
    source: Blocker['blockSource'];
    reason: string | null;
    created_at: number;
    updated_at: number;
  };
  /** What administrators have done. Rows outlive whom they name. */
  audit_log: {
    id: string;
    at: number;
    /** Null: somebody at the command line. */
    actor_id: string | null;
    actor_name: string;
    act: AuditAct;
    target_kind: AuditTargetKind;
    target_id: string;
    target_name: string;
    /** Whom it was done to, if to anybody. */
    player_id: string | null;
    player_name: string | null;
    /** `AuditChange[]`, as JSON. */
    changes: string;
    reason: string;
    can_undo: number;
    undoes: string | null;
    undone_by: string | null;
  };
  /** What was reported, each once. Reports that come after a decision open it again. */
  report_cases: {
    kind: ReportKind;
    subject_id: string;
    author_id: string | null;
    /** Of private messages: a player who has a reported copy. */
    owner_id: string | null;
    first_at: number;
    last_at: number;
    /** Null: it waits for a moderator. */
    handled_at: number | null;
    handled_by: string | null;
    /** What was decided, as JSON. */
    decision: string | null;
    taken_by: string | null;
    taken_at: number | null;
  };
  /** What reporters say, but of profiles, where `member_reports` has it. */
  report_notes: {
    kind: ReportKind;
    subject_id: string;
    reporter_id: string;
    comment: string;
    /** 0: the reporter's account was too young. */
    counts: number;
    created_at: number;
  };
}
