import type { Bindings } from './bindings.ts';
import { compare } from './compare.ts';
import { type CallLine, isObject, type Json, parseJson } from './format.ts';
import type { HttpAnswer } from './http-client.ts';
import { matchText } from './match-text.ts';
import { compareShape } from './shape.ts';

/** Calls whose answer is a list in the order given by the specification. */
const ORDERED_DATA =
  /\/(tasks|tags|chat|notifications|challenges|news|inbox|members|user\/webhook|move\/to)(\/|\?|$)/;

function parse(text: string): Json | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** The number of columns in each line of a CSV text; quoted fields may contain commas and line breaks. */
export function csvColumns(text: string): number[] {
  const bare = text.replace(/"(?:[^"]|"")*"/g, 'x').replace(/\r?\n$/, '');
  return bare === '' ? [] : bare.split(/\r?\n/).map((line) => line.split(',').length);
}

function checkHeaders(call: CallLine, answer: HttpAnswer, bindings: Bindings): string[] {
  const wanted: [string, string | undefined][] = [
    ['content-type', call.contentType],
    ['content-disposition', call.disposition],
    ['location', call.location],
  ];
  return wanted.flatMap(([name, value]) => {
    const found = (answer.headers[name] ?? '').replace(/;\s*charset=.*$/i, '').replaceAll('"', '');
    return value === undefined || matchText(value.replaceAll('"', ''), found, bindings)
      ? []
      : [`header ${name}: expected ${value}, got ${found || 'nothing'}`];
  });
}

/** Checks text that is not JSON: pages, scripts, tables and XML, of which only the kind is recorded. */
function checkText(recorded: Json, text: string): string[] {
  if (isObject(recorded) && Array.isArray(recorded['<csv>'])) {
    const columns = csvColumns(text);
    return JSON.stringify(columns) === JSON.stringify(recorded['<csv>'])
      ? []
      : [`csv columns: expected ${JSON.stringify(recorded['<csv>'])}, got ${JSON.stringify(columns)}`];
  }
  if (isObject(recorded) && isObject(recorded['<xml>'])) {
    const { startsWith, root } = recorded['<xml>'];
    const body = text.replace(/^<\?xml[^>]*>\s*/, '');
    return body.startsWith(typeof startsWith === 'string' ? startsWith : `<${String(root ?? '')}`)
      ? []
      : [`xml: expected root ${String(root ?? '')}, got ${body.slice(0, 60)}`];
  }
  return text === '' ? ['an empty answer'] : [];
}

/** Removes tokens from recorded answers that are not about signing in; they must not be sent there. */
function withoutToken(recorded: Json, call: CallLine): Json {
  if (call.path.includes('/auth/') || !isObject(recorded) || !isObject(recorded['data'])) return recorded;
  const { apiToken: _, ...data } = recorded['data'];
  const players = [data['user'], ...(Array.isArray(data['tasks']) ? data['tasks'] : [])];
  for (const player of players) if (isObject(player)) delete player['apiToken'];
  return { ...recorded, data };
}

function checkFault(answer: HttpAnswer): string[] {
  const body = parse(answer.text);
  const wellFormed =
    isObject(body) && typeof body['error'] === 'string' && typeof body['message'] === 'string';
  return answer.status >= 400 && answer.status < 500 && wellFormed
    ? []
    : [`the reference broke here: a well-formed 4xx expected, got ${answer.status}`];
}

/** All differences between an answer and the recorded one. Learns new placeholders. */
export function checkAnswer(call: CallLine, answer: HttpAnswer, bindings: Bindings): string[] {
  if (call.fault) return checkFault(answer);
  const differences =
    call.status === answer.status ? [] : [`status: expected ${call.status}, got ${answer.status}`];
  differences.push(...checkHeaders(call, answer, bindings));
  const recorded = call.answer;
  if (recorded === undefined) return differences;
  if (typeof recorded === 'string' || (isObject(recorded) && ('<csv>' in recorded || '<xml>' in recorded)))
    return [...differences, ...checkText(recorded, answer.text)];
  const body = parse(answer.text);
  if (isObject(recorded) && '<shape>' in recorded) {
    const enveloped = isObject(body) && body['success'] === true && 'data' in body;
    return [...differences, ...compareShape(recorded['<shape>'] ?? null, enveloped ? body['data'] : body)];
  }
  const options = { anyOrder: call.anyOrder === true, dataInOrder: ORDERED_DATA.test(call.path) };
  differences.push(...compare(withoutToken(recorded, call), body, bindings, options));
  if (
    differences.length > 0 &&
    isObject(body) &&
    body['success'] === false &&
    typeof body['message'] === 'string'
  )
    differences.push(`answered: ${answer.text.slice(0, 300)}`);
  return differences;
}
