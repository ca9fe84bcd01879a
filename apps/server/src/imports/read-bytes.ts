import { hash } from 'node:crypto';
import { type ImportedFile, readImport, type ReadRefusal, refuse, type Result } from '@everdeed/rules';
import { ImportFileError } from './file-error.ts';
import { treeOfFile } from './tree-of-file.ts';

/** What it takes to read a file. */
export interface ReadJob {
  readonly bytes: Uint8Array;
  /** Whose file it is. */
  readonly playerId: string;
  readonly now: number;
  readonly withMoney: boolean;
}

/** Why a file is refused before anything is planned. */
export type FileRefusal = ReadRefusal | 'importUnreadable';

/** Ids of a player's own for names: UUIDs that are the same every time and nobody else's. */
export const idMaker = (playerId: string) => (name: string) => {
  const digits = hash('sha256', `everdeed import\n${playerId}\n${name}`, 'hex');
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
  ];
  return [...parts, digits.slice(20, 32)].join('-');
};

/** Reads a user data export of JSON or XML, on the spot. */
export function readBytes({ bytes, playerId, now, withMoney }: ReadJob): Result<ImportedFile, FileRefusal> {
  try {
    return readImport(treeOfFile(bytes), { now, withMoney, makeId: idMaker(playerId) });
  } catch (error) {
    if (error instanceof ImportFileError) return refuse('badRequest', 'importUnreadable');
    throw error;
  }
}
