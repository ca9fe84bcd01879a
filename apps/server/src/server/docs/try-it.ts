import { isFields } from '@everdeed/content/values';
import { type Call, callPath, eventStream, mayChange } from '@everdeed/contract';
import { exampleOf } from './examples.ts';
import { escapeHtml } from './html.ts';
import { icon } from './icons.ts';
import type { Version } from './versions.ts';

/** As many words can be chosen side by side; more are a list. */
const maxSegments = 3;

/**
 * Whether a call can be tried on its page: not one that leads elsewhere, takes a file, or never ends its answer.
 */
const canBeTried = ({ id, successStatus, rawBody }: Call): boolean =>
  successStatus !== 302 && !rawBody && id !== eventStream.id;

/** The words that the contract names for a parameter. */
const wordsOf = (schema: unknown): readonly string[] => {
  const words = isFields(schema) ? schema['examples'] : undefined;
  return Array.isArray(words) ? words.map(String) : [];
};

const propertiesOf = (schema: unknown): Readonly<Record<string, unknown>> => {
  const properties = isFields(schema) ? schema['properties'] : undefined;
  return isFields(properties) ? properties : {};
};

interface Field {
  readonly part: 'path' | 'query';
  readonly name: string;
  readonly schema: unknown;
  readonly isRequired: boolean;
  readonly example: string;
}

const option = (word: string): string => `<option>${escapeHtml(word)}</option>`;

function segments({ part, name }: Field, words: readonly string[]): string {
  const choices = words.map(
    (word, index) =>
      `<label><input type="radio" name="${name}" value="${escapeHtml(word)}" data-part="${part}"${index === 0 ? ' checked' : ''}><span>${escapeHtml(word)}</span></label>`,
  );
  return `<fieldset class="field"><legend>${name}</legend><div class="segments">${choices.join('')}</div></fieldset>`;
}

/** A control for one parameter: a choice, or a text with the example as a hint. */
function control(field: Field): string {
  const { part, name, schema, isRequired, example } = field;
  const words = wordsOf(schema);
  if (isRequired && words.length > 1 && words.length <= maxSegments) return segments(field, words);
  const needed = isRequired ? ' required' : '';
  const attributes = `id="try-${part}-${name}" name="${name}" data-part="${part}"${needed}`;
  const label = `<label for="try-${part}-${name}">${name}${isRequired ? '' : ' <small>(optional)</small>'}</label>`;
  const input =
    words.length > 0
      ? `<select ${attributes}>${isRequired ? '' : '<option value=""></option>'}${words.map(option).join('')}</select>`
      : `<input ${attributes} placeholder="${escapeHtml(example)}" autocomplete="off" spellcheck="false">`;
  return `<div class="field">${label}${input}</div>`;
}

function fieldsOf(call: Call): Field[] {
  const { params, query } = exampleOf(call);
  const names = (part: Field['part'], schema: unknown, example: Readonly<Record<string, unknown>>) => {
    const required = isFields(schema) && Array.isArray(schema['required']) ? schema['required'] : [];
    return Object.entries(propertiesOf(schema)).map(
      ([name, one]): Field => ({
        part,
        name,
        schema: one,
        isRequired: part === 'path' || required.includes(name),
        example: String(example[name] ?? ''),
      }),
    );
  };
  return [...names('path', call.params, params), ...names('query', call.query, query)];
}

function bodyField(call: Call): string {
  const { body } = exampleOf(call);
  if (body === undefined) return '';
  return `<div class="field"><label for="try-body">Body</label><textarea id="try-body" rows="6" spellcheck="false">${escapeHtml(JSON.stringify(body, null, 2))}</textarea></div>`;
}

/** Who calls: the person that is signed in on this device, or whoever's keys are typed in. The script chooses. */
const keys = `<p class="me" hidden>As <b></b> <button type="button" class="link">Use other keys</button></p>
<div class="keys"><div class="field"><label for="try-user">User id</label><input id="try-user" autocomplete="off" spellcheck="false"></div><div class="field"><label for="try-key">API token</label><input id="try-key" type="password" autocomplete="off" aria-describedby="try-kept"></div><p class="note" id="try-kept">Both stay on this page and are gone when you leave it.</p></div>`;

/** A form that makes the call on this server; the answer comes in place of the example. Needs the script. */
export function tryPanel(call: Call, version: Version): string {
  if (!canBeTried(call)) return '';
  const asks = call.auth === 'none' ? 'nobody' : call.auth === 'optional' ? 'anybody' : 'somebody';
  const isChange = mayChange(call);
  const warning = !isChange
    ? 'Reads this server'
    : call.auth === 'none'
      ? 'On this server'
      : 'On your real data';
  return `<form class="try" aria-labelledby="try-title" data-method="${call.method}" data-path="${escapeHtml(callPath(call, version))}" data-asks="${asks}" hidden>
<div class="try-head"><h2 id="try-title">Try it</h2><span class="note warning">${isChange ? icon('triangle') : ''}${warning}</span></div>
${asks === 'nobody' ? '' : keys}
${fieldsOf(call).map(control).join('')}${bodyField(call)}
<p class="trouble" role="alert"></p>
<p class="try-foot"><button class="send">${icon('play')}Send</button><span class="note left"></span></p>
<p class="hidden" role="status"></p>
</form>`;
}
