/** Names of the catalogue, made by the build (`build/catalogue-names.ts`), by language; English is always there. */
declare module 'virtual:names/*' {
  type Load = () => Promise<{ readonly names: string }>;
  export const load: { readonly en: Load; readonly [language: string]: Load | undefined };
}
