import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage, type TestStorage } from '../../test/support/storage.ts';
import { readSettings, SettingsError } from '../config/settings.ts';
import { checkSecret, readSecret, Secret } from './secret.ts';

const secret = new Secret('a key that is long enough to be one');
const other = new Secret('another key that is long enough, too');

describe('a signature', () => {
  test('belongs to its text and its key', () => {
    const signature = secret.sign('text');
    expect(secret.verify('text', signature)).toBe(true);
    expect(secret.verify('texts', signature)).toBe(false);
    expect(other.verify('text', signature)).toBe(false);
  });

  test.each(['', 'short', 'ä'.repeat(43)])('is not %j', (signature) => {
    expect(secret.verify('text', signature)).toBe(false);
  });
});

describe('a sealed text', () => {
  test('is read by its key alone, and looks different every time', () => {
    const [one, two] = [secret.seal('grüße'), secret.seal('grüße')];
    expect([secret.unseal(one), secret.unseal(two)]).toEqual(['grüße', 'grüße']);
    expect(one).not.toBe(two);
    expect(() => other.unseal(one)).toThrow();
  });

  test.each(['', 'bm8=', 'x'.repeat(60)])('is not %j', (text) => {
    expect(() => secret.unseal(text)).toThrow();
  });

  test('that was changed on the way is refused', () => {
    const bytes = Buffer.from(secret.seal('text'), 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => secret.unseal(bytes.toString('base64'))).toThrow();
  });
});

describe('a token', () => {
  const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  test('is a UUID that follows from its seed and the key', () => {
    for (const seed of ['', 'a', 'b', '0123456789abcdef']) expect(secret.tokenFrom(seed)).toMatch(uuid4);
    expect(secret.tokenFrom('a')).toBe(secret.tokenFrom('a'));
    expect(secret.tokenFrom('a')).not.toBe(secret.tokenFrom('b'));
    expect(secret.tokenFrom('a')).not.toBe(other.tokenFrom('a'));
  });
});

describe('the key of a server', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'everdeed-secret-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is made at the first start, for its owner to read, and kept', () => {
    const settings = readSettings({ DATA_DIR: join(folder, 'data') });
    const first = readSecret(settings);
    const file = join(folder, 'data', 'secret.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').trim()).toMatch(/^[0-9a-f]{64}$/);
    expect(readSecret(settings).fingerprint).toBe(first.fingerprint);
  });

  test('is that of the settings, if they have one, and no file is made', () => {
    const key = 'k'.repeat(32);
    const made = readSecret(readSettings({ DATA_DIR: join(folder, 'none'), SECRET_KEY: key }));
    expect(made.fingerprint).toBe(new Secret(key).fingerprint);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  test('is refused when it is short', () => {
    const settings = readSettings({ DATA_DIR: folder, SECRET_KEY: 'k'.repeat(31) });
    expect(() => readSecret(settings)).toThrow(SettingsError);
  });
});

describe('the key of a database', () => {
  let storage: TestStorage;
  beforeAll(async () => {
    storage = await openStorage(undefined);
  });
  afterAll(() => storage.close());

  test('is the first that it was used with', async () => {
    const { db } = storage.connection;
    await checkSecret(db, secret);
    await checkSecret(db, secret);
    await expect(checkSecret(db, other)).rejects.toThrow('SECRET_KEY');
  });
});
