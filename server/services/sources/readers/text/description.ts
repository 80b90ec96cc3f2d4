import { limits } from '@contract/limits';
import { markdownWords } from '@contract/markdown/markdownText';
import { withSections } from '../sections';
import type { SourcePosting } from '../sourceRow';
import { unescapedDescription } from './entities';
import { htmlMarkdown, looksLikeHtml, textMarkdown } from './htmlMarkdown';

/** Of a description with all that is HTML in it; a longer one isn't worth the time to read it. */
const maxDescription = 1_000_000;

/** Cut between paragraphs, or in its first one where that alone is too long. */
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

/** Whether a text has more words than an overview, or lines and links, which that can't keep. */
const isMoreThanOverview = (markdown: string, words: string): boolean =>
  words.split(/\s+/).length > limits.overviewWords || /\n/.test(words) || /\]\(/.test(markdown);

type Description = {
  /** What it says, without marks. */
  words: string;
  /** It as a job's longer description in Markdown; null where an overview says all of it. */
  markdown: string | null;
  /** Whether that is less than there was. */
  isCut: boolean;
};
/** What a posting says of its job; undefined where that is far too long to be read. */
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
