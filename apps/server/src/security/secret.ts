import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hash,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { SettingsError, type Settings } from '../config/settings.ts';
import type { Database } from '../storage/schema.ts';

export const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** The server's own key, used for API tokens and cookies. It is never stored in the database. */
export class Secret {
  readonly #key: string;
  constructor(key: string) {
    this.#key = key;
  }

  sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }

  /** Whether `signature` belongs to `text`; compares in constant time. */
  verify(text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(text));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }

  /** Encrypts text so that only this key can read it. */
  seal(text: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#sealingKey(), iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
  }

  unseal(text: string): string {
    const bytes = Buffer.from(text, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', this.#sealingKey(), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  }

  #sealingKey(): Buffer {
    return createHash('sha256').update(`seal:${this.#key}`).digest();
  }

  /** Derives a token in the form of a UUID v4 (122 bits) from the seed, which only this key can do. */
  tokenFrom(seed: string): string {
    const hex = createHmac('sha256', this.#key).update(`token:${seed}`).digest('hex');
    const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }

  /** 32 bytes for one purpose, from which nobody learns anything about the key or another purpose. */
  derive(purpose: string): Buffer {
    return createHmac('sha256', this.#key).update(`derive:${purpose}`).digest();
  }

  /** Identifies the key without revealing it. */
  get fingerprint(): string {
    return sha256(`fingerprint:${this.#key}`).slice(0, 16);
  }
}

/** Fewest characters of a key. */
const minKeyLength = 32;

function requireLength(key: string, source: string): string {
  if (key.length >= minKeyLength) return key;
  throw new SettingsError(`${source}: must have at least ${minKeyLength} characters`);
}

/** Makes a key that is in its place whole or not at all; one that another process made meanwhile stays. */
function makeKeyFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    if (!existsSync(file)) linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function keyFrom(settings: Settings): string {
  if (settings.secretKey !== undefined) return requireLength(settings.secretKey, 'SECRET_KEY');
  const file = join(settings.dataDir, 'secret.key');
  if (!existsSync(file)) makeKeyFile(file);
  return requireLength(readFileSync(file, 'utf8').trim(), file);
}

/** The key from the settings, or the one in the data folder, which is created at the first start. */
export const readSecret = (settings: Settings): Secret => new Secret(keyFrom(settings));

/**
 * Refuses to start with a different key than the database was used with, since that would silently sign out
 * every client.
 */
export async function checkSecret(db: Kysely<Database>, secret: Secret): Promise<void> {
  const value = secret.fingerprint;
  await db
    .insertInto('meta')
    .values({ key: 'secret', value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const known = await db.selectFrom('meta').select('value').where('key', '=', 'secret').executeTakeFirst();
  if (known?.value !== value) {
    throw new SettingsError(
      'SECRET_KEY: the database was used with another key. Set the old one, or run "npm run everdeed -- renew-secret", which signs every client out.',
    );
  }
}
