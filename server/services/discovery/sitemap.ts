import { paths } from '@contract/paths';
import type { Database } from '../../database/database';
import {
  divideEmployers,
  divideJobs,
  listSitemapCategories,
  listSitemapEmployers,
  listSitemapJobs,
  stateOfSitemapEmployers,
  stateOfSitemapJobs,
  type SitemapEntry,
  type SitemapPart,
} from '../../repositories/discovery/sitemaps';
import { cached, staleWhileRevalidate } from '../cache';
import { escapeXml, textElement, xmlDeclaration } from './xml';

/** The protocol's limit per file. */
const maxUrls = 50_000;
/**
 * URLs per file when the files are divided: jobs posted until the next division are added to the
 * last one.
 */
const defaultSize = 45_000;
/** How long the division is cached, in milliseconds. */
const divisionTtl = 600_000;
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Public pages without data of their own that should be indexed. */
const plainPages = [
  paths.home(),
  paths.jobListing(),
  paths.categories(),
  paths.terms(),
  paths.help(),
  paths.signUp(),
  paths.signUpEmployer(),
  paths.login(),
  paths.loginEmployer(),
  paths.cv(),
];

type Division = { jobs: SitemapPart[]; employers: string[] };
const divide = (db: Database, size: number): Promise<Division> =>
  staleWhileRevalidate(
    db,
    `sitemap ${size}`,
    () => divisionTtl,
    async () => ({
      jobs: await divideJobs(db.reads, size),
      employers: await divideEmployers(db.reads, size),
    }),
  );

const urlOf = (address: string, changedAt: Date | null | undefined): string =>
  `<url>${textElement('loc', address)}${textElement('lastmod', changedAt?.toISOString())}</url>\n`;

/** Returns `/sitemap.xml`: the URLs of all sitemap files. */
export const sitemapIndex = async (
  db: Database,
  origin: string,
  size = defaultSize,
): Promise<string> => {
  const { jobs, employers } = await divide(db, size);
  const files = [
    { name: 'sitemap-pages.xml', changedAt: undefined },
    ...jobs.map(({ changedAt }, index) => ({ name: `sitemap-jobs-${index + 1}.xml`, changedAt })),
    ...employers.map((_from, index) => ({
      name: `sitemap-companies-${index + 1}.xml`,
      changedAt: undefined,
    })),
  ];
  const lines = files.map(
    ({ name, changedAt }) =>
      `<sitemap>${textElement('loc', `${origin}/${name}`)}${textElement('lastmod', changedAt?.toISOString())}</sitemap>\n`,
  );
  return `${xmlDeclaration}<sitemapindex xmlns="${escapeXml(namespace)}">\n${lines.join('')}</sitemapindex>\n`;
};

const head = `${xmlDeclaration}<urlset xmlns="${namespace}">\n`;
const foot = '</urlset>\n';

/** Returns the sitemap of pages that aren't a job or a company. */
export const pagesSitemap = async (db: Database, origin: string): Promise<string> => {
  const categories = await listSitemapCategories(db.reads);
  return [
    head,
    ...plainPages.map((path) => urlOf(origin + path, undefined)),
    ...categories.map(({ name, changedAt }) => urlOf(origin + paths.category(name), changedAt)),
    foot,
  ].join('');
};

async function* write(
  batches: AsyncGenerator<SitemapEntry[], void>,
  addressOf: (name: string) => string,
): AsyncGenerator<string, void, undefined> {
  yield head;
  for await (const entries of batches)
    yield entries.map(({ name, changedAt }) => urlOf(addressOf(name), changedAt)).join('');
  yield foot;
}

/** A sitemap file; `undefined` if it doesn't exist. */
export type SitemapFile =
  | {
      /** Changes with the file's content. */
      state: string;
      /** Streams the file's text. */
      write: () => AsyncGenerator<string, void, undefined>;
    }
  | undefined;

/** How long a file's state is cached, in milliseconds. */
const stateTtl = 60_000;

/** Returns file `number` (from 1) of the live jobs. */
export const jobsSitemap = async (
  db: Database,
  origin: string,
  number: number,
  size = defaultSize,
): Promise<SitemapFile> => {
  const { jobs } = await divide(db, size);
  const from = jobs[number - 1]?.from;
  if (!from) return undefined;
  const part = { from, to: jobs[number]?.from, limit: maxUrls };
  const state = await cached(
    db,
    `sitemap jobs ${number} ${size} ${from.id} ${part.to?.id}`,
    stateTtl,
    () => stateOfSitemapJobs(db.reads, part),
  );
  return {
    state: `${origin} ${state}`,
    write: () => write(listSitemapJobs(db.reads, part), (id) => origin + paths.jobView(id)),
  };
};

/** Returns file `number` (from 1) of the employers that have a live job. */
export const companiesSitemap = async (
  db: Database,
  origin: string,
  number: number,
  size = defaultSize,
): Promise<SitemapFile> => {
  const { employers } = await divide(db, size);
  const from = employers[number - 1];
  if (from === undefined) return undefined;
  const part = { from, to: employers[number], limit: maxUrls };
  const state = await cached(
    db,
    `sitemap companies ${number} ${size} ${from} ${part.to}`,
    stateTtl,
    () => stateOfSitemapEmployers(db.reads, part),
  );
  return {
    state: `${origin} ${state}`,
    write: () =>
      write(
        listSitemapEmployers(db.reads, part),
        (username) => origin + paths.employerReadOnly(username),
      ),
  };
};
