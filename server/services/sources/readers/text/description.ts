import { limits } from '@contract/limits';
import { markdownWords } from '@contract/markdown/markdownText';
import { withSections } from '../sections';
import type { SourcePosting } from '../sourceRow';
import { unescapedDescription } from './entities';
import { htmlMarkdown, looksLikeHtml, textMarkdown } from './htmlMarkdown';

/**
 * Maximum characters of a description including HTML; longer ones aren't worth the time to parse.
 */
const maxDescription = 1_000_000;

/** Cuts between paragraphs, or within the first one if that alone is too long. */
const cutMarkdown = (text: string): string => {
  if (text.length <= limits.longDescription) return text;
  const cut = text.slice(0, limits.longDescription - 1).replace(/[\ud800-\udbff]$/, '');
  const end = cut.lastIndexOf('\n\n');
  return end > 0 ? cut.slice(0, end) : `${cut}…`;
};

const markdownOf = (description: string): string => {
  const text = unescapedDescription(description);
  return looksLikeHtml(text) ? htmlMarkdown(text) : textMarkdown(text);
};

/** Whether a text doesn't fit an overview: too many words, or lines and links. */
const isMoreThanOverview = (markdown: string, words: string): boolean =>
  words.split(/\s+/).length > limits.overviewWords || /\n/.test(words) || /\]\(/.test(markdown);

type Description = {
  /** The text without Markdown. */
  words: string;
  /** The job's longer description in Markdown; null if an overview holds all of it. */
  markdown: string | null;
  /** Whether it was cut. */
  isCut: boolean;
};
/** Returns a posting's description; `undefined` if it is too long to be read. */
export const descriptionOf = ({
  html,
  fields,
  sections,
}: SourcePosting): Description | undefined => {
  const text = html ?? fields.description ?? '';
  if (text.length > maxDescription) return undefined;
  const whole = withSections(markdownOf(text), sections ?? [], markdownOf);
  const words = markdownWords(whole);
  const markdown = isMoreThanOverview(whole, words) ? cutMarkdown(whole) : null;
  return { words, markdown, isCut: markdown !== null && markdown !== whole };
};
