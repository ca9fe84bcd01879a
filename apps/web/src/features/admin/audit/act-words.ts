import type { AnswerOf, auditCalls as Calls } from '@everdeed/contract';
import { nameOf } from '@everdeed/content/words';
import { t } from '../../../i18n/i18n.ts';
import { eventName } from '../world-words.ts';

export type AuditEntry = AnswerOf<typeof Calls.getAuditLog>['items'][number];

/** A block is logged by its kind in words of the program, a blank, and what it blocks; its changes tell the kind. */
const blockedBy = (name: string): string => name.slice(name.indexOf(' ') + 1);

/** A world boss and an event are logged by their keys, all else by its name. */
function targetName({ kind, id, name }: AuditEntry['target']): string {
  if (kind === 'world') return nameOf('quests', id);
  if (kind === 'event') return eventName(id);
  return (kind === 'blocker' ? blockedBy(name) : name) || t('admin.somebodyGone');
}

/** What was done, to whom or what: "Muted Suli". Needs the names of quests. */
export function actWords({ act, target, player }: Pick<AuditEntry, 'act' | 'target' | 'player'>): string {
  return t(`admin.act.${act}`, { name: player?.name ?? targetName(target) });
}
