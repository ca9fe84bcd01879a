/** Everything that can be set from outside; see `schema.ts` for names, defaults and meaning. */
export interface Settings {
  readonly port: number;
  readonly host: string;
}
