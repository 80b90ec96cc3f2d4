import { decoderOf } from '../../../import/decoder';

const marks: readonly { bytes: readonly number[]; encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
  // "<?" and "<!" without a byte order mark
  { bytes: [0x3c, 0, 0x3f, 0], encoding: 'utf-16le' },
  { bytes: [0, 0x3c, 0, 0x3f], encoding: 'utf-16be' },
  { bytes: [0x3c, 0, 0x21, 0], encoding: 'utf-16le' },
  { bytes: [0, 0x3c, 0, 0x21], encoding: 'utf-16be' },
];

/** Bytes at the beginning that may contain an encoding declaration. */
const headLength = 4096;
const declarations = [
  /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']\s*([\w.:-]+)/i,
  /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i,
];

/** Returns the WHATWG encoding with that label; `undefined` if there is none. */
const byLabel = (label: string | undefined): string | undefined => {
  try {
    return label === undefined ? undefined : new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
};

/** Returns the encoding that an XML declaration or an HTML page's head names. */
const declaredIn = (bytes: Uint8Array): string | undefined => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headLength));
  return byLabel(declarations.map((each) => each.exec(head)?.[1]).find((label) => label));
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** Single-byte encodings: valid UTF-8 is practically never text in one of these. */
const isSingleByte = (encoding: string): boolean => /^(windows|iso-8859|koi8|ibm)/.test(encoding);

/**
 * Detects a text's encoding: by its byte order mark, otherwise by the response's `charset`,
 * otherwise by its own declaration. Valid UTF-8 overrides a stated UTF-16 or single-byte encoding;
 * if UTF-8 or UTF-16 is stated or assumed but the bytes aren't valid UTF-8, falls back to
 * windows-1252.
 */
export const encodingOf = (bytes: Uint8Array, charset?: string): string => {
  const marked = marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  if (marked) return marked.encoding;
  const said = byLabel(charset) ?? declaredIn(bytes) ?? 'utf-8';
  // a declaration that is readable as bytes can't be UTF-16; and many servers claim ISO-8859-1 for
  // everything
  const isFallback = said === 'utf-8' || said.startsWith('utf-16') || isSingleByte(said);
  if (isFallback && isUtf8(bytes)) return 'utf-8';
  return said === 'utf-8' || said.startsWith('utf-16') ? 'windows-1252' : said;
};

/** Decodes bytes with the detected encoding. */
export const decodeText = (bytes: Uint8Array, charset?: string): string =>
  decoderOf(encodingOf(bytes, charset)).decode(bytes);
