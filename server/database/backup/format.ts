/**
 * The backup file: a line that names the format, a gzip stream of frames (a 4-byte length, then
 * that many bytes), and a line with the SHA-256 of everything before it. The frames are the
 * manifest; for each table its rows in COPY's text format, ended by an empty frame; and the row
 * count of each table. If the manifest has `files`, the files of the store follow: key and bytes of
 * each, ended by an empty frame.
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
  /** ISO 8601: the time of the snapshot */
  at: string;
  /** the version of the PostgreSQL server that was backed up, as the server writes it */
  server: string;
  /** the names of the migrations that made the schema, in their order */
  migrations: string[];
  /** in the order of their rows in the file; without generated columns */
  tables: TableColumns[];
  sequences: SequenceState[];
  /** whether files stored outside the database follow */
  files?: boolean;
};
/** Row counts of the tables, in the order of the manifest. */
export type RowCounts = number[];

/** The largest frame that is accepted: far more than is ever written. */
const maxFrameBytes = 64 * 1024 * 1024;

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};
export const emptyFrame = lengthOf(0);
export const frame = (bytes: Buffer): Buffer[] => [lengthOf(bytes.length), bytes];
/** Returns the frames of a stored file. */
export const fileFrames = (key: string, bytes: Buffer): Buffer[] => [
  ...frame(Buffer.from(key)),
  ...frame(bytes),
];
export const jsonFrame = (value: Manifest | RowCounts): Buffer =>
  Buffer.concat(frame(Buffer.from(JSON.stringify(value))));

/** Reads frames off a stream; throws if the stream ends within one. */
export type FrameReader = {
  /** Returns the next frame's bytes: an empty buffer for an empty frame. */
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
