import { decoderOf } from '../../../import/decoder';

const marks: readonly { bytes: readonly number[]; encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
  // "<?" and "<!" without a mark
  { bytes: [0x3c, 0, 0x3f, 0], encoding: 'utf-16le' },
  { bytes: [0, 0x3c, 0, 0x3f], encoding: 'utf-16be' },
  { bytes: [0x3c, 0, 0x21, 0], encoding: 'utf-16le' },
  { bytes: [0, 0x3c, 0, 0x21], encoding: 'utf-16be' },
];

/** Bytes at the beginning in which a text may say what its encoding is. */
const headLength = 4096;
const declarations = [
  /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']\s*([\w.:-]+)/i,
  /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i,
];

/** The encoding of WHATWG's table by that label; undefined where there is none. */
const byLabel = (label: string | undefined): string | undefined => {
  try {
    return label === undefined ? undefined : new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
};

/** What an XML declaration or an HTML page's head says. */
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

/** One byte a character: what is UTF-8 isn't written in any of these. */
const isSingleByte = (encoding: string): boolean => /^(windows|iso-8859|koi8|ibm)/.test(encoding);

/**
 * A text's encoding: by its byte order mark; else by what its answer says (`charset`), then by its
 * own declaration; else, and where what is said is UTF-8 and isn't, Windows' own.
 */
export const encodingOf = (bytes: Uint8Array, charset?: string): string => {
  const marked = marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  if (marked) return marked.encoding;
  const said = byLabel(charset) ?? declaredIn(bytes) ?? 'utf-8';
  // a declaration that could be read is in no UTF-16; and many servers say ISO-8859-1 of whatever
  // they have
  const isFallback = said === 'utf-8' || said.startsWith('utf-16') || isSingleByte(said);
  if (isFallback && isUtf8(bytes)) return 'utf-8';
  return said === 'utf-8' || said.startsWith('utf-16') ? 'windows-1252' : said;
};

/** Somebody's bytes as text. */
export const decodeText = (bytes: Uint8Array, charset?: string): string =>
  decoderOf(encodingOf(bytes, charset)).decode(bytes);
