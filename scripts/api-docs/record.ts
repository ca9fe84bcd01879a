import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFields } from '@everdeed/content/values';
import type { Call } from '@everdeed/contract';
import { callPath } from '@everdeed/contract';
import { driftOf, findCall } from '@everdeed/contract/drift';
import { prune } from '../../apps/server/src/server/docs/prune.ts';
import { root } from '../support/paths.mjs';
import { Control } from '../transcripts/control.ts';
import { readTranscripts } from '../transcripts/format.ts';
import { type HeardExchange, Replay } from '../transcripts/replay.ts';
import { startServer } from '../transcripts/server-process.ts';
import { Sink } from '../transcripts/sink.ts';

/*
 * Records the examples of /api/docs: replays the project's conversations against this server, and keeps the first
 * success of each call as it was asked and answered, with long lists cut and ids replaced.
 */

const target = join(root, 'apps/server/src/server/docs/recorded-examples.json');
/** Examples that are longer are of no use to readers. */
const maxLength = 9000;

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return text;
  }
};

/** Path parameters by name. */
function paramsOf(path: string, template: string): Record<string, string> {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = new RegExp(
    `^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)')}/?$`,
    'i',
  );
  const values = pattern.exec(path)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
}

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

/** The same ids at every recording: numbered within an example, in order of their appearance. */
function withCalmIds(text: string): string {
  const known = new Map<string, string>();
  return text.replace(uuids, (id) => {
    const calm = known.get(id) ?? `${String(known.size + 1).padStart(8, '0')}-0000-4000-8000-000000000000`;
    known.set(id, calm);
    return calm;
  });
}

function exampleOf(call: Call, url: string, path: string, { body, answer }: HeardExchange): unknown {
  const [place = '', search = ''] = url.split('?', 2);
  const query = Object.fromEntries(new URLSearchParams(search));
  const sent = parsed(body);
  const got = parsed(answer.text);
  const isBare = call.contentType !== undefined;
  const data = isBare ? got : isFields(got) ? got['data'] : undefined;
  const message =
    !isBare && isFields(got) && typeof got['message'] === 'string' ? { message: got['message'] } : {};
  const isSent = call.method !== 'GET' && isFields(sent) && Object.keys(sent).length > 0;
  return {
    params: paramsOf(place, path),
    query,
    ...(isSent ? { body: sent } : {}),
    answer: prune(JSON.parse(JSON.stringify(call.answer)), data),
    ...message,
  };
}

const found = new Map<string, string>();

function keep(heard: HeardExchange): void {
  const { method, url, answer } = heard;
  const [path = ''] = url.split('?', 1);
  const known = findCall(method, path);
  if (!known || answer.status >= 300 || answer.text === '') return;
  const { call, version } = known;
  const body = parsed(answer.text);
  if (found.has(call.id) || driftOf({ method, url, status: answer.status, body }).length > 0) return;
  const text = withCalmIds(JSON.stringify(exampleOf(call, url, callPath(call, version), heard)));
  if (text.length <= maxLength) found.set(call.id, text);
}

const started = await startServer();
const sink = await Sink.open();
try {
  // In the words that people read.
  const control = new Control(started.url, { keys: false });
  for (const transcript of readTranscripts(join(root, 'e2e/transcripts'), []))
    await new Replay(transcript, { server: started.url, control, sink, heard: keep }).run();
} finally {
  await sink.close();
  await started.stop();
}
const sorted = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(target, `{\n${sorted.map(([id, text]) => `${JSON.stringify(id)}:${text}`).join(',\n')}\n}\n`);
console.log(`Recorded the examples of ${found.size} calls.`);
