import type { importCalls } from '@everdeed/contract';
import { notStored, type RefusalCase, type RefusalCases, type Stage } from '../support/refusal-cases.ts';

/** Sends a file; the player has been looked at before. */
const sending = (path: string, body: unknown) => (stage: Stage) =>
  stage.player.call('POST', path, {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/octet-stream' },
  });
const gone = { error: 'NotFound' } as const;
const bad = { error: 'BadRequest' } as const;
const file = (more: object) => ({ stats: {}, items: {}, preferences: {}, ...more });
const tooMuch = Object.fromEntries(Array.from({ length: 20_001 }, (_, n) => [`novel${n}`, 'x']));

const ofFile = (path: string) =>
  ({
    importNotAnExport: { ...bad, by: sending(path, { hello: 'world' }) },
    importUnreadable: { ...bad, by: sending(path, '{"stats":') },
    importTooMuchAside: { ...bad, by: sending(path, file(tooMuch)) },
    validationFailed: notStored('User', sending(path, file({ stats: { lvl: 'high' } }))),
  }) satisfies Readonly<Record<string, RefusalCase>>;

/** Bringing an account along. */
export const importRefusals: RefusalCases<typeof importCalls> = {
  previewImport: ofFile('/imports/preview'),
  importUserData: ofFile('/imports'),
  importCopy: { importCopyNotFound: { ...gone, by: ({ player }) => player.get('/imports/copies/none') } },
  restoreImportCopy: {
    importCopyNotFound: {
      ...gone,
      by: ({ player }) => player.call('POST', '/imports/copies/none/restore', { body: {} }),
    },
  },
};
