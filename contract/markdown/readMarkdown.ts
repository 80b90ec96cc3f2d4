import { Lexer, type MarkedToken, type Token } from 'marked';
import { limits } from '../limits';
import { SubsetTokenizer } from './subsetTokenizer';

/** A part of a line; a line break in a text is a line break. */
export type MarkdownPart =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic'; parts: MarkdownPart[] }
  | { kind: 'link'; href: string; parts: MarkdownPart[] };

/** `level` of a heading: 1 is right below the heading over the whole text; none is left out. */
export type MarkdownBlock =
  | { kind: 'paragraph'; parts: MarkdownPart[] }
  | { kind: 'heading'; level: 1 | 2 | 3; parts: MarkdownPart[] }
  | { kind: 'list'; ordered: boolean; start: number; items: MarkdownBlock[][] };

/** What a link may lead to; anything else stays the text it was typed as. */
const linkTarget = /^(?:https?:\/\/[^/\s]|mailto:[^\s@]+@)\S*$/i;

// the others come from extensions, of which there are none
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
/** The level of each heading in turn: one below the last larger one, whatever was typed. */
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

/** In code units, of which a character may have two. Only another host has longer texts. */
const maxLength = 2 * limits.longDescription;

/**
 * A text in a subset of Markdown: paragraphs, headings, lists, bold, italic, and links to web pages
 * and email addresses. Everything else, HTML and pictures among it, is text. Who shows it makes
 * elements of these parts only, so there is nothing to sanitize. A text that is too long is one
 * paragraph as it was typed.
 */
export const readMarkdown = (text: string): MarkdownBlock[] =>
  text.length > maxLength
    ? [{ kind: 'paragraph', parts: [{ kind: 'text', text }] }]
    : blocksOf(new Lexer({ gfm: false, tokenizer: new SubsetTokenizer() }).lex(text));
