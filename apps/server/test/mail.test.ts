import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listIn, textsIn } from '@everdeed/content/values';
import { SMTPServer } from 'smtp-server';
import { describe, expect, test } from 'vitest';
import { idOf } from './support/players.ts';
import { startServer, type TestServer } from './support/server.ts';

describe('mail', () => {
  const ask = async (server: TestServer) => {
    await server.register('writer');
    await server.anyone.post('/user/reset-password', { email: 'writer@example.org' });
    await server.app.services.jobs.settle();
    return (await server.app.services.mailer.list({ limit: 1 })).items[0];
  };

  test('without SMTP is kept in the data folder and shown to the administrator', async () => {
    const server = await startServer({ testMode: false });
    const mail = await ask(server);
    const folder = join(server.app.services.settings.dataDir, 'mails');
    const files = readdirSync(folder).toSorted();
    const [page = '', text = ''] = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    await server.close();
    expect(text).toContain(mail?.body);
    expect(text).toMatch(/^To: writer@example.org$/m);
    expect(page).toContain('Choose a new password');
    expect(mail?.sentAt).toBeNull();
  });

  test('is listed by pages, newest first, until the end', async () => {
    const server = await startServer({ testMode: false });
    const chief = await server.register('chief');
    const { storage, mailer } = server.app.services;
    for (let i = 0; i < 7; i++) {
      if (i % 3 === 0) server.system.at += 1000;
      const to = { to: `r${i}@example.org`, ...(i === 0 ? { playerId: idOf(chief) } : {}) };
      await storage.run((tx) => mailer.post(tx, { ...to, subject: `${i}`, body: '' }));
    }
    const page = async (query: string) =>
      listIn((await chief.get(`/admin/mails${query}`)).body.data).map((mail) =>
        textsIn(mail, 'id', 'to', 'createdAt'),
      );
    const whole = await page('');
    const pages = [await page('?limit=3')];
    for (let last = pages[0]?.at(-1); last && pages.length < 5; last = pages.at(-1)?.at(-1))
      pages.push(await page(`?limit=3&lastId=${last.id}`));
    const refused = await chief.get('/admin/mails?limit=101&lastId=x');
    await server.close();
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1, 0]);
    expect(pages.flat()).toEqual(whole);
    const times = whole.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(refused.body.errors?.map(({ param }) => param)).toEqual(['lastId', 'limit']);
  });

  test('is previewed for the administrator, in each language', async () => {
    const server = await startServer({ testMode: false, env: { SITE_NAME: 'Lantern House' } });
    const chief = await server.register('chief');
    const other = await server.register('other');
    const of = async (language: string) =>
      listIn((await chief.get(`/admin/mail-previews?language=${language}`)).body.data).map((mail) =>
        textsIn(mail, 'template', 'subject', 'text', 'html'),
      );
    const [en, de] = [await of('en'), await of('de')];
    const refused = [
      await other.get('/admin/mail-previews'),
      await server.anyone.get('/admin/mail-previews'),
    ];
    await server.close();
    const party = (mails: typeof en) => mails.find(({ template }) => template === 'invited-party');
    expect(party(en)?.subject).toBe('Odile invites you to a party');
    expect(party(de)?.subject).toBe('Odile lädt dich in eine Party ein');
    expect(party(de)?.html).toContain('Lantern House');
    expect(en.map(({ template }) => template)).toContain('reset-password');
    expect(refused.map(({ status }) => status)).toEqual([401, 401]);
  });

  /** A mail server that keeps what it gets. */
  async function postOffice() {
    const received: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    const port = await new Promise<number>((resolve) => {
      const listening = smtp.listen(0, '127.0.0.1', () => {
        const address = listening.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Us <us@example.org>' };
    const close = () => new Promise<void>((resolve) => smtp.close(resolve));
    return { received, env, close };
  }

  test('with SMTP is sent as text and page, and its words are not kept', async () => {
    const { received, env, close } = await postOffice();
    const server = await startServer({ testMode: false, env });
    const mail = await ask(server);
    const { db } = server.app.services.storage;
    const kept = await db.selectFrom('mails').select(['html', 'unsubscribe_url']).execute();
    await server.close();
    await close();
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('To: writer@example.org');
    expect(received[0]).toContain('From: Us <us@example.org>');
    expect(received[0]).toContain('Content-Type: multipart/alternative');
    expect(received[0]).toMatch(/Content-Type: text\/plain[^]+Content-Type: text\/html/);
    expect(received[0]).not.toContain('List-Unsubscribe');
    expect(mail).toMatchObject({ body: '', sentAt: expect.any(String) });
    expect(kept).toEqual([{ html: null, unsubscribe_url: null }]);
  });

  test('tells mail programs how to unsubscribe by one click, signed out', async () => {
    const { received, env, close } = await postOffice();
    const server = await startServer({ testMode: false, env: { ...env, REQUIRE_CLIENT_HEADER: 'true' } });
    const reader = await server.register('reader');
    const { storage, mailer, jobs } = server.app.services;
    const about = { template: 'new-pm', params: { sender: 'Odile' } } as const;
    const mail = { to: 'reader@example.org', playerId: idOf(reader), language: 'en', ...about };
    await storage.run((tx) => mailer.send(tx, mail));
    await jobs.settle();
    // Long headers are folded.
    const text = (received[0] ?? '').replaceAll('\r\n ', ' ');
    const [, address = ''] = /^List-Unsubscribe: *<([^>]+)>/m.exec(text) ?? [];
    const { pathname, search } = new URL(address);
    const answer = await server.app.server.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    const { body } = await reader.get('/user');
    await server.close();
    await close();
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect(body.data).toMatchObject({ preferences: { emailNotifications: { unsubscribeFromAll: true } } });
  });
});
