import type { AnswerOf, auditCalls as Calls } from '@everdeed/contract';
import { nameOf } from '@everdeed/content/words';
import { t } from '../../../i18n/i18n.ts';

export type AuditEntry = AnswerOf<typeof Calls.getAuditLog>['items'][number];

/** A world boss is logged by its key, all else by its name. */
const targetName = ({ kind, id, name }: AuditEntry['target']): string =>
  kind === 'world' ? nameOf('quests', id) : name || t('admin.somebodyGone');

/** What was done, to whom or what: "Muted Suli". Needs the names of quests. */
export function actWords({ act, target, player }: Pick<AuditEntry, 'act' | 'target' | 'player'>): string {
  return t(`admin.act.${act}`, { name: player?.name ?? targetName(target) });
}
