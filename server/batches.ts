/**
 * Reads a long query in batches of `size`, without holding a connection in between. `read` gets the
 * last row of the batch before it and returns at most `size` rows after that one.
 */
export async function* batchesOf<Row>(
  size: number,
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[], void, undefined> {
  for (let last: Row | undefined; ;) {
    const rows = await read(last);
    yield rows;
    last = rows.at(-1);
    if (last === undefined || rows.length < size) return;
  }
}
