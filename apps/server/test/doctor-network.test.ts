import { createServer, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, test } from 'vitest';
import { checkAddress } from '../src/cli/doctor/address.ts';
import { Notes } from '../src/cli/doctor/finding.ts';
import { checkMail } from '../src/cli/doctor/mail.ts';
import { checkPort } from '../src/cli/doctor/port.ts';
import { advice, doctorFolder, found, now, problem } from './support/doctor.ts';
import { startServer } from './support/server.ts';
import { makeCertificate, serveTls } from './support/tls.ts';

const { folder, settingsWith } = doctorFolder();

describe('mail', () => {
  const received: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'me' }) : done(new Error('535 wrong password')),
    onRcptTo({ address }, _session, done) {
      received.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => done());
    },
  });
  smtp.on('error', () => undefined);
  const listening = new Promise<number>((resolve) => {
    const server = smtp.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  const check = async (password: string, to?: string) => {
    const url = `smtp://me:${password}@127.0.0.1:${await listening}`;
    return checkMail(settingsWith({ SMTP_URL: url, MAIL_FROM: 'Site <site@example.org>' }), to);
  };

  test('that is not set is advised', async () => {
    expect(found(await checkMail(settingsWith({})))).toEqual(advice('No mail server is set'));
  });

  test('greets, and sends nothing unless it is asked to', async () => {
    expect(found(await check('right'))).toEqual([]);
    expect(received).toEqual([]);
    expect((await check('right', 'me@example.org')).fine).toHaveLength(2);
    expect(received).toEqual(['me@example.org']);
  });

  test('that refuses us or is away is a problem; an address of localhost deserves advice', async () => {
    expect(found(await check('wrong'))).toEqual(problem('The mail server did not take part'));
    expect(found(await checkMail(settingsWith({ SMTP_URL: 'smtp://127.0.0.1:1' })))).toEqual([
      ...advice('Mails are sent from Everdeed <everdeed@localhost>'),
      ...problem('The mail server did not take part'),
    ]);
  });
});

describe('the address', () => {
  const day = 86_400_000;
  const at = (env: Readonly<Record<string, string>>, instant = Date.now()) =>
    checkAddress(settingsWith(env), instant).then(found);

  test.each([
    ['none', {}, advice('BASE_URL is not set')],
    [
      'without TLS',
      { BASE_URL: 'http://example.org' },
      advice('BASE_URL is http://example.org, without TLS'),
    ],
    ['of this machine', { BASE_URL: 'http://localhost:3000' }, []],
    [
      'that trusts a proxy and listens for all',
      { BASE_URL: 'http://localhost', HOST: '0.0.0.0', TRUST_PROXY: '1' },
      advice('The server listens on 0.0.0.0'),
    ],
  ])('%s', async (_what, env, expected) => {
    expect(await at(env)).toEqual(expected);
  });

  test('with TLS: proxy, trust and the days that are left', async () => {
    const { port, close } = await serveTls(makeCertificate(folder, 30));
    const BASE_URL = `https://localhost:${port}`;
    const untrusted = advice(`The certificate of localhost:${port} is not trusted here`);
    expect(await at({ BASE_URL, TRUST_PROXY: '1' })).toEqual(untrusted);
    expect(await at({ BASE_URL })).toEqual([
      ...problem('BASE_URL is https, so there is a proxy'),
      ...untrusted,
    ]);
    expect(await at({ BASE_URL, TRUST_PROXY: '1' }, Date.now() + 33 * day)).toEqual(
      problem(`The certificate of localhost:${port} ran out`),
    );
    await close();
    expect(await at({ BASE_URL, TRUST_PROXY: '1' })).toEqual(problem(`${BASE_URL} does not answer with TLS`));
  });

  test('with a trusted certificate that runs out soon', async () => {
    const { checkDays } = await import('../src/cli/doctor/address.ts');
    const daysLeft = (days: number) => {
      const notes = new Notes('address');
      checkDays('example.org', { until: now + days * day + 1, distrust: undefined }, now, notes);
      return found(notes);
    };
    expect(daysLeft(60)).toEqual([]);
    expect(daysLeft(5)).toEqual(advice('The certificate of example.org runs out in 5 days'));
  });
});

describe('the port', () => {
  const listen = (server: Server) =>
    new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });

  test('is free, taken by another program, or nowhere to listen', async () => {
    const other = createServer((socket) => socket.resume().end('hello\n'));
    const port = await listen(other);
    expect(found(await checkPort({ host: '127.0.0.1', port }))).toEqual(
      problem(`Another program uses port ${port}`),
    );
    await new Promise((resolve) => other.close(resolve));
    expect(found(await checkPort({ host: '127.0.0.1', port }))).toEqual([]);
    expect(found(await checkPort({ host: '203.0.113.7', port }))).toEqual(
      problem('Nothing can listen on 203.0.113.7'),
    );
  });

  test('is used by the server itself', async () => {
    const server = await startServer();
    const url = await server.app.server.listen({ host: '127.0.0.1', port: 0 });
    const port = Number(new URL(url).port);
    const report = await checkPort({ host: '127.0.0.1', port });
    expect(found(report)).toEqual([]);
    expect(report.fine).toEqual([`a server is running on port ${port} of 127.0.0.1`]);
    await server.close();
  });
});
