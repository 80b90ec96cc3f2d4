/** Once a reader has been waited for 30 seconds, it must have taken this many bytes a second. */
const usualBounds = { bytesPerSecond: 16 * 1024, minWait: 30_000 };

/**
 * The parts of a text, one after the other, until whoever reads them has been waited for longer than
 * `minWait` milliseconds and takes fewer bytes a second than that: then it fails. The time that the
 * parts themselves take doesn't count. Who reads nothing at all is ended with the connection.
 */
export async function* endSlowReaders(
  parts: AsyncIterable<string>,
  { bytesPerSecond, minWait } = usualBounds,
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
