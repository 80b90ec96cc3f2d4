import {
  readMarkdown,
  type MarkdownBlock,
  type MarkdownPart,
} from '@contract/markdown/readMarkdown';
import { escapeXml } from '../xml';

/** Links are reduced to their text: search engines get no URLs from an employer's text. */
const partHtml = (part: MarkdownPart): string => {
  if (part.kind === 'text') return escapeXml(part.text).replaceAll('\n', '<br>');
  const html = part.parts.map(partHtml).join('');
  if (part.kind === 'link') return html;
  return part.kind === 'bold' ? `<strong>${html}</strong>` : `<em>${html}</em>`;
};

const blockHtml = (block: MarkdownBlock): string => {
  if (block.kind === 'list') {
    const items = block.items.map((item) => `<li>${item.map(blockHtml).join('')}</li>`).join('');
    return block.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
  }
  const html = block.parts.map(partHtml).join('');
  return block.kind === 'heading' ? `<p><strong>${html}</strong></p>` : `<p>${html}</p>`;
};

/** Renders Markdown as HTML with a few elements and no attributes. */
export const markdownHtml = (text: string): string => readMarkdown(text).map(blockHtml).join('');
