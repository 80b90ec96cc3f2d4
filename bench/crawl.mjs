/**
 * `npm run bench:crawl`: crawls a board of real postings by its links and sitemap, and prints a
 * markdown table. Fails on pages without a title, description, canonical address or h1, and on
 * broken links and missing files. Respects robots.txt and requests nothing from other sites.
 * Options: `--pages 10000` and `--seconds 900` at most, `--connections 8`, `--port 4145`, `--demo`
 * for the demo's jobs only. POSTINGS_DIR is the folder of the real postings.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Parser } from 'htmlparser2';
import { makeDataDir, startOurHost } from '../e2e/ourHost.mjs';
import { buildNames, buildStale } from '../tools/builds.mjs';
import { missesOf, readPage } from './crawl/readPage.mjs';
import { importPostings } from './page/postings.mjs';
import { printTable, seconds } from './page/tables.mjs';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '900' },
    connections: { type: 'string', default: '8' },
    port: { type: 'string', default: '4145' },
    demo: { type: 'boolean', default: false },
  },
});
const maxPages = Number(options.pages);
const maxTime = Number(options.seconds) * 1000;
const connections = Number(options.connections);
const port = Number(options.port);
/** How often a page is requested if a busy host sends it without its data, or not at all. */
const maxTries = 10;
/** How many faults are printed. */
const maxPrinted = 40;

/** @typedef {{ pages: number, indexed: number }} Counted */
/**
 * The state of a crawl: what was found, and what is still to be requested.
 *
 * @typedef {object} Crawl
 * @property {string} origin
 * @property {Set<string>} known Addresses that were requested or are queued.
 * @property {string[]} linked The queue of addresses that pages link to.
 * @property {string[]} listed The queue of addresses in the sitemap.
 * @property {string[]} files
 * @property {Map<string, Counted>} kinds
 * @property {string[]} faults
 * @property {{ pages: number, files: number, elsewhere: Set<string>, again: number }} counts
 */

/** @param {number} time */
const sleep = (time) => new Promise((resolve) => void setTimeout(resolve, time));

/**
 * Returns the addresses of a sitemap, or of all sitemaps of a sitemap index.
 *
 * @param {string} url
 * @returns {Promise<string[]>}
 */
const readSitemap = async (url) => {
  /** @type {string[]} */
  const found = [];
  let isIndex = false;
  let within = false;
  const parser = new Parser(
    {
      onopentag: (tag) => {
        isIndex ||= tag === 'sitemapindex';
        within = tag === 'loc';
        if (within) found.push('');
      },
      ontext: (text) => {
        if (within) found.push((found.pop() ?? '') + text);
      },
      onclosetag: () => {
        within = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(await (await fetch(url)).text());
  if (!isIndex) return found;
  return (await Promise.all(found.map(readSitemap))).flat();
};

/** Whether robots.txt disallows an address. @param {URL} url */
const isDisallowed = ({ pathname, searchParams }) =>
  pathname.toLowerCase() === '/jobdescription' &&
  (searchParams.has('cursor') || searchParams.has('page'));

/**
 * Queues a page's new links to this site, and records its links to other sites.
 *
 * @param {Crawl} crawl
 * @param {string} from
 * @param {Iterable<string>} links
 * @param {string[]} queue
 */
const follow = ({ origin, known, counts }, from, links, queue) => {
  for (const link of links) {
    const url = new URL(link, origin + from);
    url.hash = '';
    if (url.origin !== origin) {
      if (url.protocol.startsWith('http')) counts.elsewhere.add(url.href);
      continue;
    }
    const address = url.pathname + url.search;
    if (known.has(address) || isDisallowed(url)) continue;
    known.add(address);
    queue.push(address);
  }
};

/**
 * Returns an address's kind, such as "/category/…" or "/jobdescription?…".
 *
 * @param {string} address
 */
const kindOf = (address) => {
  const [pathname = '', query] = address.split('?', 2);
  const segments = pathname.split('/');
  const kind = segments.length > 2 ? `${segments.slice(0, -1).join('/')}/…` : pathname;
  return query === undefined ? kind : `${kind}?…`;
};

/**
 * Checks a page and queues its links.
 *
 * @param {Crawl} crawl
 * @param {string} address
 * @param {string} html
 * @param {boolean} isLast Whether this is the last try.
 * @returns {boolean} `false` if the page has to be requested again.
 */
const takePage = (crawl, address, html, isLast) => {
  const facts = readPage(html);
  const misses = missesOf(facts, crawl.origin);
  if (misses.includes('not rendered') && !isLast) return false;
  crawl.faults.push(...misses.map((miss) => `${address}: ${miss}`));
  const kind = kindOf(address);
  const { pages = 0, indexed = 0 } = crawl.kinds.get(kind) ?? {};
  crawl.kinds.set(kind, { pages: pages + 1, indexed: indexed + (facts.isIndexed ? 1 : 0) });
  follow(crawl, address, facts.links, crawl.linked);
  follow(crawl, address, facts.files, crawl.files);
  return true;
};

/**
 * Requests an address. The status is 0 if the request failed, for example because the host closed
 * an idle connection.
 *
 * @param {string} url
 */
const read = async (url) => {
  try {
    const answer = await fetch(url, { redirect: 'manual' });
    const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html');
    return { status: answer.status, isPage, text: await answer.text() };
  } catch {
    return { status: 0, isPage: false, text: '' };
  }
};

/**
 * Requests an address, again while the host is busy, and records a fault if it fails.
 *
 * @param {Crawl} crawl
 * @param {string} address
 */
const visit = async (crawl, address) => {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const isLast = tries === maxTries;
    const { status, isPage, text } = await read(crawl.origin + address);
    const isBusy = [0, 429, 503].includes(status);
    if (status !== 200 && (isLast || !isBusy)) {
      crawl.faults.push(`${address}: ${status || 'no answer'}`);
      return;
    }
    if (status === 200 && (!isPage || takePage(crawl, address, text, isLast))) return;
    crawl.counts.again += 1;
    await sleep(100 * tries);
  }
};

/**
 * Visits linked and listed addresses in turn until both queues are empty or a limit is reached.
 *
 * @param {Crawl} crawl
 */
const crawlPages = async (crawl) => {
  const until = performance.now() + maxTime;
  const { linked, listed, counts } = crawl;
  const isEnough = () => counts.pages >= maxPages || performance.now() > until;
  const next = () => {
    if (isEnough()) return undefined;
    const [first, second] = counts.pages % 2 === 0 ? [linked, listed] : [listed, linked];
    return first.shift() ?? second.shift();
  };
  let running = 0;
  const work = async () => {
    for (;;) {
      const address = next();
      if (address !== undefined) {
        counts.pages += 1;
        running += 1;
        await visit(crawl, address);
        running -= 1;
      } else if (running === 0 || isEnough()) return;
      // pages in flight may add addresses
      else await sleep(20);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
};

/** @param {Crawl} crawl */
const crawlFiles = async ({ origin, files, faults, counts }) => {
  const work = async () => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      counts.files += 1;
      const answer = await fetch(origin + file);
      await answer.arrayBuffer();
      if (answer.status !== 200) faults.push(`${file}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
};

/** @param {Crawl} crawl @param {number} time */
const report = ({ kinds, faults, counts, linked, listed }, time) => {
  const rows = [...kinds].toSorted(([, one], [, other]) => other.pages - one.pages);
  printTable(
    `${counts.pages.toLocaleString('en-US')} pages in ${seconds(time)}`,
    ['page', 'asked for', 'may be listed'],
    rows.map(([kind, { pages, indexed }]) => [kind, pages, indexed]),
  );
  const left = linked.length + listed.length;
  console.log(
    `${counts.files} files; ${counts.elsewhere.size} links to other sites, not asked; ${left} addresses left; ${counts.again} asked again, since the host was busy.`,
  );
  console.log(`${faults.length} faults${faults.length > 0 ? ':' : '.'}`);
  for (const fault of faults.slice(0, maxPrinted)) console.log(`- ${fault}`);
};

await buildStale(buildNames);
const dataDir = makeDataDir();
const host = await startOurHost({ port, dataDir, env: { RENDER_THREADS: '2' } });
try {
  if (!options.demo && importPostings(dataDir) === undefined)
    throw new Error('There are no postings in POSTINGS_DIR; --demo does without.');
  const { origin } = host;
  /** @type {Crawl} */
  const crawl = {
    origin,
    known: new Set(),
    linked: [],
    listed: [],
    files: [],
    kinds: new Map(),
    faults: [],
    counts: { pages: 0, files: 0, elsewhere: new Set(), again: 0 },
  };
  const startedAt = performance.now();
  follow(crawl, '/', ['/'], crawl.linked);
  follow(crawl, '/', await readSitemap(`${origin}/sitemap.xml`), crawl.listed);
  await crawlPages(crawl);
  await crawlFiles(crawl);
  report(crawl, performance.now() - startedAt);
  if (crawl.faults.length > 0) process.exitCode = 1;
} finally {
  await host.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
