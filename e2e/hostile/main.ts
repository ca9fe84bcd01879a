import { ensureBuilt, startProgram } from '../../scripts/support/program.ts';
import { residentBytes, starvedMs } from '../../bench/src/support/process.ts';
import { register } from '../kill/person.ts';
import { hostileBody } from './bodies.ts';
import { Lag } from './lag.ts';
import { sendSlowly } from './slow.ts';

/** How long it lasts (s): longer in `npm run test:all`. */
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? (process.env['TEST_ALL'] === '1' ? 300 : 12));
/** Requests under way at once, and connections that are slow at once. */
const SENDERS = 3;
const SLOW = 20;
/** No answer may come later than this (ms), not counting the time that the machine gave to other programs. */
const LATEST_MS = 1_000;
/** How long it lasts before memory is compared (s): the program warms up. */
const WARM_UP_SECONDS = 12;
/** What the last third holds at least, compared with the third before, where that is too much. */
const GROWTH = 1.25;
const MEGABYTE = 1024 * 1024;

const PATHS = [
  'POST /api/v4/tasks/user',
  'POST /api/v3/tasks/user',
  'PUT /api/v4/user',
  'POST /api/v4/user/webhook',
  'POST /api/v4/tags',
  'POST /api/v4/tasks/bulk-score',
  'POST /api/v4/user/auth/local/login',
  'POST /api/v4/user/auth/verify-username',
  'POST /api/v4/user/reset-password',
  'POST /no/such/path',
] as const;

const problems: string[] = [];
const statuses = new Map<number, number>();
const times: number[] = [];
const memory: number[] = [];
/** The longest wait by the clock on the wall (ms). */
let longest = 0;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

await ensureBuilt();
const program = await startProgram({ testMode: true });
const lag = new Lag();
const person = await register(program.url, 'target');
let endsAt = 0;
const isOver = () => Date.now() > endsAt;

/** Notes an answer: no 5xx, none late, refusals in the envelope. */
function note(what: string, status: number, text: string, ms: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  times.push(ms);
  if (status >= 500) problems.push(`${what}: answered ${status} ${text.slice(0, 200)}`);
  if (ms > LATEST_MS) problems.push(`${what}: answered ${status} after ${Math.round(ms)} ms`);
  if (status >= 400 && !text.startsWith('{"success":false'))
    problems.push(`${what}: ${status} ${text.slice(0, 200)}`);
}

async function ask(what: string, target: string, init: RequestInit): Promise<void> {
  const [method = '', path = ''] = target.split(' ');
  const started = performance.now();
  const starved = starvedMs(program.pid);
  try {
    const answer = await fetch(program.url + path, { ...init, method });
    const text = await answer.text();
    const waited = performance.now() - started;
    longest = Math.max(longest, waited);
    const ownMs = waited - lag.since(started) - (starvedMs(program.pid) - starved);
    note(`${target}, ${what}`, answer.status, text, Math.max(0, ownMs));
  } catch {
    // A server that refuses a body ends the connection under it: that is an answer, too.
    statuses.set(0, (statuses.get(0) ?? 0) + 1);
  }
}

async function sendBodies(): Promise<void> {
  while (!isOver()) {
    const { what, type, bytes, encoding } = hostileBody();
    const headers = {
      'content-type': type,
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
      ...(Math.random() < 0.8 ? person.headers : {}),
    };
    const target = PATHS[Math.floor(Math.random() * PATHS.length)] ?? PATHS[0];
    await ask(`${what} (${bytes.length} bytes)`, target, { headers, body: new Uint8Array(bytes) });
  }
}

async function beSlow(): Promise<void> {
  while (!isOver()) await sendSlowly(program.url, person.headers);
}

/** Somebody who just plays meanwhile. */
async function play(): Promise<void> {
  const headers = { ...person.headers, 'content-type': 'application/json' };
  while (!isOver()) {
    await ask('a tick', `POST /api/v4/tasks/${person.habit}/score/up`, { headers, body: '{}' });
    memory.push(residentBytes(program.pid) / MEGABYTE);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** What is held, between what single bodies take for a moment: a little above the lowest that was seen (MB). */
const held = (values: readonly number[]): number =>
  at(
    values.toSorted((a, b) => a - b),
    0.1,
  );

/** All of them for a while. Returns what the program held in the second third of it, and in the last one (MB). */
async function rush(seconds: number): Promise<readonly [early: number, late: number]> {
  const before = memory.length;
  endsAt = Date.now() + seconds * 1000;
  await Promise.all([
    play(),
    ...Array.from({ length: SENDERS }, sendBodies),
    ...Array.from({ length: SLOW }, beSlow),
  ]);
  const own = memory.slice(before);
  const third = Math.floor(own.length / 3);
  return [held(own.slice(third, -third)), held(own.slice(-third))];
}

await rush(WARM_UP_SECONDS);
const [early, late] = await rush(SECONDS);
lag.stop();
await program.remove();

if (late > early * GROWTH) problems.push(`memory grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB`);
const sorted = times.toSorted((a, b) => a - b);
console.log(
  `  ${times.length} answers: ${[...statuses].map(([status, n]) => `${n} of ${status || 'cut off'}`).join(', ')}`,
);
console.log(
  `  median ${at(sorted, 0.5).toFixed(0)} ms, 99 % ${at(sorted, 0.99).toFixed(0)} ms, longest ${at(sorted, 1).toFixed(0)} ms (${longest.toFixed(0)} by the clock); memory ${early.toFixed(0)} to ${late.toFixed(0)} MB, at most ${Math.max(...memory).toFixed(0)}`,
);
for (const problem of problems.slice(0, 20)) console.log(`  FAILED ${problem}`);
console.log(`\n${problems.length === 0 ? 1 : 0} passed, ${problems.length === 0 ? 0 : 1} failed`);
process.exitCode = problems.length === 0 ? 0 : 1;
