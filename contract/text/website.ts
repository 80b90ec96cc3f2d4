const entities: Record<string, string> = { colon: ':', tab: '\t', newline: '\n', amp: '&' };
const codeOf = (digits: string, radix: number): string => {
  const code = Number.parseInt(digits, radix);
  return code <= 0x10_ffff ? String.fromCodePoint(code) : '';
};
/** Decodes HTML character references, with or without their semicolon. */
const decoded = (text: string): string =>
  text
    .replaceAll(/&#x([\da-f]{1,8});?/gi, (_, digits: string) => codeOf(digits, 16))
    .replaceAll(/&#(\d{1,8});?/g, (_, digits: string) => codeOf(digits, 10))
    .replaceAll(
      /&(colon|tab|newline|amp);?/gi,
      (_, name: string) => entities[name.toLowerCase()] ?? '',
    );

// schemes that execute or display the URL's own content, or files on the reader's machine
const harmful = /^(javascript|vbscript|livescript|data|blob|file|filesystem|about|view-source):/i;

/**
 * Whether a text is allowed as a website: any text, such as "acme.example", except a URL that would
 * execute or display its own content, however disguised (browsers ignore control characters, line
 * breaks and leading whitespace).
 */
export const isHarmlessWebsite = (text: string): boolean => {
  // an ampersand may itself be an encoded reference, so decode twice
  const plain = decoded(decoded(text))
    .normalize('NFKC')
    .replaceAll(/[\p{C}\p{Z}\s]/gu, '');
  return !harmful.test(plain);
};

/** Whether a text is the whole address of a web page: `https://` or `http://` and a host. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/?#]+/i.test(text.trim()) && !/\s/.test(text.trim()) && isHarmlessWebsite(text);
