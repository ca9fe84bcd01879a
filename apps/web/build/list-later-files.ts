import { normalizePath, type Plugin } from 'vite';

/** Screens and parts that signed-in players can reach, and those that signing out leads to. */
const ofScreens =
  /\/apps\/web\/src\/(?!art\/|features\/static-pages\/|i18n\/locales\/\w+\/(?:static|site-texts)\.)/;

/**
 * Writes `later.json`, which lists the lazily loaded files of screens, dialogs and messages. The service
 * worker caches them in advance, so that they open offline too. Drawings and the long texts of the game are
 * left out: they are many, and the app works without them.
 */
export function listLaterFiles(): Plugin {
  return {
    name: 'everdeed-later-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = new Set<string>();
      const take = (name: string) => {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk' || chunk.isEntry || files.has(name)) return;
        files.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
        chunk.imports.forEach(take);
      };
      for (const [name, chunk] of Object.entries(bundle)) {
        if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => ofScreens.test(normalizePath(id))))
          take(name);
      }
      const paths = [...files].toSorted().map((name) => `/${name}`);
      this.emitFile({ type: 'asset', fileName: 'later.json', source: JSON.stringify(paths) });
    },
  };
}
