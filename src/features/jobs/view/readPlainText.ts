/**
 * A part of a plain text: a line of its own, a line that heads what follows, or items that were
 * marked with dots or dashes.
 */
export type TextBlock =
  | { kind: 'paragraph' | 'heading'; text: string }
  | { kind: 'list'; items: string[] };

/** "• Item", "- Item" and the like; a dash needs a blank behind it ("-5 °C" is no item). */
const item = /^(?:[•·●◦▪‣»\uf0b7\uf0a7]\s*|[*–—-]\s+)(?=\S)(.+)$/u;
const longestHeading = 60;
const isHeading = (line: string): boolean =>
  line.length <= longestHeading &&
  (/\p{L}.*:$/u.test(line) ||
    (/\p{Lu}{3}/u.test(line) && line === line.toUpperCase() && !/[.!?]$/.test(line)));

/**
 * Lines below a heading that were items before their marks got lost: several, short, no sentences.
 */
const fewestItems = 3;
const longestItem = 200;
const isBare = (block: TextBlock | undefined): block is { kind: 'paragraph'; text: string } =>
  block?.kind === 'paragraph' && block.text.length <= longestItem && !/[.!?:]$/.test(block.text);

const withLists = (blocks: TextBlock[]): TextBlock[] => {
  const listed: TextBlock[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at];
    if (!block) break;
    const items: string[] = [];
    if (block.kind === 'heading')
      for (let next = blocks[at + 1]; isBare(next); next = blocks[at + 1 + items.length])
        items.push(next.text);
    listed.push(block);
    if (items.length < fewestItems) continue;
    listed.push({ kind: 'list', items });
    at += items.length;
  }
  return listed;
};

/**
 * The blocks of a posting's whole text. It is plain text: what looks like HTML in it stays text.
 * Nothing is left out but the marks of list items and blank lines.
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
