import { constants, createGzip } from 'node:zlib';

/**
 * A list shared by concurrent readers: it is read from the database, serialized and compressed
 * once. Generated at the pace of the fastest reader, so a reader that stops doesn't block others,
 * and not generated further than it is read.
 */
export type SharedList = {
  /**
   * Yields the list's gzipped parts from the beginning. Throws if the list can't be read to its
   * end. Call `return` to stop reading.
   */
  read: () => AsyncGenerator<Buffer, void, undefined>;
  /** Closes the list to new readers: parts that all current readers have read are dropped. */
  close: () => void;
};

type Options = {
  /** The pieces of the text, in order. */
  pieces: AsyncGenerator<string, void, undefined>;
  /** Called with the change of the number of bytes kept; negative if parts are dropped. */
  onKept: (bytes: number) => void;
  /** Called if the list can't be generated to its end. */
  onFailure: () => void;
};

/** Compresses piece by piece, flushing each, since a reader is waiting for it. */
const makeCompressor = () => {
  const gzip = createGzip({ level: 5 });
  const flush = () =>
    new Promise<void>((resolve) => {
      gzip.flush(constants.Z_SYNC_FLUSH, resolve);
    });
  const parts: Buffer[] = [];
  gzip.on('data', (part: Buffer) => parts.push(part));
  const failed = new Promise<never>((_resolve, reject) => gzip.on('error', reject));
  failed.catch(() => {});
  const ended = new Promise<void>((resolve) => {
    gzip.on('end', resolve);
  });
  const take = () => Buffer.concat(parts.splice(0));
  return {
    add: async (piece: string): Promise<Buffer> => {
      gzip.write(piece);
      await Promise.race([flush(), failed]);
      return take();
    },
    end: async (): Promise<Buffer> => {
      gzip.end();
      await Promise.race([ended, failed]);
      return take();
    },
    destroy: () => gzip.destroy(),
  };
};

/** Keeps the generated parts, and each reader's position. */
const keepParts = (onKept: (bytes: number) => void) => {
  const parts: (Buffer | undefined)[] = [];
  let released = 0;
  const positions = new Set<{ next: number }>();
  return {
    parts,
    positions,
    add: (part: Buffer): void => {
      parts.push(part);
      onKept(part.length);
    },
    /** Drops parts that all readers have read. */
    release: (): void => {
      const needed = Math.min(parts.length, ...[...positions].map(({ next }) => next));
      for (; released < needed; released += 1) {
        onKept(-(parts[released]?.length ?? 0));
        parts[released] = undefined;
      }
    },
  };
};

/** Creates a list that all callers of `read` share. */
export const shareList = ({ pieces, onKept, onFailure }: Options): SharedList => {
  const { parts, positions, add, release } = keepParts(onKept);
  let [isOpen, isWhole] = [true, false];
  let failure: { reason: unknown } | undefined;
  const compressor = makeCompressor();

  const releaseClosed = (): void => {
    if (isOpen) return;
    if (positions.size === 0) compressor.destroy();
    release();
  };
  const makePart = async (): Promise<void> => {
    try {
      const piece = await pieces.next();
      add(piece.done ? await compressor.end() : await compressor.add(piece.value));
      isWhole = piece.done === true;
    } catch (reason) {
      failure = { reason };
      compressor.destroy();
      onFailure();
    }
  };
  let making: Promise<void> | undefined;
  const makeNext = (): Promise<void> => {
    making ??= makePart().finally(() => {
      making = undefined;
    });
    return making;
  };

  return {
    read: async function* () {
      const position = { next: 0 };
      positions.add(position);
      try {
        for (;;) {
          while (position.next >= parts.length && !isWhole && !failure) await makeNext();
          const part = parts[position.next];
          if (!part) break;
          position.next += 1;
          releaseClosed();
          // the compressor may buffer a piece and return nothing for it
          if (part.length > 0) yield part;
        }
        if (failure) throw failure.reason;
      } finally {
        positions.delete(position);
        releaseClosed();
      }
    },
    close: () => {
      isOpen = false;
      releaseClosed();
    },
  };
};
