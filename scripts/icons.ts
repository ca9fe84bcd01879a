import { valueIn } from '@everdeed/content/values';
import * as lucide from 'lucide-react';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Writes the files of icons in `apps/web/src/ui` with those that the web client imports from each, as one path per icon.
 * `icons.ts` has those of shell and task screen, and `more-icons.ts` those of what is loaded later; what a player opens on
 * the task screen has its own in `player-icons.ts`, the settings in `settings-icons.ts`, and administration and the pages
 * around the game in `site-icons.ts`, so that no screen of the game has to load them. The package that they come from has 50 MB and is therefore needed here only.
 */
const folder = new URL('../apps/web/src/', import.meta.url);
const IMPORT = /import \{([^}]*)\} from '[^']*(\/(?:more-|player-|site-|settings-)?icons\.ts|lucide-react)'/g;
const FILES = ['icons', 'more-icons', 'player-icons', 'settings-icons', 'site-icons'] as const;

/** Names that the sources import from each file, whatever they call them. */
function importedNames(): ReadonlyMap<string, Set<string>> {
  const names = new Map<string, Set<string>>(FILES.map((file) => [`/${file}.ts`, new Set()]));
  for (const file of readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) =>
    /\.tsx?$/.test(name),
  ))
    for (const [, list = '', from = ''] of readFileSync(new URL(file, folder), 'utf8').matchAll(IMPORT))
      for (const entry of list.split(',')) {
        const [name = ''] = entry.trim().split(' ');
        if (name && name !== 'type') names.get(from === 'lucide-react' ? '/icons.ts' : from)?.add(name);
      }
  return names;
}

const circle = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

/** A path that begins with a relative move means an absolute one; behind another path it would be relative. */
function absolute(path: string): string {
  const [start, x, y] = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*/.exec(path) ?? [];
  if (start === undefined) return path;
  const rest = path.slice(start.length);
  return `M${x} ${y}${/^[\d.-]/.test(rest) ? 'l' : ''}${rest}`;
}

function box(of: (name: string) => number): string {
  const [x, y, width, height, r] = [of('x'), of('y'), of('width'), of('height'), of('rx')];
  const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`;
}

/** The path of one element of an icon. */
function pathOf(kind: string, attributes: string): string {
  const text = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const of = (name: string) => Number(text(name));
  switch (kind) {
    case 'path':
      return absolute(text('d'));
    case 'circle':
      return circle(of('cx'), of('cy'), of('r'), of('r'));
    case 'ellipse':
      return circle(of('cx'), of('cy'), of('rx'), of('ry'));
    case 'line':
      return `M${text('x1')} ${text('y1')}L${text('x2')} ${text('y2')}`;
    case 'polyline':
      return `M${text('points')}`;
    case 'polygon':
      return `M${text('points')}z`;
    case 'rect':
      return box(of);
    default:
      throw new Error(`an icon has a <${kind}>`);
  }
}

function shapeOf(name: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every capitalised export of the package is a component
  const icon = valueIn(lucide, name) as ComponentType | undefined;
  if (!icon) throw new Error(`there is no icon ${name}`);
  const elements = renderToStaticMarkup(createElement(icon)).matchAll(/<(\w+) ([^>]*?)\/?>/g);
  return [...elements]
    .flatMap(([, kind = '', attributes = '']) => (kind === 'svg' ? [] : pathOf(kind, attributes)))
    .join('');
}

const HEAD = `// Written by \`npm run icons\` from Lucide; import an icon from here, then run it.
// Lucide: ISC License, (c) Lucide Icons and Contributors; in part MIT License, (c) Cole Bemis (Feather).
import { lineIcon } from './line-icon.tsx';
`;

function write(file: string, names: ReadonlySet<string>): void {
  const lines = [...names]
    .toSorted()
    .map((name) => `export const ${name} = /* @__PURE__ */ lineIcon('${shapeOf(name)}');`);
  writeFileSync(new URL(file, folder), `${HEAD}\n${lines.join('\n')}\n`);
  console.log(`Wrote ${lines.length} icons to ${file}.`);
}

for (const [file, names] of importedNames()) write(`ui${file}`, names);
