import { describe, expect, test } from 'vitest';
import { readSettings } from '../../config/settings.ts';
import { proxyOf } from './proxy-sign-in.ts';

const env = {
  PROXY_AUTH_HEADER: 'Remote-User',
  PROXY_AUTH_FROM: '10.1.0.0/16, 192.0.2.7,fd00::/8',
  PROXY_AUTH_EMAIL_HEADER: 'remote-email',
};
const proxy = proxyOf(readSettings(env));
const from = (peer: string, ...rawHeaders: string[]) => proxy?.identityOf({ peer, rawHeaders });

describe('a proxy that signs people in', () => {
  test.each([
    ['an address of a listed network', '10.1.200.3', 'odile'],
    ['a listed address', '192.0.2.7', 'odile'],
    ['a listed address, written as IPv6', '::ffff:192.0.2.7', 'odile'],
    ['a listed IPv6 network', 'fd00::12', 'odile'],
    ['the address next to it', '192.0.2.8', undefined],
    ['a network that is not listed', '10.2.0.1', undefined],
    ['this machine', '127.0.0.1', undefined],
    ['this machine by IPv6', '::1', undefined],
    ['no address at all', '', undefined],
    ['something that is no address', 'unix:', undefined],
  ])('counts on connections from %s (%s): %s', (_what, peer, id) => {
    expect(from(peer, 'Remote-User', 'odile')?.id).toBe(id);
    expect(from(peer, 'X-Forwarded-For', '192.0.2.7', 'remote-user', 'odile')?.id).toBe(id);
  });

  test.each([
    ['none', []],
    ['one that is empty', ['Remote-User', '  ']],
    ['two', ['Remote-User', 'odile', 'Remote-User', 'odile']],
    ['two, in other letters', ['Remote-User', 'odile', 'REMOTE-USER', 'mallory']],
    ['a list that a proxy made of two', ['Remote-User', 'mallory, odile']],
    ['a control character', ['Remote-User', 'odi\u0001le']],
    ['what is no UTF-8', ['Remote-User', 'odil\u00e9']],
    ['one too long', ['Remote-User', 'o'.repeat(201)]],
    ['another header', ['Remote_User', 'odile', 'X-Remote-User', 'odile']],
  ])('says nothing by %s', (_what, headers) => {
    expect(from('192.0.2.7', ...headers)).toBeUndefined();
  });

  test('reads names of any script as they were written', () => {
    const sent = Buffer.from('Zoë 桜', 'utf8').toString('latin1');
    expect(from('192.0.2.7', 'Remote-User', ` ${sent} `)?.id).toBe('Zoë 桜');
  });

  test('tells an address only where it names one header for it', () => {
    const both = ['Remote-User', 'odile', 'Remote-Email', 'o@example.org'];
    expect(from('192.0.2.7', ...both)).toEqual({
      id: 'odile',
      email: 'o@example.org',
      isEmailVerified: true,
    });
    expect(from('192.0.2.7', ...both, 'Remote-Email', 'm@example.org')?.isEmailVerified).toBe(false);
    const { PROXY_AUTH_EMAIL_HEADER: _none, ...without } = env;
    const silent = proxyOf(readSettings(without));
    expect(silent?.identityOf({ peer: '192.0.2.7', rawHeaders: both })?.email).toBeUndefined();
  });

  test('is nobody unless it is set up', () => expect(proxyOf(readSettings({}))).toBeUndefined());
});

test.each([
  [{ PROXY_AUTH_HEADER: 'Remote-User' }, 'PROXY_AUTH_FROM'],
  [{ PROXY_AUTH_FROM: '10.0.0.1' }, 'PROXY_AUTH_HEADER'],
  [{ ...env, PROXY_AUTH_HEADER: 'Remote User' }, 'PROXY_AUTH_HEADER'],
  [{ ...env, PROXY_AUTH_HEADER: 'X-Forwarded-For' }, 'PROXY_AUTH_HEADER'],
  [{ ...env, PROXY_AUTH_HEADER: 'Authorization' }, 'PROXY_AUTH_HEADER'],
  [{ ...env, PROXY_AUTH_EMAIL_HEADER: 'cookie' }, 'PROXY_AUTH_EMAIL_HEADER'],
  [{ ...env, PROXY_AUTH_FROM: '10.0.0.0/33' }, 'PROXY_AUTH_FROM'],
  [{ ...env, PROXY_AUTH_FROM: 'proxy.local' }, 'PROXY_AUTH_FROM'],
  [{ ...env, PROXY_AUTH_FROM: '10.0.0.1,' }, 'PROXY_AUTH_FROM'],
])('%j is refused by name', (settings, name) => {
  expect(() => readSettings(settings)).toThrow(name);
});
