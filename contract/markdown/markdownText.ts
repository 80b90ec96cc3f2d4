import { readMarkdown, type MarkdownBlock, type MarkdownPart } from './readMarkdown';

type Write = (part: MarkdownPart) => string;
const wordsOf: Write = (part) =>
  part.kind === 'text' ? part.text : part.parts.map(wordsOf).join('');
const withLinks: Write = (part) => {
  if (part.kind === 'text') return part.text;
  const text = part.parts.map(withLinks).join('');
  return part.kind === 'link' ? `${text} ${part.href}` : text;
};

const blockTexts = (block: MarkdownBlock, write: Write): string[] =>
  block.kind === 'list'
    ? block.items.flat().flatMap((each) => blockTexts(each, write))
    : [block.parts.map(write).join('')];
const textOf = (text: string, write: Write): string =>
  readMarkdown(text)
    .flatMap((block) => blockTexts(block, write))
    .join('\n');

/**
 * Returns the plain text of a Markdown text, one line per block, each link followed by its target.
 */
export const markdownText = (text: string): string => textOf(text, withLinks);
/** Returns the plain text of a Markdown text as it is displayed, without link targets. */
export const markdownWords = (text: string): string => textOf(text, wordsOf);
