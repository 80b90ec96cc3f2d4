import { markdownText } from '@contract/markdown/markdownText';
import { readMarkdown, type MarkdownPart } from '@contract/markdown/readMarkdown';
import { htmlMarkdown, textMarkdown, unescapeHtml } from './htmlMarkdown';

test.each([
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['One<br>Two<br/><br>Three', 'One\n\nTwo\n\nThree'],
  ['<h1>Head</h1>text', '## Head\n\ntext'],
  ['<b>Pay: </b>good', '**Pay:** good'],
  ['<strong><em>So</em></strong> it is', '***So*** it is'],
  ['<p><strong>Location:</strong>Denver</p>', '**Location:** Denver'],
  ['<b>100%</b>remote', '**100%** remote'],
  ['word<b>(paren)</b>word', 'word **(paren)** word'],
  ['<strong>Who we are.</strong><em>We</em> grow', '**Who we are.** *We* grow'],
  ['<b>a</b><b>b</b>', '**ab**'],
  ['<b>un</b>likely, (<b>sure</b>).', '**un**likely, (**sure**).'],
  ['<b>One<br>Two</b> and', '**One**\n\n**Two** and'],
  ['<ul><li>One<ul><li>In it</li></ul></li><li><p>Two</p></li></ul>', '- One\n  - In it\n- Two'],
  ['<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two'],
  ['<a href="https://a.example/(x)">Site</a>', '[Site](https://a.example/%28x%29)'],
  ['<a href="javascript:alert(1)">Site</a>', 'Site'],
  [
    'a &lt;script&gt; *b* [c](https://x.example)',
    String.raw`a \<script\> \*b\* \[c\](https://x.example)`,
  ],
  ['# no heading', String.raw`\# no heading`],
  ['1. no list', String.raw`1\. no list`],
  ['<p></p><div> &nbsp; </div>', ''],
])('%s', (html, markdown) => {
  expect(htmlMarkdown(html)).toBe(markdown);
});

test('scripts, styles and what else nobody reads are left out', () => {
  const html =
    '<p>Before</p><script>alert("x < y")</script><style>p{}</style><iframe src=x>no</iframe><svg><text>no</text></svg><img src=x onerror=alert(1)><p onclick="x()">After</p><script>unclosed';
  expect(htmlMarkdown(html)).toBe('Before\n\nAfter');
});

test('what looks like marks in a text stays text', () => {
  const text = '**not bold** and <b>no tag</b>';
  expect(markdownText(textMarkdown(text))).toBe(text);
});

test('what nests as deep as no honest text ends it, in time', () => {
  const started = process.cpuUsage().user;
  const nested = (levels: number) =>
    `${'<div><b><ul><li>'.repeat(levels)}text${'</li></ul></b></div>'.repeat(levels)}`;
  expect(htmlMarkdown(nested(200))).toContain('text');
  expect(htmlMarkdown(`<p>Before</p>${nested(500_000)}`)).toMatch(/^Before/);
  // CPU time in microseconds: quadratic time would take hours
  expect(process.cpuUsage().user - started).toBeLessThan(20_000_000);
});

test('HTML that was itself escaped', () => {
  expect(unescapeHtml('&lt;p&gt;A &amp;amp; B&lt;/p&gt;')).toBe('<p>A &amp; B</p>');
});

test('cells of a table are words of their own', () => {
  const table =
    '<table><tr><th>Day</th><th>Hours</th></tr><tr><td>Monday</td><td><b>8</b></td><td></td></tr></table>';
  expect(htmlMarkdown(table)).toBe('Day Hours\n\nMonday **8**');
});

const textsOf = (parts: readonly MarkdownPart[]): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : textsOf(part.parts))).join('');
/** The visible text of Markdown, without blanks. */
const shown = (markdown: string): string =>
  readMarkdown(markdown)
    .map((block) => (block.kind === 'list' ? '' : textsOf(block.parts)))
    .join('')
    .replaceAll(/\s/g, '');

test('whatever is bold or a link next to whatever, no mark of it is shown', () => {
  const words = ['a', 'Pay:', '(b)', '100%', '“c”', '5*', '🔥', 'x ', ' y', '_', '$5', '\\'];
  const styles = [
    (text: string) => text,
    (text: string) => `<b>${text}</b>`,
    (text: string) => `<em>${text}</em>`,
    (text: string) => `<b><i>${text}</i></b>`,
    (text: string) => `<i>z<b>${text}</b></i>`,
    (text: string) => `<a href="https://a.example/">${text}</a>`,
    (text: string) => `<b>z<a href="https://b.example/">${text}</a></b>`,
  ];
  const pieces = words.flatMap((word) => styles.map((style) => style(word)));
  const broken: string[] = [];
  const check = (html: string): void => {
    const markdown = htmlMarkdown(html);
    const text = html.replaceAll(/<\/?[a-z][^>]*>|\s/g, '');
    if (shown(markdown) !== text) broken.push(`${html} is ${markdown}`);
  };
  for (const [index, one] of pieces.entries())
    for (const [other, two] of pieces.entries()) {
      check(`${one}${two}`);
      check(`w${one}${two}${pieces[(index * 7 + other * 13) % pieces.length] ?? ''}w`);
    }
  expect(broken).toEqual([]);
});
