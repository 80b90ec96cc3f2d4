// Reads documents uploaded by strangers, in a separate thread: if it hangs or runs out of memory,
// it is terminated without harm to the host (server/services/resumes/documentWorker.ts). Plain
// JavaScript, so that Node can start it from here whether the host runs from the build or from its
// sources.
import { parentPort, workerData } from 'node:worker_threads';
import { namesPrograms, rtfRunsPrograms, runsScripts } from './documents/programs.mjs';

/**
 * What is wrong with a file. `encrypted`: it needs a password; `macros`: it contains programs;
 * `damaged`: it can't be opened, or exceeds the limits when unpacked.
 *
 * @typedef {'encrypted' | 'macros' | 'damaged'} Problem
 * @typedef {'pdf' | 'docx' | 'odt' | 'rtf'} Kind
 * @typedef {{ task: 'check' | 'text', bytes: Uint8Array }} Task
 */

/** Limits of an archive: its total unpacked size in bytes, and its number of files. */
const maxUnpacked = 60 * 1024 * 1024;
const maxEntries = 3000;

/**
 * Returns the names in a zip archive's directory, which programs use to open it. Returns
 * `undefined` if its parts overlap: such a part would be opened without having been seen by
 * `readArchive`.
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
 * Returns the names in a zip archive, and the contents of the files that `wanted` accepts. Counts
 * the bytes actually unpacked, since the sizes in the archive may be forged.
 *
 * @param {Uint8Array} bytes
 * @param {(name: string) => boolean} wanted
 * @returns {Promise<{ names: string[], parts: Map<string, Uint8Array> } | undefined>} Undefined:
 * damaged.
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
    // in chunks, so that a zip bomb is stopped before it is fully unpacked
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

/** No CV has more pages; a higher count isn't reported. */
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
 * Returns `macros` if `isBad` accepts one of the parts.
 *
 * @param {Iterable<Uint8Array>} parts
 * @param {(part: Uint8Array) => Promise<boolean>} isBad
 * @returns {Promise<Problem | undefined>} `damaged` if a part can't be read.
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
  // part names are case-insensitive
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
 * Detects a file's type by its content, and returns its problem if it has one of the accepted
 * types, and the number of pages of a PDF.
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

// the host terminates the thread
parentPort?.ref();
/** @type {Task} */
const { task, bytes } = workerData;
/** Returns `undefined` if the document can't be read. */
const answer = async () => {
  try {
    return await (task === 'check' ? check(bytes) : textOfDocx(bytes));
  } catch {
    return undefined;
  }
};
parentPort?.postMessage(await answer());
