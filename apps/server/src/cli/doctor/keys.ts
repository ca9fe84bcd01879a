import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { settingsSchema, type SettingSpec } from '../../config/schema.ts';
import type { Settings } from '../../config/settings.ts';
import { Secret } from '../../security/secret.ts';
import { Notes } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that nobody else should read. */
const secrets = Object.values(settingsSchema).flatMap((spec: SettingSpec) => (spec.secret ? [spec.env] : []));

const isOpen = (file: string): boolean => (statSync(file).mode & 0o077) !== 0;

/** The key that the server would use; undefined if it has to make one first. */
function keyOf({ secretKey, dataDir }: Settings): string | undefined {
  const file = join(dataDir, 'secret.key');
  if (secretKey !== undefined) return secretKey;
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Whether the secrets are there, long enough, private, and those that the database was used with. */
export function checkKeys(settings: Settings, env: Environment, usedWith: string | undefined): Notes {
  const notes = new Notes('keys');
  const key = keyOf(settings);
  const isShort = key !== undefined && key.length < 32;
  if (isShort)
    notes.problem({
      what: 'The secret key has fewer than 32 characters.',
      why: 'The server does not start with it: whoever guesses it can sign in as anybody.',
      todo: 'Set SECRET_KEY to the output of: openssl rand -hex 32',
    });
  const isOther = key !== undefined && usedWith !== undefined && new Secret(key).fingerprint !== usedWith;
  if (isOther)
    notes.problem({
      what: 'The database was used with another secret key.',
      why: 'The server does not start: it would sign every client out.',
      todo: 'Bring the old secret.key or SECRET_KEY back. If it is lost, run: everdeed renew-secret',
    });
  if (key === undefined && usedWith !== undefined)
    notes.problem({
      what: 'The secret key of this database is missing.',
      why: 'The server would make a new one, and not start with it.',
      todo: `Copy secret.key back to ${settings.dataDir}. If it is lost, run: everdeed renew-secret`,
    });
  if (key !== undefined && !isShort && !isOther) notes.ok('the secret key is the one of the database');
  const files = [
    join(settings.dataDir, 'secret.key'),
    ...secrets.flatMap((name) => env[`${name}_FILE`] ?? []),
  ].filter((file) => existsSync(file));
  for (const file of files.filter(isOpen))
    notes.problem({
      what: `Others on this machine may read ${file}.`,
      why: 'It holds a secret.',
      todo: `chmod 600 ${file}`,
    });
  return notes;
}
