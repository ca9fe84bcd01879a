import { isMessageKey, messageText } from '@everdeed/content/messages';
import { callPath, type Call, errorClasses, mayChange } from '@everdeed/contract';
import { areaTitle, limitedNote, whoMay } from './area-words.ts';
import { envelopeOf, exampleOf } from './examples.ts';
import { colouredJson, escapeHtml, prose, table } from './html.ts';
import { fieldTable } from './field-table.ts';
import { icon, type IconName } from './icons.ts';
import { fieldsOf, typeOf } from './schema-rows.ts';
import { colouredCode, snippetsOf } from './snippets.ts';
import { tryPanel } from './try-it.ts';
import { placeOf, type Version } from './versions.ts';
import refusalClasses from './refusal-classes.json' with { type: 'json' };

const classes: Readonly<Record<string, string | undefined>> = refusalClasses;

/** The words of a message without its ICU forms: of a plural the general one. */
const plainWords = (key: string): string =>
  isMessageKey(key)
    ? messageText(key, 'en')
        .replace(
          /\{(\w+), (?:plural|select|selectordinal),.*?other \{([^{}]*)\}\s*\}/gs,
          (_, name: string, text: string) => text.replaceAll('#', `{${name}}`),
        )
        .replace(/\{(\w+)(?:, \w+)?\}/g, '…')
    : '';

/** The rows of refusals, in order of their status. */
function refusalRows(call: Call): string[][] {
  const keys = [...new Set([...call.checks.map(({ key }) => key), ...call.refusals])];
  const isClass = (name: string): name is keyof typeof errorClasses => name in errorClasses;
  // A refusal that is newer than the recorded classes is shown without one.
  return keys
    .map((key) => {
      const name = classes[key] ?? '';
      return { key, name, status: isClass(name) ? errorClasses[name] : 0 };
    })
    .toSorted((a, b) => a.status - b.status || (a.key < b.key ? -1 : 1))
    .map(({ key, name, status }) => [
      status === 0 ? '' : `<b>${status}</b>`,
      name === '' ? '' : `<code>${escapeHtml(name)}</code>`,
      `<code>${escapeHtml(key)}</code>`,
      escapeHtml(plainWords(key)),
    ]);
}

const section = (title: string, content: string): string =>
  content === '' ? '' : `<section><h2>${escapeHtml(title)}</h2>${content}</section>`;

const listed = (title: string, schema: unknown, areOptionalMarked = true): string =>
  section(title, fieldTable(['Name', 'Type', 'What it is'], fieldsOf(schema, areOptionalMarked)));

function answerSection(call: Call): string {
  if (call.successStatus === 302) return section('Answer', '<p>Leads to another address (status 302).</p>');
  const kind =
    call.contentType === undefined
      ? `<p>Status ${call.successStatus}. <code>data</code> holds: ${typeOf(call.answer)}.</p>`
      : `<p>Status ${call.successStatus}, as <code>${escapeHtml(call.contentType)}</code>, without an envelope.</p>`;
  return section('Answer', kind + fieldTable(['Field', 'Type', 'What it is'], fieldsOf(call.answer)));
}

const copyButton = `<button type="button" class="copy">${icon('copy')}<span>Copy</span></button>`;

function requestPanel(call: Call, version: Version): string {
  const snippets = snippetsOf(call, version, exampleOf(call));
  const tabs = snippets.map(
    ({ language }, index) =>
      `<button type="button" role="tab" id="tab-${language}" aria-controls="code-${language}" aria-selected="${index === 0}"${index === 0 ? '' : ' tabindex="-1"'}>${language}</button>`,
  );
  const panels = snippets.map(
    ({ language, code }, index) =>
      `<pre role="tabpanel" id="code-${language}" aria-labelledby="tab-${language}" tabindex="0"${index === 0 ? '' : ' hidden'}><code>${colouredCode(code)}</code></pre>`,
  );
  return `<div class="code"><div class="code-head"><div role="tablist" aria-label="Language">${tabs.join('')}</div>${copyButton}</div>${panels.join('')}</div>`;
}

function answerPanel(call: Call): string {
  const example = exampleOf(call);
  const shown = envelopeOf(call, example);
  const text = typeof shown === 'string' ? escapeHtml(shown) : colouredJson(shown);
  return `<div class="code answer"><div class="code-head"><span><span class="status">${call.successStatus}</span><span class="took">Example</span></span>${copyButton}</div><pre tabindex="0" aria-label="Example of an answer"><code>${text}</code></pre></div>`;
}

const withParameters = (path: string): string => escapeHtml(path).replace(/\{\w+\}/g, '<b>$&</b>');

const chip = (text: string, name?: IconName): string =>
  `<span class="chip">${name ? icon(name) : ''}${escapeHtml(text)}</span>`;

/** Under what the call is reached. Where there is a choice, each leads to the page of its version. */
function versionChips(call: Call, version: Version): string {
  if (call.versions.length < 2)
    return call.versions.map((one) => chip(one === 'root' ? 'no prefix' : one)).join('');
  const link = (one: Version) =>
    `<a class="chip" href="${placeOf(call, one)}"${one === version ? ' aria-current="true"' : ''}>${one === 'root' ? 'no prefix' : one}</a>`;
  return `<span class="versions" role="group" aria-label="Version">${call.versions.map(link).join('')}</span>`;
}

/** What the page of a call under a version says: its text, and the panels of code beside it. */
export function callPage(call: Call, version: Version): { readonly text: string; readonly side: string } {
  const path = callPath(call, version);
  const base = path.slice(0, path.length - call.path.length);
  const chips = [
    chip(whoMay(call), call.auth === 'none' ? undefined : 'lock'),
    ...(call.versions.includes('v3') ? [chip('Limited under v3', 'gauge')] : []),
    ...(call.spec === 'own' ? [chip('Only in Everdeed')] : []),
  ];
  const isChange = mayChange(call) && call.auth !== 'none';
  const text = [
    `<p class="over"><span>${escapeHtml(areaTitle(call.area))}</span><span class="chips">${versionChips(call, version)}${chips.join('')}</span></p>`,
    `<h1 id="title">${escapeHtml(call.summary)}</h1>`,
    `<p class="path"><b class="method" data-method="${call.method}">${call.method}</b><code><span class="base">${base}</span>${withParameters(call.path)}</code><button type="button" class="copy-path" aria-label="Copy the path">${icon('copy')}${icon('check')}</button></p>`,
    call.details === undefined ? '' : `<p class="lead">${prose(call.details)}</p>`,
    listed('In the path', call.params, false),
    listed('In the query', call.query),
    listed('Body', call.body),
    isChange
      ? section(
          'Repeats',
          '<p>Takes an <code>Idempotency-Key</code>: sent again with the same key, it gives the first answer and changes nothing.</p>',
        )
      : '',
    answerSection(call),
    section(
      'Refusals',
      (() => {
        const rows = refusalRows(call);
        const general =
          '<p class="note">Besides, every call can be refused for its headers, a limit, or trouble of the server: see <a href="/api/docs/limits">Limits</a> and <a href="/api/docs/start">Your first call</a>.</p>';
        return (
          (rows.length === 0 ? '' : table(['Status', 'Error', 'Code', 'When'], rows, 'refusals')) + general
        );
      })(),
    ),
    limitedNote(call),
  ];
  return {
    text: text.join('\n'),
    side: requestPanel(call, version) + tryPanel(call, version) + answerPanel(call),
  };
}
