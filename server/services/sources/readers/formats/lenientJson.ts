/** Wrappers that pages put around JSON for programs that don't understand scripts. */
const wrappers = {
  before: /^\s*(?:\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[|(?:\/\/\s*)?<!--)/i,
  after: /(?:\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>|(?:\/\/\s*)?-->|;)\s*$/,
};

const unwrapped = (text: string): string => {
  let inner = text;
  // they may be nested: <!--//--><![CDATA[//><!--
  for (let count = 0; count < 4; count += 1)
    inner = inner.replace(wrappers.before, '').replace(wrappers.after, '');
  return inner.trim();
};

const isControl = (character: string): boolean => character < ' ';
const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
const isClosing = (character: string): boolean => character === '}' || character === ']';

/** Escapes control characters within strings, and drops trailing commas. */
const repaired = (json: string): string => {
  const out: string[] = [];
  let inText = false;
  let comma = -1;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charAt(at);
    if (inText) {
      if (character === '\\' && !isControl(json.charAt(at + 1))) {
        out.push(character, json.charAt(at + 1));
        at += 1;
        continue;
      }
      inText = character !== '"';
      out.push(isControl(character) ? escaped(character) : character);
      continue;
    }
    if (isClosing(character) && comma >= 0) out[comma] = '';
    if (character === ',') comma = out.length;
    else if (character.trim() !== '') comma = -1;
    inText = character === '"';
    out.push(character);
  }
  return out.join('');
};

/**
 * Parses JSON as found on websites: in comments or CDATA, with line breaks in strings and trailing
 * commas. Returns `undefined` if it still can't be parsed.
 */
export const readLenientJson = (text: string): unknown => {
  const json = unwrapped(text);
  for (const read of [() => json, () => repaired(json)])
    try {
      return JSON.parse(read()) as unknown;
    } catch {
      // try the more lenient one
    }
  return undefined;
};
