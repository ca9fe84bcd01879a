/** What is used of a sheet, a rule or a declaration of PostCSS. */
interface Sheet {
  readonly source?: Source | undefined;
  walkDecls(visit: (declaration: { source?: Source | undefined }) => void): void;
}
interface Source {
  readonly input: { readonly file?: string | undefined };
}

/**
 * Says of each declaration which sheet it stands in. What a class takes over from another sheet (`composes`) is put in
 * front as plain text and comes from nowhere, of which Vite warns at each build: addresses in it could not be resolved.
 */
export const sheetSources = {
  postcssPlugin: 'everdeed-sheet-sources',
  OnceExit(sheet: Sheet): void {
    sheet.walkDecls((declaration) => {
      if (declaration.source?.input.file === undefined) declaration.source = sheet.source;
    });
  },
};
