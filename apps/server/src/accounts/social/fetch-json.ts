import { isFields } from '@everdeed/content/values';
import { ProviderFailure } from './identity.ts';

/** How long a service may take to answer (ms); our own. */
export const answerMs = 5_000;
/** No answer is longer (bytes); our own. */
const maxBytes = 256 * 1024;

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(text);
  if (!isFields(value)) throw new Error('the answer is no object');
  return value;
}

/** What a service says of its refusal: a word of OAuth such as `invalid_grant`, and nothing that it repeats of ours. */
function reasonIn(text: string): string {
  const [, word] = /"error"\s*:\s*"([a-z_]{1,40})"/.exec(text) ?? [];
  return word ?? 'no reason';
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(answerMs) });
  } catch (cause) {
    throw new ProviderFailure(`${new URL(url).host} cannot be reached`, 500, { cause });
  }
}

/** Asks a service for a JSON object. @throws {ProviderFailure} if it refuses, is down or answers anything else */
export async function fetchJson(
  url: string,
  init: RequestInit = {},
): Promise<Readonly<Record<string, unknown>>> {
  const response = await ask(url, init);
  const { host } = new URL(url);
  const text = await textOf(response).catch((cause: unknown) => {
    throw new ProviderFailure(`${host} broke off`, 500, { cause });
  });
  if (!response.ok) {
    const status = response.status >= 400 && response.status < 500 ? response.status : 500;
    throw new ProviderFailure(`${host} answered ${response.status}, ${reasonIn(text)}`, status);
  }
  try {
    return fieldsOf(text);
  } catch (cause) {
    throw new ProviderFailure(`${host} answered nonsense`, 500, { cause });
  }
}

/** Posts a form, as OAuth has it. */
export const postForm = (
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) => fetchJson(url, { method: 'POST', body: new URLSearchParams(fields), headers });
