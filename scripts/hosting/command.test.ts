import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fieldsIn } from '@everdeed/content/values';
import { afterAll, expect, test } from 'vitest';
import { root } from '../support/paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'everdeed-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [settings, program, command] = ['everdeed.env', 'program.mjs', 'everdeed'].map((name) =>
  join(folder, name),
);

/** The command that install.sh makes, with places of this test; it prints what it was called with. */
function make(): void {
  const [, text = ''] =
    /<<'EOF'\n([^]*?)\nEOF\n/.exec(readFileSync(join(root, 'deploy/install.sh'), 'utf8')) ?? [];
  const placed = text
    .replace('/etc/everdeed/everdeed.env', settings ?? '')
    .replace('cd /var/lib/everdeed', `cd ${folder}`)
    .replace('/opt/everdeed/current/node_modules/everdeed/bin/everdeed.mjs', program ?? '')
    .replace('$(id -u)', '1000');
  writeFileSync(command ?? '', placed);
  writeFileSync(
    program ?? '',
    'console.log(JSON.stringify({ ...process.env, said: process.argv.slice(2) }))',
  );
}

test('the command has the settings of the file, whatever a shell would make of them', () => {
  make();
  const example = readFileSync(join(root, 'deploy/everdeed.env'), 'utf8').replaceAll(/^#(\w+=)/gm, '$1');
  const more = [
    'SMTP_URL=smtp://kit:a&b$HOME`id`;c#d@mail.example.org',
    'SITE_NAME="Our den"',
    "OIDC_NAME='House'",
    'export METRICS_TOKEN=1',
    '; note = not',
    'BANNED_WORDS=a=b, c',
    'CONTACT_EMAIL=kit@example.org',
  ];
  // The last line without an end.
  writeFileSync(settings ?? '', `${example}\n${more.join('\n')}`);
  const said = execFileSync('sh', [command ?? '', 'news', 'publish', 'a b'], { encoding: 'utf8' });
  expect(fieldsIn(JSON.parse(said))).toMatchObject({
    DATA_DIR: '/var/lib/everdeed',
    MAIL_FROM: 'Everdeed <everdeed@example.org>',
    SMTP_URL: 'smtp://kit:a&b$HOME`id`;c#d@mail.example.org',
    SITE_NAME: 'Our den',
    OIDC_NAME: 'House',
    BANNED_WORDS: 'a=b, c',
    CONTACT_EMAIL: 'kit@example.org',
    said: ['news', 'publish', 'a b'],
  });
  expect(said).not.toContain('METRICS_TOKEN');
});
