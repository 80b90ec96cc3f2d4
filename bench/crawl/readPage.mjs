import { Parser } from 'htmlparser2';

/**
 * What a crawler extracts from a page.
 *
 * @typedef {object} PageFacts
 * @property {string} title
 * @property {string} description
 * @property {string} canonical
 * @property {string[]} headings The texts of its h1.
 * @property {boolean} isIndexed
 * @property {boolean} isRendered Whether the host rendered it with its data.
 * @property {Set<string>} links The `href`s of its links, unresolved.
 * @property {Set<string>} files The files it refers to, such as images, feeds and scripts.
 */

/** The attribute of each tag that refers to a file. @type {Record<string, string>} */
const fileAttributes = { img: 'src', script: 'src', source: 'src', link: 'href' };
/** Link relations that fetch no file. */
const named = /^(canonical|preconnect|dns-prefetch)$/;

/** @param {Record<string, string>} attributes @param {PageFacts} facts */
const readMeta = ({ name, content = '' }, facts) => {
  if (name === 'description') facts.description = content.trim();
  if (name === 'robots' && content.includes('noindex')) facts.isIndexed = false;
};

/** @param {string} html @returns {PageFacts} */
export const readPage = (html) => {
  /** @type {PageFacts} */
  const facts = {
    title: '',
    description: '',
    canonical: '',
    headings: [],
    isIndexed: true,
    isRendered: false,
    links: new Set(),
    files: new Set(),
  };
  /** @type {'title' | 'h1' | undefined} */
  let within;
  let isDrawing = false;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (tag === 'svg') isDrawing = true;
      // an SVG may have its own title element
      if ((tag === 'title' && !isDrawing) || tag === 'h1') within = tag;
      if (tag === 'h1') facts.headings.push('');
      if (tag === 'meta') readMeta(attributes, facts);
      if (tag === 'link' && attributes.rel === 'canonical')
        facts.canonical = attributes.href?.trim() ?? '';
      if (attributes.id === 'state') facts.isRendered = true;
      if (tag === 'a' && attributes.href) facts.links.add(attributes.href);
      const file = attributes[fileAttributes[tag] ?? ''];
      if (file && !named.test(attributes.rel ?? '')) facts.files.add(file);
    },
    ontext: (text) => {
      if (within === 'title') facts.title += text;
      if (within === 'h1') facts.headings.push((facts.headings.pop() ?? '') + text);
    },
    onclosetag: (tag) => {
      if (tag === 'svg') isDrawing = false;
      if (tag === within) within = undefined;
    },
  });
  parser.end(html);
  return { ...facts, title: facts.title.trim() };
};

/**
 * Lists what a search engine misses on a page. Pages that may be indexed must be rendered and have
 * a canonical address; pages that aren't rendered need no h1, which the app adds once it has
 * started.
 *
 * @param {PageFacts} facts
 * @param {string} origin
 * @returns {string[]}
 */
export const missesOf = (facts, origin) => {
  const { title, description, canonical, headings, isIndexed, isRendered } = facts;
  const misses = [];
  if (title === '') misses.push('no title');
  if (description === '') misses.push('no description');
  if (isIndexed && !isRendered) misses.push('not rendered');
  if (isIndexed && !canonical.startsWith(`${origin}/`)) misses.push('no canonical');
  if (isRendered && headings.length !== 1) misses.push(`${headings.length} h1`);
  if (headings.some((text) => text.trim() === '')) misses.push('an empty h1');
  return misses;
};
