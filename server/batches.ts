/**
 * Reads a long query in batches of `size`, without holding a connection in between. `read` gets the
 * last row of the previous batch and returns at most `size` rows after it.
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

/**
 * Repeats a statement that touches at most `size` rows and returns their number, until it touches
 * fewer or is stopped. Returns the total number of rows.
 */
export const inBatches = async (
  touch: (size: number) => Promise<number>,
  size: number,
  isStopped: () => boolean,
): Promise<number> => {
  let all = 0;
  for (let touched = size; touched >= size && !isStopped();) {
    touched = await touch(size);
    all += touched;
  }
  return all;
};
