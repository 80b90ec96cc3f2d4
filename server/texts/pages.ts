import { site } from '@contract/constants/site';
import { saysRemote } from '@contract/jobs/remote';
import { messages } from '@contract/messages';
import { namedCompany } from '@contract/search/relevance/unnamedCompany';
import { categoriesTitle } from '@contract/titles/categories';
import { missingCategoryTitle } from '@contract/titles/category';
import { missingCompanyTitle } from '@contract/titles/company';
import { homeTitle } from '@contract/titles/home';
import { jobTitle } from '@contract/titles/job';
import { listingTitle, searchTitle } from '@contract/titles/listing';
import { loginTitles } from '@contract/titles/login';
import { missingTitle } from '@contract/titles/missing';
import { cvTitle, helpTitle, termsTitle } from '@contract/titles/reading';
import { registrationTitles } from '@contract/titles/registration';
import { untitledJob } from '@contract/titles/untitled';

const dollars = new Intl.NumberFormat(site.locale, {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

type PageText = { title: string; description: string };

const saysIn = (text: string, words: string): boolean =>
  text.toLowerCase().includes(words.toLowerCase());

/**
 * The texts of public pages for search engines and shared links. Titles are the same as in the app
 * (contract/titles).
 */
export const pageTexts = {
  usual: `${site.name} is a national job board: pay and place before the first click, and applications in one place.`,
  static: {
    home: {
      title: homeTitle,
      description: `Find work across the country on ${site.name}: place, type and pay in view before the first click, and all your applications in one place.`,
    },
    jobListing: {
      title: listingTitle,
      description: `Search all open jobs on ${site.name} by title, skill, company, place, type and pay. No account needed to look.`,
    },
    categories: {
      title: categoriesTitle,
      description: `Browse open jobs on ${site.name} by category, from IT and engineering to nursing, teaching and sales.`,
    },
    terms: {
      title: termsTitle,
      description: `The terms of use, privacy policy and cookie statement of ${site.name}.`,
    },
    help: {
      title: helpTitle,
      description: `Questions and answers for job seekers and employers on ${site.name}, and a form to ask us.`,
    },
    signUp: {
      title: registrationTitles.jobseeker,
      description: `Register on ${site.name} to apply for jobs, keep your CV and follow your applications in one place.`,
    },
    signUpEmployer: {
      title: registrationTitles.employer,
      description: `Register on ${site.name} to post jobs and manage your applicants.`,
    },
    login: {
      title: loginTitles.jobseeker,
      description: `Log in to ${site.name} as a job seeker to apply for jobs and follow your applications.`,
    },
    loginEmployer: {
      title: loginTitles.employer,
      description: `Log in to ${site.name} as an employer to post jobs and manage your applicants.`,
    },
    cv: {
      title: cvTitle,
      description: 'A clear, printable CV template to fill in and send with your job applications.',
    },
  },
  search: (words: string): PageText => ({
    title: searchTitle(words),
    description: `Open jobs for ${words} on ${site.name}, with place, type and pay before the first click.`,
  }),
  category: (name: string): PageText => ({
    title: name,
    description: `Open positions in ${name} on ${site.name}: see place, type and pay before the first click.`,
  }),
  company: (name: string): PageText => ({
    title: name,
    description: `${name} on ${site.name}: about the company and its open jobs.`,
  }),
  /** On the preview image of a shared link. */
  shared: 'Pay and place before the first click',
  /** The image's alternative text. */
  sharedAlt: `${site.name}: pay and place before the first click`,
  job: (job: {
    title: string;
    company: string;
    location: string;
    type: string;
    pay: string;
    overview: string;
  }): PageText => ({
    title: jobTitle(job.title || untitledJob, job),
    description: [
      [
        job.title || untitledJob,
        namedCompany(job.company) && `at ${job.company}`,
        // "Remote, Texas" isn't a place to be in
        job.location &&
          !saysRemote('', job.location) &&
          !saysIn(job.overview, job.location) &&
          `in ${job.location}`,
      ]
        .filter(Boolean)
        .join(' '),
      saysRemote('', job.location) ? job.location : '',
      [saysIn(job.overview, job.type) ? '' : job.type, job.pay].filter(Boolean).join(', '),
      job.overview,
    ]
      .filter(Boolean)
      .join('. '),
  }),
  /** Formats pay as "$4,000 - $5,200 a month". */
  pay: (from: number, to: number): string =>
    from > 0 && from < to
      ? `${dollars.format(from)} - ${dollars.format(to)} a month`
      : `${dollars.format(to)} a month`,
  /** Headings in a job's full text, the same as in the app. */
  responsibilities: 'Responsibilities',
  qualifications: 'Qualifications',
  /** Summarizes a job for a feed: "Harbour Clinic, $4,000 a month. Care for patients." */
  summary: (company: string, pay: string, overview: string): string =>
    [[namedCompany(company), pay].filter(Boolean).join(', '), overview].filter(Boolean).join('. '),
  ended: 'This job has ended. Similar jobs are still open.',
  gone: missingTitle,
  noJob: messages.getJob.empty,
  noCompany: missingCompanyTitle,
  noCategory: missingCategoryTitle,
  home: 'Home',
  categories: 'Categories',
  /** Filters of a search, for the title of its feed. */
  filters: {
    /** "Full-time". */
    type: (type: string): string => type.charAt(0).toUpperCase() + type.slice(1),
    remote: 'Remote',
    applyHere: `Apply on ${site.name}`,
    withPay: 'With pay',
    payMin: (amount: number): string => `From ${dollars.format(amount)} a month`,
    payMax: (amount: number): string => `Up to ${dollars.format(amount)} a month`,
    within: (days: number): string => (days === 1 ? 'Last day' : `Last ${days} days`),
    near: (point: string): string => `Near ${point}`,
    miles: (miles: number): string => `Within ${miles} miles`,
  },
  feed: (of: string): string => (of === '' ? `New jobs on ${site.name}` : `New jobs: ${of}`),
} as const;
