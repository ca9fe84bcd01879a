import { fileURLToPath } from 'node:url';
import { fieldsIn, isFields } from '../../../packages/content/src/values.ts';
import type { Call } from '@everdeed/contract';
import type { Plugin } from 'vite';
import { runSource } from './run-source.ts';

const PREFIX = 'virtual:calls/';
const CONTRACT = fileURLToPath(new URL('../../../packages/contract/src/index.ts', import.meta.url));

type Exports = Readonly<Record<string, unknown>>;
type Calls = Readonly<Record<string, Pick<Call, 'id' | 'method' | 'path' | 'versions'>>>;

const readContract = async (): Promise<Exports> => fieldsIn(await runSource(CONTRACT));

/** The path under which pages reach a call: that of the newest version that has it. */
function pathOf({ versions, path }: Calls[string]): string {
  const version = (['v4', 'v3'] as const).find((one) => versions.includes(one));
  return version ? `/api/${version}${path}` : path;
}

const isCall = (value: unknown): value is Calls[string] =>
  isFields(value) && 'id' in value && 'method' in value && 'path' in value;
const areCalls = (value: object): value is Calls => Object.values(value).every(isCall);

/** `virtual:calls/task` stands for the export `taskCalls`; a call exported by itself goes by its own name. */
function callsOf(contract: Exports, name: string): Calls {
  const found = contract[`${name}Calls`] ?? contract[name];
  if (typeof found !== 'object' || found === null) throw new Error(`the contract has no calls "${name}"`);
  if (isCall(found)) return { [name]: found };
  if (areCalls(found)) return found;
  throw new Error(`"${name}" of the contract is no record of calls`);
}

/** One constant for each call, so that a page carries only those it makes. */
function codeOf(calls: Calls): string {
  const constants = Object.entries(calls).map(([name, call], index) => {
    const known = JSON.stringify({ id: call.id, method: call.method, path: pathOf(call) });
    return `const call${index} = ${known};\nexport { call${index} as ${name} };`;
  });
  return constants.join('\n');
}

/**
 * The contract as the browser needs it: method and path of each call, without the schemas. `virtual:calls/task`
 * exports `taskCalls`, typed in `src/data/contract-calls.d.ts` by the contract itself.
 */
export function contractCalls(): Plugin {
  let contract: Promise<Exports> | undefined;
  return {
    name: 'everdeed-contract-calls',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      contract ??= readContract();
      const [name = '', part] = id.slice(PREFIX.length + 1).split('/');
      const calls = callsOf(await contract, name);
      if (part === 'each' || name in calls) return codeOf(calls);
      return `export * as ${name}Calls from '${PREFIX}${name}/each';`;
    },
  };
}
