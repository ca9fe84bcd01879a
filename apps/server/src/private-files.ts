import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What people other than the owner may do with a file. */
const others = 0o077;
/** Files of the data folder that hold secrets of players: databases with their logs, backups, the key. */
const isPrivate = (name: string): boolean => /^everdeed\.sqlite|^secret\.key$|\.sqlite$/.test(name);

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isPrivate(entry.name))
    .map(({ name }) => join(folder, name));
}

/**
 * Has this process make files that only their owner can read, and takes the rights of others from those that an
 * earlier one made. Returns the files of which they could not be taken.
 */
export function keepFilesPrivate(dataDir: string): string[] {
  process.umask(others);
  const files = [...filesIn(dataDir), ...filesIn(join(dataDir, 'backups'))];
  return files.filter((file) => {
    const { mode } = statSync(file);
    if ((mode & others) === 0) return false;
    try {
      chmodSync(file, mode & ~others & 0o777);
      return false;
    } catch {
      return true;
    }
  });
}
