import { useState } from 'react';
import { auditCalls } from 'virtual:calls/audit';
import { t } from '../../../i18n/i18n.ts';
import { useNames } from '../../../item-kit/use-words.ts';
import { MemberFace } from '../../../member-kit/member-face.tsx';
import { clockTime } from '../../../social-kit/time-words.ts';
import { useMinute } from '../../../task-kit/use-minute.ts';
import { Button } from '../../../ui/button.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { familiesOf } from '../thing-names.ts';
import { useAdminAct } from '../use-admin-act.ts';
import { type AuditEntry, actWords } from './act-words.ts';
import styles from './audit.module.css';
import { deedName, fieldName, fieldValue, isSecret, isTold } from './change-words.ts';

function Undo({ entry }: { readonly entry: AuditEntry }) {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, act } = useAdminAct();
  const undo = (reason: string) =>
    void act(auditCalls.undoAudit, { params: { entryId: entry.id }, body: { reason } }, t('admin.undone'));
  return (
    <>
      <Button kind="quiet" busy={isBusy} onClick={() => setIsAsking(true)}>
        {t('ui.undo')}
      </Button>
      {isAsking && (
        <AskDialog
          title={t('admin.undoTitle')}
          hint={actWords(entry)}
          yes={t('admin.undoNow')}
          onYes={undo}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

interface ValueProps {
  readonly path: string;
  readonly value: unknown;
  /** What has that id, if the value is one. */
  readonly name: string | undefined;
}

const Value = ({ path, value, name }: ValueProps) =>
  name === undefined ? (
    fieldValue(path, value)
  ) : (
    <>
      {name} <code>{String(value)}</code>
    </>
  );

/** A deed, or a field with what it was, if it was anything, and is. */
function Change({ change }: { readonly change: AuditEntry['changes'][number] }) {
  const { path, before, after, beforeName, afterName } = change;
  const deed = deedName(path, after);
  if (deed !== undefined) return deed;
  const name = fieldName(path) ?? <code>{path}</code>;
  if (isSecret(change)) return name;
  const wasAnything = fieldValue(path, before) !== t('admin.nothing');
  return (
    <>
      {name}:{' '}
      {wasAnything && (
        <>
          <Value path={path} value={before} name={beforeName} /> →{' '}
        </>
      )}
      <Value path={path} value={after} name={afterName} />
    </>
  );
}

interface AuditLineProps {
  readonly entry: AuditEntry;
  /** Whether it stands in a side column. */
  readonly isNarrow?: boolean;
}

/** An entry of the log: who did what, from what to what, why and when; with a way to take it back where there is one. */
export function AuditLine({ entry, isNarrow }: AuditLineProps) {
  const now = useMinute();
  const { actor, at, reason, canUndo, undoneBy } = entry;
  const changes = entry.changes.filter(isTold);
  useNames(...familiesOf(changes.map(({ path }) => path)));
  return (
    <li className={styles['entry']} data-undone={undoneBy !== null || undefined} data-narrow={isNarrow}>
      <MemberFace id={actor._id} />
      <div className={styles['words']}>
        <p>
          <b>{actor._id === null ? t('admin.commandLine') : actor.name}</b>: {actWords(entry)}
        </p>
        {changes.length > 0 && (
          <ul className={styles['changes']}>
            {changes.map((change) => (
              <li key={change.path}>
                <Change change={change} />
              </li>
            ))}
          </ul>
        )}
        {reason && <p className={styles['reason']}>{t('admin.quoted', { text: reason })}</p>}
        <p className={styles['foot']}>
          <time dateTime={at}>{clockTime(Date.parse(at), now)}</time>
          {undoneBy !== null && <span>{t('admin.wasUndone')}</span>}
          {canUndo && undoneBy === null && <Undo entry={entry} />}
        </p>
      </div>
    </li>
  );
}
