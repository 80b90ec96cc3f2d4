/**
 * The rows of a long query in batches of `size`, which hold no connection in between. `read` gets
 * the last row of the batch before and reads at most `size` rows behind it.
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
