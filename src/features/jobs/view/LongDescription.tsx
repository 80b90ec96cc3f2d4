import { useMemo, type JSX } from 'react';
import { styled } from '@/ui/styled';
import {
  readMarkdown,
  type MarkdownBlock,
  type MarkdownPart,
} from '@contract/markdown/readMarkdown';

// JobTexts styles paragraphs and bullet lists, as in a job's other texts
const Frame = styled('div')(({ theme }) => ({
  '& p': { whiteSpace: 'pre-line' },
  '& :is(h3, h4, h5, h6)': {
    color: theme.vars.palette.ink,
    fontSize: theme.typography.body1.fontSize,
    fontWeight: 650,
    lineHeight: 1.4,
    letterSpacing: 0,
    margin: 0,
    overflowWrap: 'anywhere',
  },
  '& :is(h5, h6), &.compact h4': { fontSize: theme.typography.dense.fontSize },
  '& > * + *': { marginTop: 12 },
  '& > :is(h3, h4, h5, h6) + *': { marginTop: 6 },
  '& > * + :is(h3, h4, h5, h6)': { marginTop: 22 },
  '& a, & .link': {
    color: theme.vars.palette.brandText,
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
  },
  '& ol > li': {
    marginInlineStart: 26,
    paddingInlineStart: 4,
    listStyle: 'decimal',
    '&::before': { content: 'none' },
  },
}));

type Dress = {
  /** The level of the top headings. */
  level: 3 | 4;
  /** For previews: renders no links to other pages. */
  noLinks: boolean;
};

const Parts = ({ parts, noLinks }: { parts: readonly MarkdownPart[] } & Pick<Dress, 'noLinks'>) =>
  parts.map((part, index) => {
    if (part.kind === 'text') return part.text;
    const inner = <Parts parts={part.parts} noLinks={noLinks} />;
    if (part.kind === 'link' && !noLinks)
      return (
        <a key={index} href={part.href} rel="nofollow noopener noreferrer ugc">
          {inner}
        </a>
      );
    if (part.kind === 'link')
      return (
        <span key={index} className="link">
          {inner}
        </span>
      );
    const Element = part.kind === 'bold' ? 'strong' : 'em';
    return <Element key={index}>{inner}</Element>;
  });

/** The heading elements by `level`; the first is one below the heading above the text. */
const headings: Record<3 | 4, readonly (keyof JSX.IntrinsicElements)[]> = {
  3: ['h3', 'h4', 'h5'],
  4: ['h4', 'h5', 'h6'],
};

const Blocks = ({ blocks, ...dress }: { blocks: readonly MarkdownBlock[] } & Dress) =>
  blocks.map((block, index) => {
    if (block.kind === 'list') {
      const items = block.items.map((item, place) => (
        <li key={place} dir="auto">
          <Blocks blocks={item} {...dress} />
        </li>
      ));
      return block.ordered ? (
        <ol key={index} start={block.start}>
          {items}
        </ol>
      ) : (
        <ul key={index}>{items}</ul>
      );
    }
    const Element =
      block.kind === 'paragraph' ? 'p' : (headings[dress.level][block.level - 1] ?? 'h6');
    return (
      <Element key={index} dir="auto">
        <Parts parts={block.parts} noLinks={dress.noLinks} />
      </Element>
    );
  });

/**
 * A job's long description, in Markdown. Renders the elements above and no others, so that no typed
 * text can become HTML, and no unchecked URL a link.
 */
export const LongDescription = ({ text, ...dress }: { text: string } & Dress) => {
  const blocks = useMemo(() => readMarkdown(text), [text]);
  return (
    <Frame className={dress.level === 4 ? 'compact' : undefined}>
      <Blocks blocks={blocks} {...dress} />
    </Frame>
  );
};
