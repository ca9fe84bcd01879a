import { fieldsIn, isFields } from '../../../packages/content/src/values.ts';
import { parseAst, type Plugin } from 'vite';

const OF_PACKAGES = /\/node_modules\/(?!react(?:-dom)?\/).*\.m?js$/;

/** A name that only the developer tools of React show. As a write to a property, it keeps what nobody uses. */
const NAME_FOR_DEVELOPERS = /^\w+\.displayName = [^;\n]+;$/gm;
/** Calls of React at the top of a module, which do nothing if their result is not used. */
const MADE_BY_REACT = /(?<=^(?:var|const|let) \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** How esbuild keeps the names of functions, which nothing reads; each of its calls keeps its function, too. */
const KEEPS_NAMES = 'var __name = (target, value) => __defProp(target, "name"';
const MARKED_CALL = /\/\* @__PURE__ \*\/ (?=__name\()/g;

type Span = readonly [start: number, end: number];

const spanOf = (node: Readonly<Record<string, unknown>>): Span => [
  Number(node['start']),
  Number(node['end']),
];

/** The spans of calls that keep a name, each with that of the function, outer ones first. */
function* namings(node: unknown): Generator<readonly [call: Span, named: Span]> {
  if (Array.isArray(node)) for (const part of node) yield* namings(part);
  if (!isFields(node)) return;
  const [named] = Array.isArray(node['arguments']) ? node['arguments'] : [];
  const isNaming = node['type'] === 'CallExpression' && fieldsIn(node, 'callee')['name'] === '__name';
  if (isNaming && isFields(named)) yield [spanOf(node), spanOf(named)];
  for (const part of Object.values(node)) yield* namings(part);
}

/** The code with functions in place of the calls that keep their names. */
function withoutNames(marked: string): string {
  const code = marked.replaceAll(MARKED_CALL, '');
  const cuts = [...namings(parseAst(code))].flatMap(([[start, end], [from, to]]) => [
    { start, end: from, by: '(' },
    { start: to, end, by: ')' },
  ]);
  const parts = cuts.toSorted((one, other) => other.start - one.start);
  return parts.reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
}

/** The code of a package without names for developers, and with its components marked as free of side effects. */
export function leanCode(code: string): string {
  const unnamed = code.includes(KEEPS_NAMES) ? withoutNames(code) : code;
  return unnamed.replaceAll(NAME_FOR_DEVELOPERS, '').replaceAll(MADE_BY_REACT, '/* @__PURE__ */ ');
}

/**
 * Lets the bundler leave out the components of packages that the app does not use. The router comes with forms, fetchers
 * and prefetching for apps that are rendered on a server, dialogs and menus with kinds of them that are not used here.
 */
export function leanPackages(): Plugin {
  return {
    name: 'everdeed-lean-packages',
    apply: 'build',
    transform: {
      filter: { id: OF_PACKAGES },
      handler: (code) => ({ code: leanCode(code), map: null }),
    },
  };
}
