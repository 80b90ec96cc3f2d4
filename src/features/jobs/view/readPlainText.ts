/**
 * A block of plain text: a paragraph (one line), a line that is a heading, or a list of items
 * marked with bullets or dashes.
 */
export type TextBlock =
  | { kind: 'paragraph' | 'heading'; text: string }
  | { kind: 'list'; items: string[] };

/**
 * Matches "• Item", "- Item" and the like; a dash needs a space after it ("-5 °C" is not an item).
 */
const item = /^(?:[•·●◦▪‣»\uf0b7\uf0a7]\s*|[*–—-]\s+)(?=\S)(.+)$/u;
const maxHeadingLength = 60;
const isHeading = (line: string): boolean =>
  line.length <= maxHeadingLength &&
  (/^\P{L}*\p{L}.*:$/u.test(line) ||
    (/\p{Lu}{3}/u.test(line) && line === line.toUpperCase() && !/[.!?]$/.test(line)));

/**
 * Lines below a heading count as list items without bullets if there are at least `minItems` short
 * ones that aren't sentences.
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
 * Parses a job's full description into blocks. It is plain text: HTML in it stays text. Drops only
 * bullets and blank lines.
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
