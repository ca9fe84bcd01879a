/** Reads a whole table, part by part: `after` gives what follows an id, in the order of ids, and nothing at the end. */
export async function* eachPart<Row>(
  after: (lastId: string) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
): AsyncGenerator<readonly Row[]> {
  for (let lastId = ''; ; ) {
    const part = await after(lastId);
    const last = part.at(-1);
    if (last === undefined) return;
    yield part;
    lastId = idOf(last);
  }
}
