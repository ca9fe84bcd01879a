/* Rows of names, generated from the catalogue at build time (`build/catalogue-names.ts`). */
declare module 'virtual:names/*' {
  export const names: string;
}
