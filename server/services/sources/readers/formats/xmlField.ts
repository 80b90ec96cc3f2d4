/** Maximum characters of one element; longer content is cut. */
const maxField = 200_000;

/** HTML's inline elements, which don't separate text. */
const inline: ReadonlySet<string> = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'bdi',
    'bdo',
    'big',
    'cite',
    'code',
    'del',
    'dfn',
    'em',
    'font',
    'i',
    'ins',
  ],
  ...['kbd', 'label', 'mark', 'q', 's', 'samp', 'small', 'span', 'strike', 'strong', 'sub', 'sup'],
  ...['time', 'tt', 'u', 'var', 'wbr', 'acronym'],
]);
/**
 * Other elements kept by name: those that structure text, and those without readable text. Any
 * other element becomes a block, as a feed's own do.
 */
const meant: ReadonlySet<string> = new Set([
  ...['ul', 'ol', 'li', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th'],
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head'],
]);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** An element's content as plain text, and as HTML if it has child elements. */
export type XmlField = { text: string; html: string; hasElements: boolean };
type Attributes = Readonly<Record<string, string>>;

/** Creates a collector of an element's content from its tags and texts. */
export const fieldCollector = () => {
  const field: XmlField = { text: '', html: '', hasElements: false };
  const add = (text: string, html: string): void => {
    if (field.text.length < maxField) field.text = (field.text + text).slice(0, maxField);
    if (field.html.length < maxField) field.html = (field.html + html).slice(0, maxField);
  };
  /** Maps a tag, without its namespace prefix, to an HTML element name. */
  const named = (tag: string): string => {
    const name = tag.slice(tag.indexOf(':') + 1).toLowerCase();
    return inline.has(name) || meant.has(name) ? name : 'div';
  };
  const blankFor = (name: string): string => (inline.has(name) ? '' : ' ');
  return {
    field,
    text: (text: string): void => add(text, escaped(text)),
    open: (tag: string, { href }: Attributes): void => {
      const name = named(tag);
      field.hasElements = true;
      add(blankFor(name), href === undefined ? `<${name}>` : `<${name} href="${escaped(href)}">`);
    },
    close: (tag: string): void => {
      const name = named(tag);
      // HTML would read "</br>" as another "<br>"
      add(blankFor(name), name === 'br' ? '' : `</${name}>`);
    },
  };
};
