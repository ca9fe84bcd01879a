import { Type } from 'typebox';
import { defineCall } from '../core/call.ts';
import { instant, nullable, text, uuidText, word } from '../core/fields.ts';

/** The longest file of a user data export, in bytes. */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;

const count = Type.Integer({ minimum: 0 });
const reason = word(
  ['unknownField', 'unknownItem', 'membership', 'connection', 'rejected', 'identity', 'money'],
  'Unknown to this server; of groups or other programs; not allowed here; sign-in and honours; for administrators only.',
);
const plain = nullable(Type.Union([Type.String(), Type.Number(), Type.Boolean()]));

const reportSchema = Type.Object(
  {
    tasks: Type.Object({
      habits: count,
      dailys: count,
      todos: count,
      rewards: count,
      replaced: Type.Integer({
        minimum: 0,
        description: 'Of them, those that replace a task of this account.',
      }),
      renamed: Type.Integer({
        minimum: 0,
        description: "Of them, those that get a new id, since somebody else's task has theirs.",
      }),
      staying: Type.Integer({ minimum: 0, description: 'Tasks of this account that stay beside them.' }),
    }),
    history: Type.Object({ entries: count, since: Type.Optional(instant('The earliest entry.')) }),
    pets: count,
    mounts: count,
    gear: count,
    stock: Type.Integer({ minimum: 0, description: 'Eggs, potions, food and quest scrolls.' }),
    achievements: count,
    checkIns: count,
    tags: count,
    messages: Type.Object({ count, people: count }),
    asides: Type.Array(
      Type.Object({
        path: Type.String({ description: 'A field of the file; `*` stands for every entry of a list.' }),
        reason,
        count,
        isKept: Type.Boolean({ description: 'Whether it is kept, to be downloaded at any time.' }),
      }),
      { description: 'What does not come along.' },
    ),
    replaced: Type.Array(Type.Object({ path: text, before: plain, after: plain }), {
      description: 'What of this account gives way to the file.',
    }),
  },
  { $id: 'ImportReport' },
);

const copyParams = Type.Object({ copyId: text });
const copySchema = Type.Object(
  {
    id: uuidText,
    reason: word(['import', 'restore'], 'What was about to change the account.'),
    bytes: count,
    madeAt: instant(),
    expiresAt: instant('From then on it is gone.'),
  },
  { $id: 'ImportCopy' },
);

const common = {
  versions: ['v4'],
  area: 'imports',
  auth: 'user',
  spec: 'own',
} as const;
const ofFile = {
  ...common,
  method: 'POST',
  query: Type.Object({
    withBalance: Type.Optional(
      Type.Boolean({
        description: 'Gems, hourglasses and the plan come along too: only for callers with full access.',
      }),
    ),
  }),
  rawBody: true,
  maxBodyBytes: MAX_IMPORT_BYTES,
  answer: reportSchema,
  refusals: ['importNotAnExport', 'importUnreadable', 'importTooMuchAside', 'validationFailed'],
} as const;

/** Bringing an account along from the reference: the file of a user data export, as JSON or XML, is the body. */
export const importCalls = {
  previewImport: defineCall({
    ...ofFile,
    id: 'previewImport',
    path: '/imports/preview',
    summary: 'Show what a user data export would bring, and change nothing',
  }),
  importUserData: defineCall({
    ...ofFile,
    id: 'importUserData',
    path: '/imports',
    summary: 'Bring a user data export to this account',
    details:
      'Everything or nothing: a file with a bad value is refused. Where file and account both say something the file counts; what only the account has stays. Repeating it changes nothing.',
  }),
  importedAsides: defineCall({
    ...common,
    id: 'importedAsides',
    method: 'GET',
    path: '/imports/asides',
    summary: 'Download what imports have kept aside',
    answer: Type.Array(Type.Object({ path: text, reason, value: Type.Unknown() })),
    refusals: [],
  }),
  importCopies: defineCall({
    ...common,
    id: 'importCopies',
    method: 'GET',
    path: '/imports/copies',
    summary: 'List what the account was before imports',
    details: 'Each is kept for 30 days, the last ten at most.',
    answer: Type.Array(copySchema),
    refusals: [],
  }),
  importCopy: defineCall({
    ...common,
    id: 'importCopy',
    method: 'GET',
    path: '/imports/copies/{copyId}',
    params: copyParams,
    contentType: 'application/json',
    summary: 'Download what the account was before an import',
    answer: Type.Record(Type.String(), Type.Unknown()),
    refusals: ['importCopyNotFound'],
  }),
  restoreImportCopy: defineCall({
    ...common,
    id: 'restoreImportCopy',
    method: 'POST',
    path: '/imports/copies/{copyId}/restore',
    params: copyParams,
    summary: 'Bring the account back to what it was before an import',
    details:
      'Everything that an import can change, and nothing else: gems, hourglasses, sign-in data and memberships stay. What the account is now becomes a copy of its own.',
    answer: Type.Object({
      tasks: Type.Integer({ minimum: 0, description: 'Tasks that the account has from the copy.' }),
    }),
    refusals: ['importCopyNotFound'],
  }),
};
