import { parsedUrl } from '../../../../parsedUrl';
import { addRun, inlineMarkdown, type Run, type Style } from './inlineMarkdown';
import { readMarkup } from './markup';

/** Elements without readable text. */
const unread: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head'],
  ...['title', 'textarea', 'select', 'button'],
]);
const blocks: ReadonlySet<string> = new Set([
  ...['p', 'div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'address', 'pre'],
  ...['blockquote', 'figure', 'table', 'tr', 'dl', 'dt', 'dd', 'hr', 'form', 'body', 'html'],
]);
const marks: Readonly<Record<string, 'bold' | 'italic'>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
};
const isHeading = (tag: string): boolean => /^h[1-6]$/.test(tag);
/** The maximum depth of lists in contract/markdown. */
const maxLists = 3;

/** Escapes characters that Markdown would interpret. */
const escapeInline = (text: string): string => text.replaceAll(/[\\`*_[\]<>~]/g, String.raw`\$&`);
const escapeStart = (line: string): string =>
  line.replace(/^([#+-])/, String.raw`\$1`).replace(/^(\d+)([.)])/, String.raw`$1\$2`);

const linkOf = (href: string): string | undefined => {
  const url = parsedUrl(href);
  return url && ['https:', 'http:', 'mailto:'].includes(url.protocol)
    ? url.href.replaceAll('(', '%28').replaceAll(')', '%29')
    : undefined;
};

/** Collects blocks of Markdown from tags and texts. */
const collector = () => {
  const out: string[] = [];
  const lists: { ordered: boolean; count: number }[] = [];
  const open: Partial<Style>[] = [];
  let runs: Run[] = [];
  let prefix = '';
  const add = (text: string): void => {
    addRun(runs, text, {
      bold: open.some(({ bold }) => bold),
      italic: open.some(({ italic }) => italic),
      href: open.findLast(({ href }) => href !== undefined)?.href,
    });
  };
  const flush = (): void => {
    const text = inlineMarkdown(runs).replaceAll(/[ \t]+/g, ' ');
    if (text !== '') {
      out.push(`${prefix}${prefix.startsWith('#') ? text : escapeStart(text)}`);
      // further lines of the same item are indented below its text
      prefix = prefix.replace(/\S/g, ' ');
      if (prefix.trim() === '' && lists.length === 0) prefix = '';
    }
    runs = [];
  };
  return {
    out,
    add,
    flush,
    open: (style: Partial<Style>) => open.push(style),
    close: () => open.pop(),
    heading: () => {
      prefix = '## ';
    },
    plain: () => {
      prefix = '';
    },
    listStart: (ordered: boolean) => lists.push({ ordered, count: 0 }),
    listEnd: () => {
      lists.pop();
      prefix = '';
    },
    item: () => {
      const list = lists.at(-1);
      if (list) list.count += 1;
      const depth = Math.min(Math.max(lists.length, 1), maxLists) - 1;
      prefix = `${'  '.repeat(depth)}${list?.ordered === true ? `${list.count}. ` : '- '}`;
    },
  };
};

const isItem = (block: string): boolean => /^ *(- |\d+\. )/.test(block);

/**
 * Converts HTML to the Markdown of contract/markdown: paragraphs, headings, lists, bold, italic and
 * links. Drops everything else, and all text after elements that nest too deep; the result contains
 * no HTML.
 */
export const htmlMarkdown = (html: string): string => {
  const into = collector();
  let skipping = 0;
  readMarkup(
    html,
    {
      onopentag: (tag, { href }) => {
        if (unread.has(tag)) skipping += 1;
        if (skipping > 0) return;
        const mark = marks[tag];
        if (mark !== undefined) into.open({ [mark]: true });
        else if (tag === 'a') into.open({ href: linkOf(href ?? '') });
        else if (tag === 'br') into.flush();
        else if (tag === 'ul' || tag === 'ol') {
          into.flush();
          into.listStart(tag === 'ol');
        } else if (tag === 'li') {
          into.flush();
          into.item();
        } else if (isHeading(tag)) {
          into.flush();
          into.heading();
        } else if (blocks.has(tag)) into.flush();
      },
      ontext: (text) => {
        if (skipping === 0) into.add(escapeInline(text.replaceAll(/\s+/g, ' ')));
      },
      onclosetag: (tag) => {
        if (unread.has(tag)) skipping = Math.max(0, skipping - 1);
        if (skipping > 0 || unread.has(tag)) return;
        if (marks[tag] !== undefined || tag === 'a') into.close();
        else if (tag === 'ul' || tag === 'ol') {
          into.flush();
          into.listEnd();
        } else if (isHeading(tag) || tag === 'li') {
          into.flush();
          into.plain();
        } else if (blocks.has(tag)) into.flush();
        // table cells are words of one line
        else if (tag === 'td' || tag === 'th') into.add(' ');
      },
    },
    { decodeEntities: true },
  );
  into.flush();
  return into.out.reduce(
    (text, block, index) =>
      index === 0
        ? block
        : `${text}${isItem(block) && isItem(into.out[index - 1] ?? '') ? '\n' : '\n\n'}${block}`,
    '',
  );
};

/** Whether a text contains a tag. */
export const looksLikeHtml = (text: string): boolean => /<\/?[a-z][^<>]*>/i.test(text);

/** Returns the text of HTML that was itself escaped ("&lt;p&gt;"), as Greenhouse sends it. */
export const unescapeHtml = (text: string): string => {
  let plain = '';
  readMarkup(text, {
    ontext: (part) => {
      plain += part;
    },
  });
  return plain;
};

/** Converts plain text to paragraphs of Markdown. */
export const textMarkdown = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) =>
      part
        .split('\n')
        .map((line) => escapeStart(escapeInline(line.trim())))
        .join('\n\n'),
    )
    .join('\n\n');
