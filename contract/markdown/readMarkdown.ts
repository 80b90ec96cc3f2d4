import { Lexer, type MarkedToken, type Token } from 'marked';
import { limits } from '../limits';
import { SubsetTokenizer } from './subsetTokenizer';

/** An inline part of a block; a line break in the source is kept as one in the text. */
export type MarkdownPart =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic'; parts: MarkdownPart[] }
  | { kind: 'link'; href: string; parts: MarkdownPart[] };

/**
 * A heading's `level` is relative to the heading above the whole text: 1 is the first level below
 * it, and no level is skipped.
 */
export type MarkdownBlock =
  | { kind: 'paragraph'; parts: MarkdownPart[] }
  | { kind: 'heading'; level: 1 | 2 | 3; parts: MarkdownPart[] }
  | { kind: 'list'; ordered: boolean; start: number; items: MarkdownBlock[][] };

/** The allowed targets of a link; links to anything else stay text. */
const linkTarget = /^(?:https?:\/\/[^/\s]|mailto:[^\s@]+@)\S*$/i;

// all tokens are marked's own, since no extensions are used
const known = (tokens: readonly Token[]) => tokens as readonly MarkedToken[];

const partOf = (token: MarkedToken): MarkdownPart => {
  switch (token.type) {
    case 'strong':
      return { kind: 'bold', parts: partsOf(token.tokens) };
    case 'em':
      return { kind: 'italic', parts: partsOf(token.tokens) };
    case 'link':
      return linkTarget.test(token.href)
        ? { kind: 'link', href: token.href, parts: partsOf(token.tokens) }
        : { kind: 'text', text: token.raw };
    case 'escape':
    case 'text':
      return { kind: 'text', text: token.text };
    case 'br':
      return { kind: 'text', text: '\n' };
    default:
      return { kind: 'text', text: token.raw };
  }
};
const partsOf = (tokens: readonly Token[]): MarkdownPart[] => known(tokens).map(partOf);

const levels = [1, 2, 3] as const;
/**
 * Returns a function that maps each heading's depth in turn to its level: one below the last larger
 * heading, whatever depth was typed.
 */
const levelCounter = () => {
  const open: number[] = [];
  return (depth: number): 1 | 2 | 3 => {
    while ((open.at(-1) ?? 0) >= depth) open.pop();
    open.push(depth);
    return levels[open.length - 1] ?? 3;
  };
};

const blockOf = (
  token: MarkedToken,
  levelOf: (depth: number) => 1 | 2 | 3,
): MarkdownBlock | null => {
  switch (token.type) {
    case 'space':
      return null;
    case 'heading':
      return token.text === ''
        ? null
        : { kind: 'heading', level: levelOf(token.depth), parts: partsOf(token.tokens) };
    case 'list':
      return {
        kind: 'list',
        ordered: token.ordered,
        start: token.start === '' ? 1 : token.start,
        items: token.items.map((item) => blocksOf(item.tokens)),
      };
    case 'paragraph':
    case 'text':
      return { kind: 'paragraph', parts: partsOf(token.tokens ?? []) };
    default:
      return { kind: 'paragraph', parts: [{ kind: 'text', text: token.raw.trim() }] };
  }
};
const blocksOf = (tokens: readonly Token[]): MarkdownBlock[] => {
  const levelOf = levelCounter();
  return known(tokens).flatMap((token) => blockOf(token, levelOf) ?? []);
};

/** In UTF-16 code units; a character may take two. Only spec hosts have longer texts. */
const maxLength = 2 * limits.longDescription;

/**
 * Parses a subset of Markdown: paragraphs, headings, lists, bold, italic, and links to web pages
 * and email addresses. Everything else, including HTML and images, stays text. The result is
 * rendered as elements of these kinds only, so nothing has to be sanitized. A text over the maximum
 * length is returned as one unparsed paragraph.
 */
export const readMarkdown = (text: string): MarkdownBlock[] =>
  text.length > maxLength
    ? [{ kind: 'paragraph', parts: [{ kind: 'text', text }] }]
    : blocksOf(new Lexer({ gfm: false, tokenizer: new SubsetTokenizer() }).lex(text));
