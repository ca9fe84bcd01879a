export { type AuditAct, auditActs, type AuditTargetKind, auditTargetKinds } from './audit.ts';
export {
  type Blocked,
  blockedBy,
  type Blocker,
  blockerAreas,
  blockerSources,
  blockerTypes,
  editBlocker,
  newBlocker,
  type SentBlocker,
} from './blockers.ts';
export {
  type AuthorDecision,
  authorDecisions,
  type ContentDecision,
  contentDecisions,
  type ReportKind,
  reportKinds,
} from './reports.ts';
