import { ApiError } from '../../errors';
import type { NewFile } from '../../repositories/media/files';
import { hostResumeTexts } from '../../texts/resumes';
import { checkDocument, type DocumentKind } from './documentWorker';

const contentTypes: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
};
/** Returns a stored file's type. */
export const kindOf = (contentType: string): DocumentKind =>
  (Object.keys(contentTypes) as DocumentKind[]) // the record's own keys
    .find((kind) => contentTypes[kind] === contentType) ?? 'txt';

const isKind = (ext: string | undefined): ext is DocumentKind =>
  ext !== undefined && ext !== 'txt' && Object.hasOwn(contentTypes, ext);

/** Returns the UTF-16 variant that a byte order mark indicates. */
const utf16Of = (file: Buffer): string | undefined =>
  ({ fffe: 'utf-16le', feff: 'utf-16be' })[file.subarray(0, 2).toString('hex')];

/**
 * Converts text in UTF-8, or UTF-16 with a byte order mark, to UTF-8; `undefined` if it isn't text
 * without control characters.
 */
const readPlainText = (file: Buffer): Buffer | undefined => {
  const utf16 = utf16Of(file);
  try {
    const text = new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(file);
    return /[^\P{Cc}\t\n\r\f]/u.test(text) || text.trim() === '' ? undefined : Buffer.from(text);
  } catch {
    return undefined;
  }
};

/** Returns the error for other types of files that people use as CVs, which says what to do. */
const refusalOf = (ext: string | undefined): string => {
  if (ext === 'cfb') return hostResumeTexts.oldWordOrEncrypted;
  if (ext !== undefined && /^(doc|dot|xls|xlt|ppt|pot)(m|x?m)$/.test(ext))
    return hostResumeTexts.macros;
  return hostResumeTexts.notADocument;
};

/**
 * Validates an upload as a CV's file: PDF, DOCX, ODT, RTF or plain text, detected by its content,
 * regardless of its name. Throws a 400 that names `field` for any other type, and for an encrypted
 * or damaged file or one with macros.
 */
export const readResumeFile = async (field: string, file: Buffer): Promise<NewFile> => {
  if (file.length === 0) throw new ApiError(400, hostResumeTexts.empty, field);
  // some audio files begin with the same bytes as a byte order mark
  const { ext, problem, pages } = utf16Of(file) ? {} : await checkDocument(file);
  if (problem !== undefined) throw new ApiError(400, hostResumeTexts[problem], field);
  if (isKind(ext))
    return { contentType: contentTypes[ext], bytes: file, ...(pages !== undefined && { pages }) };
  const text = ext === undefined ? readPlainText(file) : undefined;
  if (text === undefined) throw new ApiError(400, refusalOf(ext), field);
  return { contentType: contentTypes.txt, bytes: text };
};

/**
 * Returns a safe file name based on the uploaded one: no folders, no invisible characters, no
 * characters that change the text direction, and the correct extension.
 */
export const resumeName = (given: string, kind: DocumentKind): string => {
  const plain = given
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[\\/]/s, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .trim();
  const stem = plain
    .replace(/\.(pdf|docx?|odt|rtf|txt)$/i, '')
    .replace(/^\.+/, '')
    .trim();
  return `${Array.from(stem === '' ? 'cv' : stem)
    .slice(0, 90)
    .join('')}.${kind}`;
};
