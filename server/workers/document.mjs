// Reads documents that strangers uploaded, in a thread of its own: what hangs or fills the memory
// there is ended without harm to the host (server/services/resumes/documentWorker.ts). Plain
// JavaScript, so that Node starts it from here whether the host runs built or from its sources.
import { parentPort, workerData } from 'node:worker_threads';
import { namesPrograms, rtfRunsPrograms, runsScripts } from './documents/programs.mjs';

/**
 * What is wrong with a file. `encrypted`: it asks for a password; `macros`: it carries programs;
 * `damaged`: it can't be opened, or grows beyond measure when opened.
 *
 * @typedef {'encrypted' | 'macros' | 'damaged'} Problem
 * @typedef {'pdf' | 'docx' | 'odt' | 'rtf'} Kind
 * @typedef {{ task: 'check' | 'text', bytes: Uint8Array }} Task
 */

/** Everything in an archive together, unpacked, in bytes; and how many files it may hold. */
const maxUnpacked = 60 * 1024 * 1024;
const maxEntries = 3000;

/**
 * The names in a zip archive's directory, which is what programs open it by. Undefined where parts of
 * it lie in each other: such a part would be opened without having been seen in `readArchive`.
 *
 * @param {Uint8Array} bytes
 * @returns {string[] | undefined}
 */
const listedNames = (bytes) => {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = view.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end === -1 || end + 22 > view.length) return undefined;
  const directory = view.readUInt32LE(end + 16);
  /** @type {{ name: string, from: number, till: number }[]} */
  const parts = [];
  for (let at = directory, left = view.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > end || view.readUInt32LE(at) !== 0x02_01_4b_50) return undefined;
    const from = view.readUInt32LE(at + 42);
    const nameEnd = at + 46 + view.readUInt16LE(at + 28);
    if (from + 30 > directory) return undefined;
    const dataAt = from + 30 + view.readUInt16LE(from + 26) + view.readUInt16LE(from + 28);
    const name = view.toString('utf8', at + 46, nameEnd);
    parts.push({ name, from, till: dataAt + view.readUInt32LE(at + 20) });
    at = nameEnd + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  parts.sort((one, other) => one.from - other.from);
  const isApart = parts.every(({ till }, index) => till <= (parts[index + 1]?.from ?? directory));
  return isApart ? parts.map(({ name }) => name) : undefined;
};

/**
 * The names in a zip archive, and what those hold that `wanted` accepts. Counts what is unpacked
 * for real: what an archive says of its own sizes may be a lie.
 *
 * @param {Uint8Array} bytes
 * @param {(name: string) => boolean} wanted
 * @returns {Promise<{ names: string[], parts: Map<string, Uint8Array> } | undefined>} Undefined: damaged.
 */
const readArchive = async (bytes, wanted) => {
  const { Unzip, UnzipInflate } = await import('fflate');
  /** @type {string[]} */
  const names = [];
  /** @type {Map<string, Uint8Array>} */
  const parts = new Map();
  let unpacked = 0;
  let failed = false;
  const unzip = new Unzip((file) => {
    names.push(file.name);
    /** @type {Uint8Array[]} */
    const pieces = [];
    file.ondata = (error, data, final) => {
      if (error || failed) {
        failed = true;
        return;
      }
      unpacked += data.length;
      if (unpacked > maxUnpacked || names.length > maxEntries) {
        failed = true;
        file.terminate();
      } else if (wanted(file.name)) {
        pieces.push(data);
        if (final) parts.set(file.name, Buffer.concat(pieces));
      }
    };
    if (!failed) file.start();
  });
  unzip.register(UnzipInflate);
  try {
    // in pieces, so that the count stops a bomb before it has gone off
    for (let at = 0; at < bytes.length && !failed; at += 16_384)
      unzip.push(bytes.subarray(at, at + 16_384), at + 16_384 >= bytes.length);
  } catch {
    return undefined;
  }
  if (failed || names.length === 0) return undefined;
  const listed = listedNames(bytes);
  const isSame = listed?.length === names.length && listed.every((name) => names.includes(name));
  return isSame ? { names, parts } : undefined;
};

/** A count beyond that is no CV's. */
const maxPages = 10_000;

/** @param {Uint8Array} bytes @returns {Promise<{ problem?: Problem, pages?: number }>} */
const checkPdf = async (bytes) => {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: bytes,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const { numPages: pages } = await task.promise;
    if (pages <= 0) return { problem: 'damaged' };
    return pages <= maxPages ? { pages } : {};
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { problem: isLocked ? 'encrypted' : 'damaged' };
  } finally {
    await task.destroy();
  }
};

/**
 * Whether one of these parts has what `isBad` looks for.
 *
 * @param {Iterable<Uint8Array>} parts
 * @param {(part: Uint8Array) => Promise<boolean>} isBad
 * @returns {Promise<Problem | undefined>} `damaged`: one can't be read.
 */
const problemIn = async (parts, isBad) => {
  try {
    for (const part of parts) if (await isBad(part)) return 'macros';
    return undefined;
  } catch {
    return 'damaged';
  }
};

/** @param {Uint8Array} bytes @returns {Promise<Problem | undefined>} */
const checkDocx = async (bytes) => {
  // the names of parts are compared without regard to case
  const archive = await readArchive(bytes, (name) =>
    /^\[Content_Types\]\.xml$|\.rels(\/|$)/i.test(name),
  );
  if (!archive?.names.includes('word/document.xml')) return 'damaged';
  const hasPrograms = archive.names.some((name) =>
    /vbaProject|vbaData|\/activeX\/|\/embeddings\/.*\.(bin|exe|js|vbs|bat)$/i.test(name),
  );
  return hasPrograms ? 'macros' : problemIn(archive.parts.values(), namesPrograms);
};

/** @param {Uint8Array} bytes @returns {Promise<Problem | undefined>} */
const checkOdt = async (bytes) => {
  const manifest = 'META-INF/manifest.xml';
  const archive = await readArchive(
    bytes,
    (name) => name === manifest || /(^|\/)(content|styles)\.xml$/.test(name),
  );
  if (!archive?.names.includes('content.xml')) return 'damaged';
  const { names, parts } = archive;
  if (Buffer.from(parts.get(manifest) ?? []).includes('encryption-data')) return 'encrypted';
  if (names.some((name) => /^(Basic|Scripts)\/./.test(name))) return 'macros';
  parts.delete(manifest);
  return problemIn(parts.values(), runsScripts);
};

/** @param {Uint8Array} bytes @returns {Problem | undefined} */
const checkRtf = (bytes) => (rtfRunsPrograms(bytes) ? 'macros' : undefined);

/** @type {Record<Exclude<Kind, 'pdf'>, (bytes: Uint8Array) => Promise<Problem | undefined> | Problem | undefined>} */
const checks = { docx: checkDocx, odt: checkOdt, rtf: checkRtf };
/** @param {string | undefined} ext @returns {ext is keyof typeof checks} */
const isKind = (ext) => ext !== undefined && Object.hasOwn(checks, ext);

/**
 * What kind of file it is, by its content, what is wrong with one of ours, and how many pages a
 * PDF has.
 *
 * @param {Uint8Array} bytes
 */
const check = async (bytes) => {
  const { fileTypeFromBuffer } = await import('file-type');
  const ext = (await fileTypeFromBuffer(bytes))?.ext;
  if (ext === 'pdf') return { ext, ...(await checkPdf(bytes)) };
  return { ext, problem: isKind(ext) ? await checks[ext](bytes) : undefined };
};

/** @param {Uint8Array} bytes */
const textOfDocx = async (bytes) => {
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  return { text: value };
};

// its host ends it
parentPort?.ref();
/** @type {Task} */
const { task, bytes } = workerData;
/** Undefined where it can't be read. */
const answer = async () => {
  try {
    return await (task === 'check' ? check(bytes) : textOfDocx(bytes));
  } catch {
    return undefined;
  }
};
parentPort?.postMessage(await answer());
