// Detects parts of office documents that run programs or load external content when opened.
import { readXml } from './readXml.mjs';

/** @typedef {import('./readXml.mjs').Element} Element */

/** The last segments of relationship types, which both editions of the format (ISO 29500) share. */
const programRelations = new Set([
  'oleobject',
  'control',
  'activexcontrolbinary',
  'vbaproject',
  'wordvbadata',
]);

/** @param {Element} element */
const isProgramRelation = ({ name, attributes }) => {
  if (name !== 'Relationship') return false;
  const type = (attributes.get('Type') ?? '').trim().split('/').at(-1)?.toLowerCase() ?? '';
  const mode = (attributes.get('TargetMode') ?? 'Internal').trim().toLowerCase();
  // external targets are loaded without asking, except for hyperlinks
  return mode === 'internal' ? programRelations.has(type) : type !== 'hyperlink';
};

/**
 * Whether a relationships (`.rels`) or content types file of a Word document refers to programs or
 * external content. Throws if it can't be read.
 *
 * @param {Uint8Array} bytes
 */
export const namesPrograms = async (bytes) =>
  (await readXml(bytes)).some(
    (element) =>
      isProgramRelation(element) ||
      /macroEnabled|vbaProject|vbaData/i.test(element.attributes.get('ContentType') ?? ''),
  );

/**
 * Whether an XML file of an OpenDocument text runs scripts on events. Throws if it can't be read.
 *
 * @param {Uint8Array} bytes
 */
export const runsScripts = async (bytes) =>
  (await readXml(bytes)).some(
    ({ name, attributes }) =>
      name === 'event-listener' ||
      [...attributes.values()].some((value) => /^\s*vnd\.sun\.star\.script:/i.test(value)),
  );

/** A control word with its number, a character code, another symbol, a brace, or text. */
const rtfPart = /\\([a-zA-Z]+)(-?\d{1,10})? ?|\\'([\da-fA-F]{2})|\\[^a-zA-Z]|[{}]|[^\\{}]+/gs;

/** Ignores quoted text: a field's argument, such as an address. @param {string} instruction */
const isDde = (instruction) =>
  /(?<!\w)DDE(AUTO)?(?!\w)/i.test(instruction.replaceAll(/"[^"]*"/g, ' '));

/**
 * Whether a letter or control character is written as a character code. No program writes these
 * that way in a field's instruction; it is used to hide what the instruction says.
 *
 * @param {RegExpExecArray} found
 */
const isHiding = ([, word, number = '', byte]) => {
  if (word !== 'u' && byte === undefined) return false;
  // numbers above 32,767 are written as negative ones
  const code = byte === undefined ? Number(number) & 0xff_ff : Number.parseInt(byte, 16);
  return code < 32 || /[a-zA-Z]/.test(String.fromCharCode(code));
};

/**
 * Whether a field in an RTF file starts a program (DDE), even if its name is spread over groups or
 * written as character codes.
 *
 * @param {string} rtf
 */
const hasDdeField = (rtf) => {
  let depth = 0;
  /**
   * The depths of the groups in which the outermost instruction, and a part of it to skip, began;
   * 0: none.
   */
  let [begun, skipped] = [0, 0];
  let instruction = '';
  rtfPart.lastIndex = 0;
  for (let found = rtfPart.exec(rtf); found; found = rtfPart.exec(rtf)) {
    const [part, word, number = '0'] = found;
    if (part === '{') depth += 1;
    else if (part === '}') {
      if (depth === begun) {
        if (isDde(instruction)) return true;
        [begun, skipped, instruction] = [0, 0, ''];
      } else if (depth === skipped) skipped = 0;
      depth = Math.max(0, depth - 1);
    } else if (word === 'bin') {
      // the bytes of a picture, which no instruction contains
      if (begun > 0) return true;
      rtfPart.lastIndex += Math.max(0, Number(number));
    } else if (word === 'fldinst') {
      begun ||= Math.max(1, depth);
      skipped = 0;
    } else if (begun > 0) {
      if (isHiding(found)) return true;
      if (part === '\\*') skipped ||= depth;
      else if (skipped === 0 && !part.startsWith('\\'))
        instruction += part.replaceAll(/[\r\n]/g, '');
    }
  }
  return isDde(instruction);
};

/**
 * Whether an RTF file contains objects, templates or fields that run programs or load them. A
 * number may follow a control word directly. A word after two backslashes is text.
 *
 * @param {Uint8Array} bytes
 */
export const rtfRunsPrograms = (bytes) => {
  const rtf = Buffer.from(bytes).toString('latin1');
  return (
    /\\(objdata|objocx|objautlink|objupdate)(?![a-zA-Z])/.test(rtf) ||
    /(?<!\\)(?:\\\\)*\\template(?![a-zA-Z])/.test(rtf) ||
    hasDdeField(rtf)
  );
};
