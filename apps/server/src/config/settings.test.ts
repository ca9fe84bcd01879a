import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { settingsSchema } from './schema.ts';
import { readSettings, SettingsError } from './settings.ts';

test('nothing has to be set', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    rateLimit: true,
  });
});

test('what is called a secret, a key or a token is one', () => {
  const isNamedSo = ({ env }: { readonly env: string }) => /_(?:SECRET|KEY|TOKEN)$/.test(env);
  const unmarked = Object.values(settingsSchema).filter((spec) => isNamedSo(spec) && !('secret' in spec));
  expect(unmarked).toEqual([]);
});

test('an empty variable counts as absent', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test.each([
  ['true', true],
  ['1', true],
  ['No', false],
  ['off', false],
])('RATE_LIMIT=%s is %s', (RATE_LIMIT, rateLimit) => {
  expect(readSettings({ RATE_LIMIT })).toMatchObject({ rateLimit });
});

test.each([{ PORT: 'http' }, { PORT: '-1' }, { PORT: '1.5' }, { RATE_LIMIT: 'maybe' }])(
  '%o is refused by name',
  (env) => {
    expect(() => readSettings(env)).toThrow(SettingsError);
    expect(() => readSettings(env)).toThrow(Object.keys(env)[0]);
  },
);

test.each(['/', 'example.org', 'https:', 'ftp://example.org'])('BASE_URL=%s is no address', (BASE_URL) => {
  expect(() => readSettings({ BASE_URL })).toThrow('BASE_URL');
});

test.each(['on', 'cash', 'sandbox,paypal', 'stripe,stripe', 'off,stripe', 'stripe,', 'constructor'])(
  'PAYMENTS=%s is nothing we know',
  (PAYMENTS) => {
    expect(() => readSettings({ PAYMENTS })).toThrow('PAYMENTS');
  },
);

test('payments are off unless they are switched on', () => {
  expect(readSettings({}).payments).toBe('off');
  expect(readSettings({ PAYMENTS: 'sandbox' }).payments).toBe('sandbox');
});

const stripe = { STRIPE_SECRET_KEY: 'sk_test_kept', STRIPE_WEBHOOK_SECRET: 'whsec_kept' };
const paypal = { PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'kept', PAYPAL_WEBHOOK_ID: 'hook' };

test.each([
  ['stripe', { ...stripe, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET: needed for PAYMENTS=stripe'],
  ['stripe', paypal, 'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: needed for PAYMENTS=stripe'],
  ['stripe,paypal', stripe, 'PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID: needed'],
  ['paypal', { ...paypal, PAYPAL_API_URL: 'paypal' }, 'PAYPAL_API_URL'],
])('PAYMENTS=%s lacks something of %o', (PAYMENTS, env, problem) => {
  expect(() => readSettings({ PAYMENTS, ...env })).toThrow(problem);
  expect(() => readSettings({ PAYMENTS, ...env })).not.toThrow('kept');
});

test('both real providers can be on', () => {
  expect(readSettings({ PAYMENTS: 'stripe, paypal', ...stripe, ...paypal }).payments).toBe('stripe, paypal');
});

test('NAME_FILE names a file that holds the value', () => {
  const folder = mkdtempSync(join(tmpdir(), 'everdeed-settings-'));
  const file = join(folder, 'secret');
  writeFileSync(file, 'kept elsewhere\n');
  expect(readSettings({ SECRET_KEY_FILE: file, SECRET_KEY: 'unused' }).secretKey).toBe('kept elsewhere');
  rmSync(folder, { recursive: true });
  expect(() => readSettings({ SECRET_KEY_FILE: file })).toThrow('SECRET_KEY_FILE');
});

test('every setting has a name of its own and is described', () => {
  const specs = Object.values(settingsSchema);
  expect(new Set(specs.map((spec) => spec.env)).size).toBe(specs.length);
  for (const spec of specs) expect(spec.about, spec.env).toMatch(/\.$/);
});

test('what Apple needs is set as a whole, or not at all', () => {
  expect(() => readSettings({ APPLE_CLIENT_ID: 'x', APPLE_TEAM_ID: 'y' })).toThrow(
    'APPLE_KEY_ID, APPLE_PRIVATE_KEY: needed beside APPLE_CLIENT_ID, APPLE_TEAM_ID',
  );
});

test.each([{ OIDC_ISSUER: 'https://id.example.org' }, { OIDC_CLIENT_ID: 'x' }])(
  '%o alone is no service to sign in with',
  (env) => expect(() => readSettings(env)).toThrow('needed beside'),
);

test('OIDC_ISSUER is an address', () => {
  expect(() => readSettings({ OIDC_ISSUER: 'id.example.org', OIDC_CLIENT_ID: 'x' })).toThrow('OIDC_ISSUER');
});
