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
export { type AuditChange, canTakeBack, changesBetween, shortened, undoEdit } from './audit-changes.ts';
export { editHero, type HeroEditor } from './edit-hero.ts';
export type { SentHero } from './hero-fields.ts';
export {
  type AuthorDecision,
  authorDecisions,
  canDecide,
  type ContentDecision,
  contentDecisions,
  hiddenFlags,
  hideChallenge,
  isHiddenByReports,
  type ReportKind,
  reportKinds,
  sanctionAuthor,
} from './reports.ts';
export { isStaff, mayUndo } from './policy.ts';
export {
  appointLeader,
  extendGroupPlan,
  recountMembers,
  stopGroupPlan,
  stopQuest,
} from './repair-group.ts';
