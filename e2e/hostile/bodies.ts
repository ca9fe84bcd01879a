import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

/** A body as it goes over the wire. */
export interface Body {
  readonly what: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly encoding?: string;
}

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';
const below = (limit: number): number => Math.floor(Math.random() * limit);
const oneOf = <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0];
/** A length, mostly short and now and then as long as a body may be. */
const length = (most: number): number => Math.ceil(most ** Math.random());

const text = (what: string, type: string, body: string): Body => ({ what, type, bytes: Buffer.from(body) });
const list = (n: number, of: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => of(i)).join(',');

const nestedNames = (): Body => {
  const n = length(1_000_000);
  const name = oneOf([
    () => `a${'['.repeat(n)}`,
    () => `a${'[b]'.repeat(n / 3)}`,
    () => `a${'[]'.repeat(n / 2)}`,
    () => `a${']['.repeat(n / 2)}`,
    () => '[a]=1&'.repeat(n / 6),
  ])();
  return text('nested names', form, `${name}=1`);
};

const repeatedNames = (): Body => {
  const pair = oneOf([
    'a[]=1&',
    'a=1&',
    'a[b]=1&',
    '&',
    '=&',
    'a[0]=1&',
    'text=x&type=habit&',
    '%61[%5D=%00&',
  ]);
  return text('repeated names', form, pair.repeat(length(300_000)));
};

const deepJson = (): Body => {
  const n = length(1_000_000);
  const [open, close] = oneOf<readonly [string, string]>([
    ['[', ']'],
    ['{"a":', '}'],
    ['[{"checklist":', '}]'],
  ]);
  return text('deep JSON', json, `${open.repeat(n)}1${Math.random() < 0.5 ? close.repeat(n) : ''}`);
};

const wideJson = (): Body =>
  text('wide JSON', json, `{${list(length(700_000), (i) => `"k${i}":${oneOf(['1', '"x"', '[]', '{}'])}`)}}`);

const manyTasks = (): Body =>
  text('many tasks', json, `[${list(length(50_000), () => '{"type":"todo","text":""}')}]`);

const hugeLists = (): Body => {
  const n = length(200_000);
  const entry = oneOf([
    '{"text":"x"}',
    '{"id":"x","time":"never"}',
    '"0b3c2f3e-5f3b-4c9f-9a51-0d6d1e8b2a11"',
    '7',
  ]);
  const field = oneOf(['checklist', 'reminders', 'tags', 'daysOfMonth', 'weeksOfMonth', 'history']);
  return text(
    `a huge list of ${field}`,
    json,
    `{"type":"daily","text":"","${field}":[${list(n, () => entry)}]}`,
  );
};

const longTexts = (): Body => {
  const field = oneOf(['text', 'notes', 'alias', 'name', 'username', 'email', 'password', 'url', '_id']);
  const letter = oneOf(['x', ' ', 'é', '😀', '@', '.', '\\u0000', '\\ud800', '<b>']);
  return text(`a long ${field}`, json, `{"type":"habit","${field}":"${letter.repeat(length(2_000_000))}"}`);
};

const plain = (): Body =>
  oneOf([nestedNames, repeatedNames, deepJson, wideJson, manyTasks, hugeLists, longTexts])();

/** A body that is packed: rightly, not at all, cut off, twice, or very much longer than it looks. */
const packed = (): Body => {
  const { type, bytes, what } = plain();
  const bomb = Buffer.alloc(length(60_000_000), oneOf([' ', '[', '0']));
  return oneOf<() => Body>([
    () => ({ what: `${what}, gzip`, type, bytes: gzipSync(bytes, { level: 1 }), encoding: 'gzip' }),
    () => ({ what: `${what}, deflate`, type, bytes: deflateSync(bytes, { level: 1 }), encoding: 'deflate' }),
    () => ({ what: 'a bomb', type: json, bytes: gzipSync(bomb, { level: 1 }), encoding: 'gzip' }),
    () => ({ what: 'no gzip', type, bytes: bytes.subarray(0, 10_000), encoding: 'gzip' }),
    () => ({
      what: 'half a gzip',
      type,
      bytes: gzipSync(bytes, { level: 1 }).subarray(0, -12),
      encoding: 'gzip',
    }),
    () => ({ what: 'gzip twice', type, bytes: gzipSync(gzipSync(bytes)), encoding: 'gzip, gzip' }),
    () => ({
      what: 'br',
      type,
      bytes: brotliCompressSync(bytes.subarray(0, 100_000)),
      encoding: oneOf(['br', 'zstd', 'identity', 'GZIP', '']),
    }),
  ])();
};

/** A body of some hostile shape. */
export const hostileBody = (): Body => (Math.random() < 0.3 ? packed() : plain());
