import { site } from '@contract/constants/site';
import { escapeXml } from './xml';

/** The head of a page, for crawlers, shared links and feed readers. */
export type PageHead = {
  /** The full title, as the tab shows it. */
  title: string;
  /** The bold line of a shared link; the title by default. */
  heading?: string;
  description: string;
  /**
   * The URL that is shared; crawlers are told only if the page is indexed. Absent if the page has no
   * URL of its own.
   */
  canonical?: string;
  /** False if search engines must not index the page. */
  isIndexed: boolean;
  /** URL of the share picture. */
  image?: string;
  /** Alternative text of the picture; the heading by default. */
  imageAlt?: string;
  /** Structured data, typed by schema-dts where it is created. */
  jsonLd?: readonly object[];
  feeds?: readonly { type: string; title: string; href: string }[];
};

const isEndSign = (sign: string | undefined): boolean =>
  sign !== undefined && /[\s.,;:–-]/u.test(sign);

/** Cuts a text to at most `length` characters, at a word and with an ellipsis, on one line. */
export const cutText = (text: string, length: number): string => {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  const lastWord = cut.lastIndexOf(' ');
  let end = lastWord > length / 2 ? lastWord : cut.length;
  while (isEndSign(cut[end - 1])) end -= 1;
  return `${cut.slice(0, end)}…`;
};

/** JSON in which no text can close the script element. */
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

/** Renders a head's tags, except for its title. */
const tagsOf = (head: PageHead): string => {
  const { canonical, description } = head;
  const heading = head.heading ?? head.title;
  return [
    named('description', description),
    head.isIndexed ? '' : named('robots', 'noindex'),
    // search engines advise against both "noindex" and another page's URL
    canonical === undefined || !head.isIndexed
      ? ''
      : `<link rel="canonical" href="${escapeXml(canonical)}">`,
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

/** Replaces index.html's head with a page's own. */
export const writeHead = (html: string, head: PageHead): string =>
  html
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeXml(head.title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, '')
    .replace('</head>', () => `${tagsOf(head)}</head>`)
    // after the visible content, since only crawlers read it
    .replace('</body>', () => `${dataBlocks(head)}</body>`);
