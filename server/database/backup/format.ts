/**
 * The file of a backup: a line that names the format, a gzip stream of frames (a length in 4 bytes,
 * then so many bytes), and a line with the SHA-256 of everything before it. The frames are the
 * manifest; for each table its rows as COPY writes them in text format, closed by an empty frame;
 * and the number of rows of each table. Where the manifest says so, the files of a store follow: the
 * key of each and its bytes, and an empty frame after the last.
 */
export const formatVersion = 1;
export const firstLine = (version: number): string => `jobline-backup ${version}\n`;
export const lastLine = (checksum: string): string => `\njobline-backup-end ${checksum}\n`;
export const lastLineBytes = Buffer.byteLength(lastLine('0'.repeat(64)));
export const firstLinePattern = /^jobline-backup (\d{1,9})\n/;
export const lastLinePattern = /^\njobline-backup-end ([0-9a-f]{64})\n$/;

type TableColumns = { name: string; columns: string[] };
export type SequenceState = { name: string; last: string; called: boolean };
export type Manifest = {
  /** ISO 8601: the moment of the snapshot */
  at: string;
  /** of the PostgreSQL it came from, as the server writes it */
  server: string;
  /** the names of the migrations that made the schema, in their order */
  migrations: string[];
  /** in the order of their rows in the file; generated columns are left out */
  tables: TableColumns[];
  sequences: SequenceState[];
  /** whether files that are outside the database follow */
  files?: boolean;
};
/** How many rows each table has, in the order of the manifest. */
export type RowCounts = number[];

/** The largest frame that is read: far more than is ever written. */
const maxFrameBytes = 64 * 1024 * 1024;

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};
export const emptyFrame = lengthOf(0);
export const frame = (bytes: Buffer): Buffer[] => [lengthOf(bytes.length), bytes];
/** How a stored file is written. */
export const fileFrames = (key: string, bytes: Buffer): Buffer[] => [
  ...frame(Buffer.from(key)),
  ...frame(bytes),
];
export const jsonFrame = (value: Manifest | RowCounts): Buffer =>
  Buffer.concat(frame(Buffer.from(JSON.stringify(value))));

/** Reads frames off a stream; fails where it ends within one. */
export type FrameReader = {
  /** The next frame's bytes, none for an empty frame. */
  next: () => Promise<Buffer>;
};

export const readFrames = (source: AsyncIterable<Buffer>): FrameReader => {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const take = async (bytes: number): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for (let missing = bytes; missing > 0;) {
      if (rest.length === 0) {
        const { value, done } = await chunks.next();
        if (done === true) throw new Error('the file ends early');
        rest = value;
      }
      const part = rest.subarray(0, missing);
      rest = rest.subarray(part.length);
      missing -= part.length;
      parts.push(part);
    }
    const [only] = parts;
    return parts.length === 1 && only !== undefined ? only : Buffer.concat(parts);
  };
  return {
    next: async () => {
      const bytes = (await take(4)).readUInt32BE();
      if (bytes > maxFrameBytes) throw new Error('the file is damaged');
      return take(bytes);
    },
  };
};
