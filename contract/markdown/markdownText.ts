import { readMarkdown, type MarkdownBlock, type MarkdownPart } from './readMarkdown';

const partText = (part: MarkdownPart): string => {
  if (part.kind === 'text') return part.text;
  const text = part.parts.map(partText).join('');
  return part.kind === 'link' ? `${text} ${part.href}` : text;
};

const blockTexts = (block: MarkdownBlock): string[] =>
  block.kind === 'list'
    ? block.items.flat().flatMap(blockTexts)
    : [block.parts.map(partText).join('')];

/** What a text in Markdown says, a block a line, each link with where it leads. */
export const markdownText = (text: string): string =>
  readMarkdown(text).flatMap(blockTexts).join('\n');
