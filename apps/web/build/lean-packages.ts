import type { Plugin } from 'vite';

const OF_PACKAGES = /\/node_modules\/(?!react(?:-dom)?\/).*\.m?js$/;

/** A name that only the developer tools of React show. As a write to a property, it keeps what nobody uses. */
const NAME_FOR_DEVELOPERS = /^\w+\.displayName = [^;\n]+;$/gm;
/** Calls of React at the top of a module, which do nothing if their result is not used. */
const MADE_BY_REACT = /(?<=^(?:var|const|let) \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** The code of a package without names for developers, and with its components marked as free of side effects. */
export const leanCode = (code: string): string =>
  code.replaceAll(NAME_FOR_DEVELOPERS, '').replaceAll(MADE_BY_REACT, '/* @__PURE__ */ ');

/**
 * Lets the bundler leave out the components of packages that the app does not use. The router comes with forms, fetchers
 * and prefetching for apps that are rendered on a server.
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
