/**
 * Characters that XML 1.0 can't contain, even as references: most control characters and lone
 * surrogates.
 */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"']/g, (sign) => references[sign] ?? sign);

/** Renders an element with text; '' if there is no text. */
export const textElement = (name: string, text: string | number | undefined): string =>
  text === undefined || text === '' ? '' : `<${name}>${escapeXml(String(text))}</${name}>`;

/** Renders an element with a CDATA section, as aggregators require. */
export const cdataElement = (name: string, text: string | undefined): string =>
  text === undefined || text === ''
    ? ''
    : `<${name}><![CDATA[${text.replaceAll(unwritable, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
