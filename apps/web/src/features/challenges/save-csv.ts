import { challengeCalls } from 'virtual:calls/challenge';
import { requestOf } from '../../data/calls.ts';
import { t } from '../../i18n/i18n.ts';
import { plainTitle } from '../../task-kit/plain-title.ts';
import { showError } from '../../ui/toast-store.ts';
import { saveFile } from '../../data/save-file.ts';
import type { Challenge } from './challenge.ts';

/** Characters of a name that stay in that of a file. */
const MAX_LENGTH = 60;
/** Invisible, or with a meaning in the paths of some system. */
const NOT_IN_FILES = /[\p{C}\s\\/:*?"<>|]+/gu;
/** At the ends, some systems hide files or refuse them for these. */
const ENDS = /^[. ]+|[. ]+$/g;

/** What a file about a challenge is called, without its ending; undefined if nothing of the name can be used. */
export function fileNameOf(name: string): string | undefined {
  const words = plainTitle({ text: name }).replace(NOT_IN_FILES, ' ').replace(ENDS, '');
  return [...words].slice(0, MAX_LENGTH).join('').replace(ENDS, '') || undefined;
}

/** Downloads how everybody is doing, as CSV. */
export function saveCsv({ _id: challengeId, name }: Pick<Challenge, '_id' | 'name'>): Promise<void> {
  const { path } = requestOf(challengeCalls.exportChallenge, { params: { challengeId } });
  const file = `${fileNameOf(name) ?? challengeId}.csv`;
  return saveFile(path, file, () => showError(t('challenges.exportFailed')));
}
