import { constants, createGzip } from 'node:zlib';

/**
 * A list that several who ask for it read together: it is read from the database, written as JSON
 * and compressed once. It goes on as fast as the fastest of them reads, so one who stops holds
 * nobody up, and what nobody reads isn't made.
 */
export type SharedList = {
  /**
   * The gzipped parts of it from the beginning, one after the other. Fails where the list can't be
   * read to its end. End it (`return`) where no more is read.
   */
  read: () => AsyncGenerator<Buffer, void, undefined>;
  /** Those who ask from now on get another: parts that all have read need not be kept. */
  close: () => void;
};

type Options = {
  /** The pieces of the text, in their order. */
  pieces: AsyncGenerator<string, void, undefined>;
  /** How many more bytes are kept; negative where some are let go. */
  onKept: (bytes: number) => void;
  /** It can't be had, or not to its end. */
  onFailure: () => void;
};

/** Compresses piece by piece, each to the last byte of it, since somebody waits for it. */
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

/** The parts that were made, and how far each reader is. */
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
    /** Lets go of what all have read. */
    release: (): void => {
      const needed = Math.min(parts.length, ...[...positions].map(({ next }) => next));
      for (; released < needed; released += 1) {
        onKept(-(parts[released]?.length ?? 0));
        parts[released] = undefined;
      }
    },
  };
};

/** Makes a list that is shared by all who `read` it. */
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
          // the compressor gives nothing for a piece that it keeps for the next
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
