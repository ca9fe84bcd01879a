import { listIn, textIn } from '@everdeed/content/values';

/** The addresses that the web client has a screen for, as its build says (`routes.json`). */
export interface PageRoutes {
  readonly paths: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

/** Reads `routes.json`. @throws {TypeError} if it is anything else */
export function readRoutes(json: string): PageRoutes {
  const routes: unknown = JSON.parse(json);
  const textsOf = (name: string) => listIn(routes, name).map((one) => textIn(one));
  return {
    paths: new Set(textsOf('paths')),
    patterns: textsOf('patterns').map((source) => new RegExp(source)),
  };
}

/** A path without slashes at its end, each character looked at once. */
export function plainPath(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** Whether an address leads to a screen, with or without a slash at its end. `path` is as it was sent. */
export function leadsToPage({ paths, patterns }: PageRoutes, path: string): boolean {
  const plain = plainPath(path);
  return paths.has(plain) || patterns.some((pattern) => pattern.test(plain));
}
