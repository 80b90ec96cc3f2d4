import fc from 'fast-check';
import { limits } from '../limits';
import { markdownText } from './markdownText';
import { readMarkdown, type MarkdownBlock, type MarkdownPart } from './readMarkdown';

const text = (said: string): MarkdownPart => ({ kind: 'text', text: said });
const paragraph = (...parts: (string | MarkdownPart)[]): MarkdownBlock => ({
  kind: 'paragraph',
  parts: parts.map((part) => (typeof part === 'string' ? text(part) : part)),
});
const heading = (level: 1 | 2 | 3, said: string): MarkdownBlock => ({
  kind: 'heading',
  level,
  parts: [text(said)],
});
const link = (href: string, said: string): MarkdownPart => ({
  kind: 'link',
  href,
  parts: [text(said)],
});

describe('what is read', () => {
  test('paragraphs, whose lines stay lines', () => {
    expect(readMarkdown('One,\r\ntwo.\n\n\nThree')).toEqual([
      paragraph('One,\ntwo.'),
      paragraph('Three'),
    ]);
    expect(readMarkdown(' \n ')).toEqual([]);
  });
  test('bold, italic, and a mark that was meant as itself', () => {
    expect(readMarkdown('A **very** *calm* ward, 5 * 3 \\*really\\*')).toEqual([
      paragraph(
        'A ',
        { kind: 'bold', parts: [text('very')] },
        ' ',
        { kind: 'italic', parts: [text('calm')] },
        ' ward, 5 * 3 ',
        '*',
        'really',
        '*',
      ),
    ]);
  });
  test('bulleted and numbered lists, one in the other', () => {
    expect(
      readMarkdown('Bring:\n- a pen\n- shoes\n  1. warm\n  2. dry\n\n3. and\n4. so on'),
    ).toEqual([
      paragraph('Bring:'),
      {
        kind: 'list',
        ordered: false,
        start: 1,
        items: [
          [paragraph('a pen')],
          [
            paragraph('shoes'),
            {
              kind: 'list',
              ordered: true,
              start: 1,
              items: [[paragraph('warm')], [paragraph('dry')]],
            },
          ],
        ],
      },
      { kind: 'list', ordered: true, start: 3, items: [[paragraph('and')], [paragraph('so on')]] },
    ]);
  });
  test('headings, a level below the larger one before them, whatever was typed', () => {
    expect(readMarkdown('### A\n# B\n##### C\n## D\n###### E\n### F\n#### G\n##### H')).toEqual([
      heading(1, 'A'),
      heading(1, 'B'),
      heading(2, 'C'),
      heading(2, 'D'),
      heading(3, 'E'),
      heading(3, 'F'),
      heading(3, 'G'),
      heading(3, 'H'),
    ]);
    // no empty headings, and none in a list
    expect(readMarkdown('#\n\n- # Loud')).toEqual([
      { kind: 'list', ordered: false, start: 1, items: [[paragraph('# Loud')]] },
    ]);
  });
  test.each(['https://firm.example/a?b=c', 'http://firm.example', 'mailto:jobs@firm.example'])(
    'a link to %s',
    (href) => {
      expect(readMarkdown(`See [us](${href} "a title").`)).toEqual([
        paragraph('See ', link(href, 'us'), '.'),
      ]);
    },
  );
  test('what it says, for whoever looks for words', () => {
    expect(
      markdownText('# Call\n555-**010**-1234 or [write](mailto:me@firm.example)\n- *now*'),
    ).toBe('Call\n555-010-1234 or write mailto:me@firm.example\nnow');
  });
});

const partsIn = (blocks: readonly MarkdownBlock[]): MarkdownPart[] => {
  const deep = (part: MarkdownPart): MarkdownPart[] =>
    part.kind === 'text' ? [part] : [part, ...part.parts.flatMap(deep)];
  return blocks.flatMap((block) =>
    block.kind === 'list' ? block.items.flatMap(partsIn) : block.parts.flatMap(deep),
  );
};
const kindsIn = (blocks: readonly MarkdownBlock[]): string[] =>
  blocks.flatMap((block) => [
    block.kind,
    ...(block.kind === 'list' ? block.items.flatMap(kindsIn) : []),
  ]);

describe('what stays text', () => {
  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](<javascript:alert(1)>)',
    '[x](\u0001javascript:alert(1))',
    '[x](data:text/html;base64,PHN2Zz4=)',
    '[x](vbscript:x)',
    '[x](file:///etc/passwd)',
    '[x](//evil.example)',
    '[x](/account)',
    '[x](https:)',
    '[x](https:///evil.example)',
    '[x](mailto:)',
    '[x]: https://evil.example',
    '[x][1]',
    '[x][]',
    '<https://evil.example>',
    'https://evil.example',
    'me@evil.example',
    '![x](https://evil.example/pixel.png)',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="https://evil.example">x</a>',
    '<!-- hidden -->',
    '> quoted',
    '`code`',
    '~~gone~~',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '```\ncode\n```',
    'Not a heading\n---',
    '&lt;b&gt;',
    '- [ ] task',
  ])('%s', (typed) => {
    const blocks = readMarkdown(typed);
    expect(partsIn(blocks).filter(({ kind }) => kind !== 'text')).toEqual([]);
    expect(kindsIn(blocks)).not.toContain('heading');
    const said = partsIn(blocks).map((part) => (part.kind === 'text' ? part.text : ''));
    expect(said.join('\n').replaceAll(/\n+/g, '\n')).toBe(typed.replace(/^- /, ''));
  });
  test('a reference is no link, even where the text has its target', () => {
    const blocks = readMarkdown(
      '[x][1] and [y]\n\n[1]: https://evil.example\n[y]: https://e.example',
    );
    expect(partsIn(blocks).map(({ kind }) => kind)).not.toContain('link');
  });
  test('no link is in a link', () => {
    const blocks = readMarkdown('[a [b](https://b.example) c](https://a.example)');
    expect(partsIn(blocks).filter(({ kind }) => kind === 'link')).toEqual([
      link('https://b.example', 'b'),
    ]);
  });
});

const depthOf = (blocks: readonly MarkdownBlock[]): number =>
  Math.max(
    0,
    ...blocks
      .flatMap((block) => (block.kind === 'list' ? block.items : []))
      .map((each) => 1 + depthOf(each)),
  );
const ownParts = (block: MarkdownBlock): MarkdownPart[] =>
  block.kind === 'list' ? [] : block.parts;
const markDepth = (parts: readonly MarkdownPart[]): number =>
  Math.max(0, ...parts.map((part) => (part.kind === 'text' ? 0 : 1 + markDepth(part.parts))));

describe('as much as fits', () => {
  const filled = (piece: string) =>
    piece.repeat(Math.ceil(limits.longDescription / piece.length)).slice(0, limits.longDescription);
  test.each([
    '- ',
    '1. ',
    '* a **b ',
    '_a __b ',
    '> ',
    '[',
    '![',
    '[a](',
    '[a](b',
    '[a](https://b.example) ',
    '*',
    'a* ',
    '`a',
    '<a ',
    '# ',
    '\\*',
    '(',
    '\n',
    '\t',
    'a  \n',
    '&',
    '|a',
    'http://a.example ',
    '\ud83d',
  ])('of %j is read, no deeper than agreed', (piece) => {
    const blocks = readMarkdown(filled(piece));
    expect(depthOf(blocks)).toBeLessThanOrEqual(3);
    expect(markDepth(blocks.flatMap(ownParts))).toBeLessThanOrEqual(6);
  });
  test('no more is read: a longer text stays one paragraph', () => {
    const long = '- **a**\n'.repeat(limits.longDescription);
    expect(readMarkdown(long)).toEqual([paragraph(long)]);
  });
  test('of lists in lists, and of marks in marks', () => {
    const lists = Array.from({ length: 130 }, (_, depth) => `${'  '.repeat(depth)}- a`);
    expect(depthOf(readMarkdown(lists.join('\n')))).toBe(3);
    expect(depthOf(readMarkdown(`${'1. '.repeat(3000)}a`))).toBe(3);
    const marks = `${'*'.repeat(4999)}a${'*'.repeat(4999)}`;
    expect(markDepth(readMarkdown(marks).flatMap(ownParts))).toBe(6);
  });
  test('whatever is typed is read, and links lead where they may', () => {
    const marks = 'a|b| |\n|\n\n|\t|*|**|_|-|- |1. |#|# |[|]|(|)|!|<|>|\\|`|"|:|&#106;'.split('|');
    const targets = ['https://a.example', 'javascript:x', 'mailto:a@b.example', '//c.example'];
    const piece = fc.constantFrom(...marks, ...targets);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const links = partsIn(readMarkdown(pieces.join(''))).filter(({ kind }) => kind === 'link');
        for (const each of links)
          expect(each).toMatchObject({
            href: expect.stringMatching(/^(https?:\/\/[^/\s]|mailto:[^@\s]+@)\S*$/),
          });
      }),
    );
  });
});
