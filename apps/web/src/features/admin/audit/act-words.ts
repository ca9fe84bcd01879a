import type { AnswerOf, auditCalls as Calls } from '@everdeed/contract';
import { t } from '../../../i18n/i18n.ts';

export type AuditEntry = AnswerOf<typeof Calls.getAuditLog>['items'][number];

/** What was done, to whom or what: "Muted Suli". */
export function actWords({ act, target, player }: Pick<AuditEntry, 'act' | 'target' | 'player'>): string {
  return t(`admin.act.${act}`, { name: player?.name ?? (target.name || t('admin.somebodyGone')) });
}
