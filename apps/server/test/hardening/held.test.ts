import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { password, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { LOG_LEVEL: 'trace', TRUST_PROXY: '1' } });
});
afterAll(() => server.close());

test('links in mails lead to this site, whatever host a request names', async () => {
  await server.register('poisoned');
  const evil = 'evil.example';
  const headers = {
    host: evil,
    'x-forwarded-host': evil,
    origin: `https://${evil}`,
    referer: `https://${evil}/`,
  };
  await server.anyone.post('/user/reset-password', { email: 'poisoned@example.org' }, headers);
  await server.app.services.jobs.settle();
  const { items } = await server.app.services.mailer.list({ limit: 100 });
  const mail = items.find(({ to }) => to === 'poisoned@example.org');
  expect(mail?.body).toContain('code=');
  expect(JSON.stringify(mail)).not.toContain(evil);
});

test('the log tells of a call that failed, and neither password nor token', async () => {
  const player = await server.register('logged');
  const { log, passwords } = server.app.services;
  const lines: string[] = [];
  const stream: { write(line: string): void } = Reflect.get(log, pino.symbols.streamSym);
  vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line));
  vi.spyOn(passwords, 'matches').mockRejectedValue(new Error('the hash is out of order'));
  const sent = { password, newPassword: 'password-9', confirmPassword: 'password-9' };
  const { status } = await player.put('/user/auth/update-password?secret=in-the-address', sent);
  vi.restoreAllMocks();
  expect(status).toBe(500);
  const said = lines.join('');
  expect(said).toContain('the hash is out of order');
  for (const secret of [password, 'password-9', player.credentials['x-api-key'], 'in-the-address'])
    expect(said).not.toContain(secret);
});
