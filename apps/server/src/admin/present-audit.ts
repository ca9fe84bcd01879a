import type { AnswerOf, auditCalls } from '@everdeed/contract';
import { shortened } from '@everdeed/rules';
import type { AuditEntry } from '../storage/admin/audit-log.ts';
import { mapPage, type Page } from '../storage/page.ts';

type AuditView = AnswerOf<typeof auditCalls.undoAudit>;

/** An entry of the log for those who may read it. */
export const presentAudit = (entry: AuditEntry): AuditView => ({
  id: entry.id,
  at: new Date(entry.at).toISOString(),
  actor: { _id: entry.actor.id ?? null, name: entry.actor.name },
  act: entry.act,
  target: { kind: entry.target.kind, id: entry.target.id, name: entry.target.name },
  player: entry.player ? { _id: entry.player.id, name: entry.player.name } : null,
  changes: entry.changes.map(({ path, before, after, beforeName, afterName }) => ({
    path,
    before: shortened(before),
    after: shortened(after),
    ...(beforeName !== undefined && { beforeName }),
    ...(afterName !== undefined && { afterName }),
  })),
  reason: entry.reason,
  canUndo: entry.canUndo && entry.undoneBy === undefined,
  undoneBy: entry.undoneBy ?? null,
  undoes: entry.undoes ?? null,
});

/** A page of the log. */
export const presentAuditPage = (page: Page<AuditEntry, string>) => {
  const { items, next } = mapPage(page, presentAudit);
  return { items: [...items], next: next ?? null };
};
