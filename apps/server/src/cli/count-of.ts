/** A number with its noun, in the singular or in the plural, which ends in an s unless it is given. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
