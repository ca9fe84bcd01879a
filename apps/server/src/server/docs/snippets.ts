import type { Call } from '@everdeed/contract';
import { callPath } from '@everdeed/contract';
import { type Example, urlOf } from './examples.ts';
import { escapeHtml } from './html.ts';
import type { Version } from './versions.ts';

const client = 'maren-my-script';

/** A request in one language, as text. */
export interface Snippet {
  readonly language: 'curl' | 'JavaScript' | 'Python';
  readonly code: string;
}

const needsHeaders = ({ auth }: Call): boolean => auth !== 'none';

function curl(call: Call, url: string, body: string | undefined): string {
  const lines = [
    `curl -X ${call.method}`,
    `"$EVERDEED${url}"`,
    ...(needsHeaders(call) ? ['-H "x-api-user: $EVERDEED_USER"', '-H "x-api-key: $EVERDEED_KEY"'] : []),
    `-H "x-client: ${client}"`,
    ...(body === undefined
      ? []
      : ['-H "content-type: application/json"', `-d '${body.replaceAll("'", "'\\''")}'`]),
  ];
  return lines.join(' \\\n  ');
}

const javascript = (call: Call, url: string, body: string | undefined): string =>
  [
    `const answer = await fetch(\`\${everdeed}${url}\`, {`,
    `  method: '${call.method}',`,
    '  headers: {',
    ...(needsHeaders(call) ? ["    'x-api-user': user,", "    'x-api-key': key,"] : []),
    `    'x-client': '${client}',`,
    ...(body === undefined ? [] : ["    'content-type': 'application/json',"]),
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${body}),`]),
    '});',
    call.contentType === undefined
      ? 'const { data } = await answer.json();'
      : 'const text = await answer.text();',
  ].join('\n');

const python = (call: Call, url: string, body: string | undefined): string =>
  [
    `answer = requests.${call.method.toLowerCase()}(`,
    `    f"{everdeed}${url}",`,
    `    headers={${needsHeaders(call) ? '"x-api-user": user, "x-api-key": key, ' : ''}"x-client": "${client}"},`,
    ...(body === undefined ? [] : [`    json=json.loads("""${body}"""),`]),
    ')',
    call.contentType === undefined ? 'data = answer.json()["data"]' : 'text = answer.text',
  ].join('\n');

/** The request of an example in every language, under a version. */
export function snippetsOf(call: Call, version: Version, example: Example): Snippet[] {
  const url = urlOf(callPath(call, version), example);
  const body = example.body === undefined ? undefined : JSON.stringify(example.body);
  return [
    { language: 'curl', code: curl(call, url, body) },
    { language: 'JavaScript', code: javascript(call, url, body) },
    { language: 'Python', code: python(call, url, body) },
  ];
}

/** Code as HTML: texts in it stand out. */
export const colouredCode = (code: string): string =>
  escapeHtml(code).replace(/(&quot;.*?&quot;|'[^'\n]*'|`[^`]*`)/g, '<span class="s">$1</span>');
