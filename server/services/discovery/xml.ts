/** What XML 1.0 can't hold, even as a reference: most control characters and half letters. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"']/g, (sign) => references[sign] ?? sign);

/** An element with text in it; '' where there is no text. */
export const textElement = (name: string, text: string | number | undefined): string =>
  text === undefined || text === '' ? '' : `<${name}>${escapeXml(String(text))}</${name}>`;

/** The same with the text as it is, as aggregators ask for it. */
export const cdataElement = (name: string, text: string | undefined): string =>
  text === undefined || text === ''
    ? ''
    : `<${name}><![CDATA[${text.replaceAll(unwritable, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
