/**
 * A part of a plain text: a line, a line that is the heading of what follows, or items that were
 * marked with dots or dashes.
 */
export type TextBlock =
  | { kind: 'paragraph' | 'heading'; text: string }
  | { kind: 'list'; items: string[] };

/** "• Item", "- Item" and the like; a dash needs a space after it ("-5 °C" is no item). */
const item = /^(?:[•·●◦▪‣»\uf0b7\uf0a7]\s*|[*–—-]\s+)(?=\S)(.+)$/u;
const maxHeadingLength = 60;
const isHeading = (line: string): boolean =>
  line.length <= maxHeadingLength &&
  (/^\P{L}*\p{L}.*:$/u.test(line) ||
    (/\p{Lu}{3}/u.test(line) && line === line.toUpperCase() && !/[.!?]$/.test(line)));

/**
 * Lines below a heading are items that lost their marks if there are several, short ones that are
 * no sentences.
 */
const minItems = 3;
const maxItemLength = 200;
const isBare = (block: TextBlock | undefined): block is { kind: 'paragraph'; text: string } =>
  block?.kind === 'paragraph' && block.text.length <= maxItemLength && !/[.!?:]$/.test(block.text);

const withLists = (blocks: TextBlock[]): TextBlock[] => {
  const listed: TextBlock[] = [];
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index];
    if (!block) break;
    const items: string[] = [];
    if (block.kind === 'heading')
      for (let next = blocks[index + 1]; isBare(next); next = blocks[index + 1 + items.length])
        items.push(next.text);
    listed.push(block);
    if (items.length < minItems) continue;
    listed.push({ kind: 'list', items });
    index += items.length;
  }
  return listed;
};

/**
 * The blocks of a posting's full description. It is plain text: what looks like HTML in it stays
 * text. Only the marks of list items and blank lines are left out.
 */
export const readPlainText = (text: string): TextBlock[] => {
  const blocks: TextBlock[] = [];
  for (const line of text.split(/\r\n?|\n/u).map((one) => one.trim())) {
    if (line === '') continue;
    const marked = item.exec(line)?.[1];
    const last = blocks.at(-1);
    if (marked === undefined)
      blocks.push({ kind: isHeading(line) ? 'heading' : 'paragraph', text: line });
    else if (last?.kind === 'list') last.items.push(marked);
    else blocks.push({ kind: 'list', items: [marked] });
  }
  return withLists(blocks);
};
