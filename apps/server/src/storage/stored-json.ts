/**
 * What a column of JSON holds. Rows hold only what this program wrote, and migrations keep them in its present shape,
 * so nobody looks again whether a document is a `T`: for a whole player that would cost more than the rest of a
 * request. Texts from anywhere else do not belong here: they need a schema, or the readers of
 * `@everdeed/content/values`.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters -- only the reader of a column knows what its writer put there
export const readStored = <T>(text: string): T => JSON.parse(text) as T;
