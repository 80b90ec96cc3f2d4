import { site } from '@contract/constants/site';
import { escapeXml } from './xml';

/** What a page's head tells crawlers, shared links and feed readers. */
export type PageHead = {
  /** Whole, as the tab shows it. */
  title: string;
  /** What a shared link shows in bold; the title where it is absent. */
  heading?: string;
  description: string;
  /** Absent where the page has no address of its own. */
  canonical?: string;
  /** False where search engines shouldn't list the page. */
  isIndexed: boolean;
  /** The address of the share picture. */
  image?: string;
  /** What the picture says; the heading where it is absent. */
  imageAlt?: string;
  /** Structured data, each made with its own type of schema-dts. */
  jsonLd?: readonly object[];
  feeds?: readonly { type: string; title: string; href: string }[];
};

const isEndSign = (sign: string | undefined): boolean =>
  sign !== undefined && /[\s.,;:–-]/u.test(sign);

/** Cut at a word, with an ellipsis, to at most `length` characters; on one line. */
export const cutText = (text: string, length: number): string => {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  const lastWord = cut.lastIndexOf(' ');
  let end = lastWord > length / 2 ? lastWord : cut.length;
  while (isEndSign(cut[end - 1])) end -= 1;
  return `${cut.slice(0, end)}…`;
};

/** JSON in which no text can end the script block. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeXml(content)}">`;
const property = (name: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta property="${name}" content="${escapeXml(content)}">`;

const imageTags = (image: string | undefined, alt: string): string =>
  image === undefined
    ? named('twitter:card', 'summary')
    : [
        property('og:image', image),
        property('og:image:type', 'image/png'),
        property('og:image:width', '1200'),
        property('og:image:height', '630'),
        property('og:image:alt', alt),
        named('twitter:card', 'summary_large_image'),
        named('twitter:image', image),
        named('twitter:image:alt', alt),
      ].join('');

/** A head's tags, but for its title. */
const tagsOf = (head: PageHead): string => {
  const { canonical, description } = head;
  const heading = head.heading ?? head.title;
  return [
    named('description', description),
    head.isIndexed ? '' : named('robots', 'noindex'),
    canonical === undefined ? '' : `<link rel="canonical" href="${escapeXml(canonical)}">`,
    property('og:site_name', site.name),
    property('og:type', 'website'),
    property('og:locale', site.locale.replace('-', '_')),
    property('og:title', heading),
    property('og:description', description),
    property('og:url', canonical),
    imageTags(head.image, head.imageAlt ?? heading),
    named('twitter:title', heading),
    named('twitter:description', description),
    ...(head.feeds ?? []).map(
      ({ type, title, href }) =>
        `<link rel="alternate" type="${type}" title="${escapeXml(title)}" href="${escapeXml(href)}">`,
    ),
  ].join('');
};

const dataBlocks = ({ jsonLd = [] }: PageHead): string =>
  jsonLd.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`).join('');

/** A page's HTML with its own head in place of index.html's. */
export const writeHead = (html: string, head: PageHead): string =>
  html
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeXml(head.title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, '')
    .replace('</head>', () => `${tagsOf(head)}</head>`)
    // behind what a visitor sees, as only crawlers read it
    .replace('</body>', () => `${dataBlocks(head)}</body>`);
