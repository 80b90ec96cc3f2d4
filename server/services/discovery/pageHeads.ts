import { paths } from '@contract/paths';
import type { RouteName } from '@contract/routes';
import { isWebAddress } from '@contract/text/website';
import { adminLoginTitle } from '@contract/titles/login';
import { wholeTitle } from '@contract/titles/whole';
import type { Database } from '../../database/database';
import { categoryExists, someCategoryExists } from '../../repositories/jobs/categories';
import { findJob, type WholeJob } from '../../repositories/jobs/jobLists';
import { employers } from '../../repositories/people/employers';
import { findPerson } from '../../repositories/people/people';
import { pageTexts } from '../../texts/pages';
import { hostGazetteer } from '../search/places/hostGazetteer';
import { feedLinks } from './feedLinks';
import { understoodSearch } from './feedSearch';
import { routeParam } from './routeParams';
import { jobPosting } from './structuredData/jobPosting';
import {
  breadcrumbs,
  companyOrganization,
  siteOrganization,
  webSite,
} from './structuredData/siteData';
import { cutText, type PageHead } from './writeHead';

/** A requested page: its route, its path as it was requested, and its query without "?". */
export type AskedPage = { name: RouteName; pathname: string; query: string };

/** Roughly the number of characters that search engines show. */
const descriptionLength = 160;

const sitePictureOf = (origin: string) => ({
  image: `${origin}/share/site.png`,
  imageAlt: pageTexts.sharedAlt,
});
const jobPictureOf = (origin: string, id: string): string => `${origin}/share/jobs/${id}.png`;

/** Returns the head of a page that must not be indexed: a personal or an unknown one. */
const unlistedHead = (title = ''): PageHead => ({
  title: wholeTitle(title),
  description: pageTexts.usual,
  isIndexed: false,
});

/** Returns the head of a missing page, with the same title as in the app. */
export const missingHead = (name: RouteName | undefined): PageHead => {
  if (name === 'jobView' || name === 'employerJobView') return unlistedHead(pageTexts.noJob);
  if (name === 'employerReadOnly') return unlistedHead(pageTexts.noCompany);
  // never text from the URL, which anybody can make up
  return unlistedHead(name === 'category' ? pageTexts.noCategory : pageTexts.gone);
};

const staticPages = new Map<string, { title: string; description: string }>(
  Object.entries(pageTexts.static),
);
const staticHead = (origin: string, { name, pathname }: AskedPage): PageHead | undefined => {
  const text = staticPages.get(name);
  if (!text) return undefined;
  const isHome = name === 'home';
  return {
    ...text,
    title: wholeTitle(text.title),
    canonical: origin + (isHome ? '/' : pathname.toLowerCase().replace(/\/$/, '')),
    isIndexed: true,
    ...sitePictureOf(origin),
    jsonLd: isHome ? [webSite(origin), siteOrganization(origin)] : [],
    feeds: isHome || name === 'jobListing' ? feedLinks(origin, new URLSearchParams()) : [],
  };
};

/** The filters in a search's canonical URL and title; pages and sort orders are left out. */
const searchKeys = [
  'q',
  'location',
  'category',
  'type',
  'company',
  'remote',
  'applyHere',
  'payMin',
  'payMax',
  'withPay',
  'within',
  'degree',
  'near',
  'miles',
];
const saidKeys = ['q', 'category', 'company', 'location'];

const searchHead = async (
  db: Database,
  origin: string,
  { query }: AskedPage,
): Promise<PageHead | undefined> => {
  const given = new URLSearchParams(query);
  if (given.size === 0) return undefined;
  const kept = understoodSearch(given, searchKeys);
  const categories = kept.getAll('category');
  const hasFeed = categories.length === 0 || (await someCategoryExists(db.reads, categories));
  const words = saidKeys.flatMap((key) => kept.getAll(key));
  const { title, description } =
    words.length > 0
      ? pageTexts.search(cutText(words.join(', '), 80))
      : pageTexts.static.jobListing;
  return {
    title: wholeTitle(title),
    description: cutText(description, descriptionLength),
    canonical: origin + paths.jobListing(kept.toString()),
    isIndexed: false,
    ...sitePictureOf(origin),
    feeds: hasFeed ? feedLinks(origin, kept) : [],
  };
};

const categoryHead = async (db: Database, origin: string, name: string): Promise<PageHead> => {
  if (!(await categoryExists(db.reads, name))) return unlistedHead(pageTexts.noCategory);
  const path = paths.category(name);
  const { title, description } = pageTexts.category(name);
  return {
    title: wholeTitle(title),
    description,
    canonical: origin + path,
    isIndexed: true,
    ...sitePictureOf(origin),
    jsonLd: [
      breadcrumbs(origin, [
        { name: pageTexts.home, path: '/' },
        { name: pageTexts.categories, path: paths.categories() },
        { name, path },
      ]),
    ],
    feeds: feedLinks(origin, new URLSearchParams({ category: name })),
  };
};

const companyHead = async (db: Database, origin: string, username: string): Promise<PageHead> => {
  const employer = await findPerson(db.reads, employers, username);
  if (!employer) return unlistedHead(pageTexts.noCompany);
  const person = [employer.firstnameEmployer, employer.lastnameEmployer].filter(Boolean).join(' ');
  const company = employer.companyName ?? '';
  const path = paths.employerReadOnly(employer.usernameEmployer);
  const { description } = pageTexts.company(company || person);
  const profile = employer.companyProfile ?? '';
  const logo = employer.companyLogo ?? '';
  return {
    // the same as in the app
    title: wholeTitle(company || person),
    heading: company || person,
    description: cutText([description, profile].filter(Boolean).join(' '), descriptionLength),
    canonical: origin + path,
    isIndexed: true,
    ...sitePictureOf(origin),
    jsonLd: company
      ? [
          companyOrganization(origin + path, {
            name: company,
            website: websiteOf(employer.companyWebsite) ?? '',
            logo: logo && origin + logo,
            profile,
          }),
        ]
      : [],
    feeds: feedLinks(
      origin,
      new URLSearchParams({ employer: employer.usernameEmployer }),
      company || person,
    ),
  };
};
/** Returns the website if it is a valid URL: the field may contain any text. */
const websiteOf = (website: string | null | undefined): string | null =>
  website && /^https?:\/\//i.test(website) && isWebAddress(website) ? website : null;

const jobText = (job: WholeJob) =>
  pageTexts.job({
    title: job.title,
    company: job.company,
    location: job.location,
    type: job.employmentType,
    pay: job.payTo > 0 ? pageTexts.pay(job.payFrom, job.payTo) : '',
    overview: job.overview,
  });

const jobHead = async (db: Database, origin: string, id: string): Promise<PageHead> => {
  const job = await findJob(db.reads, id);
  if (job?.status === 'expired' || job?.status === 'filled')
    return {
      ...unlistedHead(job.title),
      description: pageTexts.ended,
      canonical: origin + paths.jobView(job.id),
    };
  if (job?.status !== 'live') return unlistedHead(pageTexts.noJob);
  const { title, description } = jobText(job);
  const path = paths.jobView(job.id);
  return {
    title: wholeTitle(title),
    heading: title,
    description: cutText(description, descriptionLength),
    canonical: origin + path,
    isIndexed: true,
    image: jobPictureOf(origin, job.id),
    jsonLd: [
      ...(await postingOf(db, origin, job)),
      breadcrumbs(origin, [
        { name: pageTexts.home, path: '/' },
        ...(job.category ? [{ name: job.category, path: paths.category(job.category) }] : []),
        { name: job.title, path },
      ]),
    ],
    feeds: feedLinks(origin, new URLSearchParams({ category: job.category })),
  };
};

/**
 * Returns the job's structured data; none for a job without an employer: nobody can apply for it
 * here, and such pages must not be marked up as postings (Google's content policies).
 */
const postingOf = async (db: Database, origin: string, job: WholeJob) => {
  if (job.employerUsername === null) return [];
  const employer = await findPerson(db.reads, employers, job.employerUsername);
  const website = websiteOf(employer?.companyWebsite);
  const company = employer?.companyName?.trim() || null;
  return [jobPosting({ job, origin, company, website, gazetteer: await hostGazetteer() })];
};

/** Returns the head of a requested page, by its route. */
export const pageHead = async (
  db: Database,
  origin: string,
  page: AskedPage,
): Promise<PageHead> => {
  const param = routeParam(page.name, page.pathname);
  if (page.name === 'jobView' || page.name === 'employerJobView') return jobHead(db, origin, param);
  if (page.name === 'category') return categoryHead(db, origin, param);
  if (page.name === 'employerReadOnly') return companyHead(db, origin, param);
  if (page.name === 'adminLogin') return unlistedHead(adminLoginTitle);
  const search = page.name === 'jobListing' ? await searchHead(db, origin, page) : undefined;
  return search ?? staticHead(origin, page) ?? unlistedHead();
};

/** Whether a page's head is read from the database. */
export const hasData = ({ name }: AskedPage): boolean =>
  ['jobView', 'employerJobView', 'category', 'employerReadOnly'].includes(name);
