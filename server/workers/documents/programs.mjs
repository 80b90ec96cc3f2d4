// What in an office document runs programs, or is loaded from elsewhere once somebody opens it.
import { readXml } from './readXml.mjs';

/** @typedef {import('./readXml.mjs').Element} Element */

/** The last part of a relation's type, which both editions of the format (ISO 29500) have in common. */
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
  // what is elsewhere is loaded without a question, but for a link
  return mode === 'internal' ? programRelations.has(type) : type !== 'hyperlink';
};

/**
 * Whether a file of relations (`.rels`) or content types of a Word document names programs, or what
 * is elsewhere. Fails where it can't be read.
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
 * Whether an XML file of an OpenDocument text runs scripts once something happens. Fails where it
 * can't be read.
 *
 * @param {Uint8Array} bytes
 */
export const runsScripts = async (bytes) =>
  (await readXml(bytes)).some(
    ({ name, attributes }) =>
      name === 'event-listener' ||
      [...attributes.values()].some((value) => /^\s*vnd\.sun\.star\.script:/i.test(value)),
  );

/** A control word with its number, a character by its code, another sign, a bracket, or text. */
const rtfPart = /\\([a-zA-Z]+)(-?\d{1,10})? ?|\\'([\da-fA-F]{2})|\\[^a-zA-Z]|[{}]|[^\\{}]+/gs;

/** What is in quotes is what a field takes, such as an address. @param {string} instruction */
const isDde = (instruction) =>
  /(?<!\w)DDE(AUTO)?(?!\w)/i.test(instruction.replaceAll(/"[^"]*"/g, ' '));

/**
 * Whether a character is written by its code that no program writes so in a field's instruction: a
 * letter or control character, which hides what the instruction says.
 *
 * @param {RegExpExecArray} found
 */
const isHiding = ([, word, number = '', byte]) => {
  if (word !== 'u' && byte === undefined) return false;
  // a number above 32,767 is written as a negative one
  const code = byte === undefined ? Number(number) & 0xff_ff : Number.parseInt(byte, 16);
  return code < 32 || /[a-zA-Z]/.test(String.fromCharCode(code));
};

/**
 * Whether a field in a text file of Word's starts a program (DDE), also where its name is spread over
 * groups or written by codes.
 *
 * @param {string} rtf
 */
const hasDdeField = (rtf) => {
  let depth = 0;
  /** The groups that the outermost instruction and a part of it that is skipped began in; 0: none. */
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
      // bytes of a picture, which an instruction has none of
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
 * Objects in a text file of Word's are programs or lead to them. A number may follow the word at once.
 * A word after two backslashes is text.
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
