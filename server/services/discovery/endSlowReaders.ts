/** After 30 seconds of waiting for a reader, it must have read at this rate on average. */
const defaultBounds = { bytesPerSecond: 16 * 1024, minWait: 30_000 };

/**
 * Yields the parts of a text one by one; throws if its reader has been waited for longer than
 * `minWait` milliseconds and has read fewer than `bytesPerSecond` on average. The time to produce
 * the parts doesn't count. A reader that reads nothing at all is ended by the connection's timeout.
 */
export async function* endSlowReaders(
  parts: AsyncIterable<string>,
  { bytesPerSecond, minWait } = defaultBounds,
): AsyncGenerator<string, void, undefined> {
  let [waited, taken] = [0, 0];
  for await (const part of parts) {
    const givenAt = performance.now();
    yield part;
    waited += performance.now() - givenAt;
    taken += Buffer.byteLength(part);
    if (waited > minWait && taken < (bytesPerSecond * waited) / 1000)
      throw new Error('Who reads it is too slow.');
  }
}
