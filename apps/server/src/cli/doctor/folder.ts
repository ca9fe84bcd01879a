import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { messageOf, Notes } from './finding.ts';

/** Room below which a day of backups may not fit (bytes); our own figure. */
const littleRoom = 1024 ** 3;
/** Room below which the next commits are in danger (bytes); our own figure. */
const noRoom = 100 * 1024 ** 2;
/** A flush that takes longer (ms) is felt with every tap; our own figure. */
const slowFlushMs = 50;
const flushes = 9;

/** Facts about the data folder. */
export interface FolderFacts {
  /** Rights of the folder (permission bits), and who owns it; undefined: there is none yet. */
  readonly mode: number | undefined;
  readonly owner: number | undefined;
  /** Who runs this command; undefined where the system has no such numbers. */
  readonly user: number | undefined;
  /** Why nothing can be written there; undefined if it can. */
  readonly refusal: string | undefined;
  /** Free bytes, and of how many. */
  readonly free: number;
  readonly size: number;
  /** The median time of a flush (ms); undefined where nothing can be written. */
  readonly flushMs: number | undefined;
}

/** Writes a few blocks and makes each durable; the median in ms. */
function timeFlushes(folder: string): number {
  const file = join(folder, `.doctor-${process.pid}`);
  const handle = openSync(file, 'wx', 0o600);
  try {
    const block = Buffer.alloc(4096, 1);
    const times = Array.from({ length: flushes }, () => {
      const from = performance.now();
      writeSync(handle, block);
      fsyncSync(handle);
      return performance.now() - from;
    });
    return times.toSorted((a, b) => a - b)[(flushes - 1) / 2] ?? 0;
  } finally {
    closeSync(handle);
    rmSync(file, { force: true });
  }
}

/** The folder, or the nearest one above it that is there: they will share a disk. */
function nearest(folder: string): string {
  const parent = dirname(folder);
  return existsSync(folder) || parent === folder ? folder : nearest(parent);
}

/** Looks at a folder; one that is not there is told by its absent mode. */
export function folderFacts(folder: string): FolderFacts {
  const user = process.getuid?.();
  const { mode, uid: owner }: { mode?: number; uid?: number } = existsSync(folder) ? statSync(folder) : {};
  const { bavail, bsize, blocks } = statfsSync(nearest(resolve(folder)));
  const facts = { mode, owner, user, free: bavail * bsize, size: blocks * bsize };
  if (mode === undefined) return { ...facts, refusal: undefined, flushMs: undefined };
  try {
    return { ...facts, refusal: undefined, flushMs: timeFlushes(folder) };
  } catch (error) {
    return { ...facts, refusal: messageOf(error), flushMs: undefined };
  }
}

const inGiB = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1)} GiB`;

/** Whether the data folder can be used, and only by its owner. */
export function checkFolder(dataDir: string, facts: FolderFacts): Notes {
  const notes = new Notes('folder');
  if (facts.mode === undefined) {
    notes.advise({
      what: `There is no folder ${dataDir} yet.`,
      why: 'The server makes it at its first start. If you expected data there, DATA_DIR points elsewhere.',
      todo: 'Start the server, or set DATA_DIR to the folder that holds everdeed.sqlite.',
    });
    return notes;
  }
  if (facts.refusal !== undefined)
    notes.problem({
      what: `Nothing can be written to ${dataDir}: ${facts.refusal}.`,
      why: 'The database, backups and emails are kept there; nobody could save anything.',
      todo: `Give the folder to the account that runs the server: chown -R everdeed ${dataDir}, and mount it for writing.`,
    });
  else notes.ok(`${dataDir} can be written to`);
  if ((facts.mode & 0o077) !== 0)
    notes.advise({
      what: `Others on this machine may look into ${dataDir}.`,
      why: 'It holds private messages, email addresses and the secret key. The files themselves are private, but their names and sizes are not.',
      todo: `chmod 700 ${dataDir}`,
    });
  else notes.ok('only its owner may look into it');
  const isOthers = facts.user !== undefined && facts.owner !== facts.user;
  if (isOthers)
    notes.advise({
      what: `${dataDir} belongs to another account (number ${facts.owner}) than the one that runs this command (number ${facts.user}).`,
      why: 'Files that this command makes could not be read by the server.',
      todo: 'Run commands as the account that runs the server, such as: sudo -u everdeed everdeed doctor',
    });
  return notes;
}

/** Whether the disk has room and is fast enough. */
export function checkDisk({ free, size, flushMs }: FolderFacts): Notes {
  const notes = new Notes('disk');
  const room = `${inGiB(free)} of ${inGiB(size)} are free`;
  const todo = 'Free some room, keep fewer backups (BACKUPS_KEPT), or move DATA_DIR to a larger disk.';
  if (free < noRoom)
    notes.problem({
      what: `The disk is full: ${room}.`,
      why: 'When nothing is left, the server refuses every change.',
      todo,
    });
  else if (free < littleRoom)
    notes.advise({
      what: `The disk is nearly full: ${room}.`,
      why: 'Each backup needs as much room as the database.',
      todo,
    });
  else notes.ok(room);
  if (flushMs === undefined) return notes;
  if (flushMs > slowFlushMs)
    notes.advise({
      what: `The disk takes ${Math.round(flushMs)} ms to make a write durable.`,
      why: 'Every change waits for that before it is shown as saved. A few milliseconds are usual; network disks and SD cards are slow.',
      todo: 'Put DATA_DIR on a local SSD.',
    });
  else notes.ok(`it makes a write durable in ${flushMs.toFixed(1)} ms`);
  return notes;
}
