import { messageLanguages, messageText, shownParams } from '@everdeed/content';
import { keysOf } from '@everdeed/content/values';
import { describe, expect, test } from 'vitest';
import { Secret } from '../security/secret.ts';
import { makeWords } from '../words/words.ts';
import { composeMail, type MailWriter } from './compose.ts';
import { canLeave, samplesIn } from './templates.ts';
import { readUnsubscribeCode } from './unsubscribe-code.ts';

const secret = new Secret('a key for these tests, long enough');
const writer: MailWriter = {
  words: await makeWords(() => undefined),
  secret,
  siteUrl: () => 'https://game.example',
  siteName: () => 'Lantern <House>',
  siteLanguage: () => 'de',
};
const url = 'https://game.example/somewhere?a=1&b=2';
const templates = keysOf(samplesIn('en'));
const each = messageLanguages().flatMap((language) => templates.map((template) => ({ language, template })));
const to = 'odile@example.org';

describe('a mail', () => {
  test.each(each)('$template reads in $language, as text and as a page', ({ language, template }) => {
    const params = { ...samplesIn(language)[template], url };
    const mail = composeMail(writer, { to, language, template, params, name: 'Odile', playerId: 'p1' });
    for (const text of [mail.subject, mail.body, mail.html ?? '']) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/undefined|\{[a-z]+[,}]|@quest\//);
    }
    for (const part of ['subject', 'body'] as const)
      expect(Object.keys(params)).toEqual(
        expect.arrayContaining([...shownParams(messageText(`mail.${template}.${part}`, language))]),
      );
    expect(mail.html).not.toMatch(/<img|<script|<link|src=|url\(|@import/i);
    expect(mail.html?.includes('class="button"')).toBe(mail.body.includes(url));
  });

  test.each(each)('$template is worded in $language', ({ language, template }) => {
    const mail = (code: string) =>
      composeMail(writer, { to, language: code, template, params: { ...samplesIn(code)[template], url } });
    const isTold = ['report-a-bug', 'ask-a-question', 'admin-user-subscription-details'].includes(template);
    if (language !== 'en' && !isTold) expect(mail(language).body).not.toBe(mail('en').body);
    expect(mail(language).html).toContain(`<html lang="${language}">`);
  });

  test('shows hostile names as they are typed and nothing more', () => {
    const name = `<img src=x onerror=alert(1)>"'&`;
    const params = { inviter: name, group: `${name}\r\nBcc: all@example.org`, url: `${url}"><b>` };
    const mail = composeMail(writer, { to, language: 'en', template: 'invited-guild', params, name });
    expect(mail.html).not.toMatch(/<img|<b>/);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    expect(mail.html).toContain('Lantern &lt;House&gt;');
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.body).toContain(name);
  });

  test.each(templates)('%s can be unsubscribed from, unless it must always come', (template) => {
    const mail = composeMail(writer, {
      to,
      language: 'en',
      template,
      params: samplesIn('en')[template],
      playerId: 'p1',
    });
    expect(mail.unsubscribeUrl !== undefined).toBe(canLeave(template));
    expect(mail.body.includes('/email/unsubscribe?code=')).toBe(canLeave(template));
    const code = new URL(mail.unsubscribeUrl ?? 'https://none.example').searchParams.get('code') ?? '';
    expect(readUnsubscribeCode(secret, code)).toEqual(
      canLeave(template) ? { email: to, playerId: 'p1' } : undefined,
    );
  });

  test('to somebody of whom no language is known is in that of the site', () => {
    const mail = composeMail(writer, { to, template: 'test', params: {} });
    expect(mail.subject).toBe('Es klappt');
  });

  test('to a new password always comes', () => {
    expect(canLeave('reset-password')).toBe(false);
    expect(canLeave('invited-party')).toBe(true);
  });
});
