import { type AuditAct, auditActs, type AuditTargetKind, auditTargetKinds } from '@everdeed/rules';
import { Type } from 'typebox';
import { instant, nullable, text, uuidText, word } from '../core/fields.ts';

/** What our own calls of the administration have in common. */
export const own = { area: 'admin', versions: ['v4'], spec: 'own' } as const;

/** Characters of the reason that somebody gives for an administrative act. */
export const MAX_REASON = 500;

/** Why somebody does something, for the log. */
export const reasonField = Type.Optional(
  Type.String({ description: `Why, for the log; cut at ${MAX_REASON} characters.` }),
);

/** Somebody by their names, who may be gone. */
export const personSchema = Type.Object({
  _id: nullable(uuidText),
  name: text,
  username: nullable(text),
});

/** What an administrator has done (`audit_log`). */
export const auditEntrySchema = Type.Object(
  {
    id: uuidText,
    at: instant(),
    actor: Type.Object(
      { _id: nullable(uuidText), name: text },
      { description: 'As they were called then. Without an id: somebody at the command line.' },
    ),
    act: word<AuditAct>(auditActs),
    target: Type.Object({
      kind: word<AuditTargetKind>(auditTargetKinds),
      id: text,
      name: Type.String({ description: 'As it was called then.' }),
    }),
    player: nullable(
      Type.Object(
        { _id: uuidText, name: text },
        { description: 'Whom it was done to, such as the author of a message.' },
      ),
    ),
    changes: Type.Array(
      Type.Object({
        path: text,
        before: Type.Unknown({ description: 'Null: there was nothing. Long texts are cut.' }),
        after: Type.Unknown({ description: 'Null: there is nothing any more. Long texts are cut.' }),
        beforeName: Type.Optional(
          Type.String({ description: 'What has the id `before`, as it was called then.' }),
        ),
        afterName: Type.Optional(
          Type.String({ description: 'What has the id `after`, as it was called then.' }),
        ),
      }),
    ),
    reason: text,
    canUndo: Type.Boolean({ description: 'Whether it can be taken back, unless the state has moved on.' }),
    undoneBy: nullable(Type.String({ description: 'Id of the entry that took it back.' })),
    undoes: nullable(Type.String({ description: 'Id of the entry that this one takes back.' })),
  },
  { $id: 'AuditEntry' },
);
